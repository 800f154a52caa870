import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import {
  type DialectName,
  dialectOf,
  DIALECTS,
  type Need,
  type Reading,
} from "../../lexer/dialects/mod.ts";
import type { VariableToken } from "../../lexer/internal.ts";
import {
  valueOfWord,
  wordOfDirective,
  wordOfText,
  wordOfVariable,
} from "../columns.ts";
import { grammar } from "../grammar.ts";
import { type Cuts, textOfCut } from "./cut.ts";
import { learnWord } from "./letters.ts";

/** What a word is in the grammar. */
interface KnownWord {
  readonly id: number;
  readonly value: number | undefined;
}

/** What a directive is in the grammar, and the variables that give it a value. */
export interface KnownDirective {
  readonly id: number;
  /** The kind of its value; `undefined` if it has none. */
  readonly kind: VariableToken["kind"] | "pronoun" | "silent" | undefined;
  readonly needs: readonly Need[];
  /** What it shows about the dialect of its text, as in `Evidence`. */
  readonly shows: number;
}

// Indexed by the node of the word in the letter tree.
const words: KnownWord[] = [];
const directives: { readonly [N in DialectName]: KnownDirective[] } = {
  classic: [],
  rlf: [],
};

/**
 * Whether a word is worth learning. Words that are not in the grammar are not.
 * Neither are long numbers: a text full of them would leave no room for words.
 */
function isWorthLearning(text: string, id: number): boolean {
  return id !== UNKNOWN && !/\d{3}/.test(text);
}

/** What a word of a card is. */
export function wordAt(card: string, cuts: Cuts, row: number): KnownWord {
  const node = cuts.nodes[row]!;
  return words[node] ?? newWord(textOfCut(card, cuts, row), node);
}

function newWord(text: string, node: number): KnownWord {
  const id = idOf(grammar(), wordOfText(text));
  const known = { id, value: valueOfWord(text) };
  if (!isWorthLearning(text, known.id)) return known;
  if (node !== 0) words[node] = known;
  else learnWord(text);
  return known;
}

/** What a directive shows about the dialect of a text, as bits. */
export const Evidence = {
  none: 0,
  classic: 1,
  rlf: 2,
  unknown: 4,
  /** No evidence of a dialect, but a reason for a warning. */
  odd: 8,
} as const;

/** What a directive of a card is. */
export function directiveAt(
  card: string,
  cuts: Cuts,
  row: number,
  dialect: DialectName,
): KnownDirective {
  const node = cuts.nodes[row]!;
  return directives[dialect][node] ??
    newDirective(textOfCut(card, cuts, row), node, dialect);
}

function newDirective(
  body: string,
  node: number,
  dialect: DialectName,
): KnownDirective {
  const { read, knows } = DIALECTS[dialect];
  const reading = read(body);
  const shows = Evidence[dialectOf(body)?.name ?? "none"] |
    (knows(body) ? Evidence.none : Evidence.unknown) |
    (isOdd(reading) ? Evidence.odd : Evidence.none);
  const known = { ...inGrammar(reading), shows };
  const isKnown = known.kind !== undefined || isWorthLearning(body, known.id);
  if (!isKnown || /\d{3}/.test(body)) return known;
  // Learned names are recognized in bindings without creating a string.
  const needs = known.needs.map(({ kind, names }) => ({
    kind,
    names: names.map(learnWord),
  }));
  const learned = { ...known, needs };
  if (node !== 0) directives[dialect][node] = learned;
  else learnWord(body);
  return learned;
}

function isOdd(reading: Reading): boolean {
  return reading.sort === "value" && reading.odd !== undefined;
}

function inGrammar(reading: Reading): Omit<KnownDirective, "shows"> {
  switch (reading.sort) {
    case "value": {
      const { kind, needs } = reading;
      return { id: idOf(grammar(), wordOfVariable(reading)), kind, needs };
    }
    case "plain": {
      const id = idOf(grammar(), wordOfDirective(reading.name));
      return { id, kind: undefined, needs: [] };
    }
    case "pronoun":
      return { id: UNKNOWN, kind: "pronoun", needs: [reading.need] };
    case "silent":
      return { id: UNKNOWN, kind: "silent", needs: [] };
  }
}
