import { intern } from "../combinators/mod.ts";
import { learn as keep, newTree, type WordTree } from "../lexer/mod.ts";

// Only the words of this grammar: "hero" is a name here, whatever other
// grammars of the project call a word.
const known = new Map<string, number>();

/**
 * The words again, to be found as the same strings in every text: one
 * microsecond in twenty less than to cut out others.
 */
export const TREE: WordTree = newTree();

/** The id of a spelling in this grammar; made at first sight. */
export function learn(spelling: string): number {
  const id = known.get(spelling) ?? intern(spelling);
  known.set(keep(spelling, TREE), id);
  return id;
}

/** The id of a spelling, if this grammar has it. */
export function knownId(spelling: string): number | undefined {
  return known.get(spelling);
}

/** Id of a capitalised word that the grammar does not know. */
export const NAME: number = learn("<name>");

/** Id of a whole number. */
export const NUMBER: number = learn("#");

/** Id of a number with a plus. */
export const PLUS_NUMBER: number = learn("+#");

/** Id of a number with a minus. */
export const MINUS_NUMBER: number = learn("-#");
