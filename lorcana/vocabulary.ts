import { intern } from "../combinators/mod.ts";
import { knownAt, learn as keep, newTree } from "../lexer/mod.ts";

// Only the words of this grammar: "hero" is a name here, whatever other
// grammars of the project call a word.
const known = new Map<string, number>();

/** The id of a spelling in this grammar; made at first sight. */
export function learn(spelling: string): number {
  const id = known.get(spelling) ?? intern(spelling);
  known.set(spelling, id);
  return id;
}

/** The id of a spelling, if this grammar has it. */
export function knownId(spelling: string): number | undefined {
  return known.get(spelling);
}

// Words of the grammar that texts have had.
const met = newTree();

/**
 * A word of a text. Those of the grammar are the same strings each time, which
 * takes a microsecond in twenty less than to cut out and look up others.
 */
export function wordAt(text: string, start: number, end: number): string {
  const found = knownAt(text, start, end, met);
  if (found !== undefined) return found;
  const word = text.slice(start, end);
  return known.has(word) ? keep(word, met) : word;
}

/** Id of a capitalised word that the grammar does not know. */
export const NAME: number = learn("<name>");

/** Id of a whole number. */
export const NUMBER: number = learn("#");

/** Id of a number with a plus. */
export const PLUS_NUMBER: number = learn("+#");

/** Id of a number with a minus. */
export const MINUS_NUMBER: number = learn("-#");
