import { UNKNOWN } from "../combinators/mod.ts";
import {
  type Cuts,
  findDirective,
  learn,
  type Need,
  needsOf,
  textOf,
  TOKEN_WIDTH as WIDTH,
  TOKEN_WORD as WORD,
} from "../lexer/mod.ts";
import {
  idOfDirective,
  idOfVariable,
  idOfWord,
  valueOfWord,
} from "./columns.ts";

/** What a word is in the grammar. */
interface KnownWord {
  readonly id: number;
  readonly value: number | undefined;
}

/** What a directive is in the grammar, and the variables that give it a value. */
interface KnownDirective {
  readonly id: number;
  readonly needs: readonly Need[] | undefined;
}

// By the numbers that the lexer gives to words once they are learnt.
const words: KnownWord[] = [];
const directives: KnownDirective[] = [];

/**
 * Whether a word is worth learning. What the grammar does not know is not: it
 * may still come to know it. Nor are long numbers, of which there is no end: a
 * text full of them would leave no room for words, and all cards behind it
 * would take a third longer.
 */
function isWorthLearning(text: string, id: number): boolean {
  return id !== UNKNOWN && !/\d{3}/.test(text);
}

/** What a word of a card is; `i` is its place among the tokens. */
export function wordAt(card: string, cuts: Cuts, i: number): KnownWord {
  const number = cuts.table[i * WIDTH + WORD]!;
  return words[number] ?? learnWord(textOf(card, cuts, i), number);
}

function learnWord(text: string, number: number): KnownWord {
  const value = valueOfWord(text);
  const known = { id: idOfWord(text, value), value };
  if (!isWorthLearning(text, known.id)) return known;
  if (number !== 0) words[number] = known;
  else learn(text);
  return known;
}

/** What a directive of a card is; `i` is its place among the tokens. */
export function directiveAt(
  card: string,
  cuts: Cuts,
  i: number,
): KnownDirective {
  const number = cuts.table[i * WIDTH + WORD]!;
  return directives[number] ?? learnDirective(textOf(card, cuts, i), number);
}

function learnDirective(name: string, number: number): KnownDirective {
  const id = idOf(name);
  const needs = needsOf(name);
  if (!isWorthLearning(name, id)) return knownDirective(id, needs);
  // Names that are learnt are found in bindings without a look at their letters.
  const known = knownDirective(
    id,
    needs.map(({ kind, names }) => ({
      kind,
      names: names.map((name) => learn(name)),
    })),
  );
  if (number !== 0) directives[number] = known;
  else learn(name);
  return known;
}

function knownDirective(id: number, needs: readonly Need[]): KnownDirective {
  return { id, needs: needs.length === 0 ? undefined : needs };
}

function idOf(name: string): number {
  const found = findDirective(name);
  return found === undefined
    ? idOfDirective(name)
    : idOfVariable({ kind: found.directive.kind, base: found.base });
}
