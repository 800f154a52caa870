import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import {
  findDirective,
  type Need,
  needsOf,
  type VariableToken,
} from "../../lexer/mod.ts";
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
  /** What it stands for once it has its values; absent if it needs none. */
  readonly kind: VariableToken["kind"] | undefined;
  readonly needs: readonly Need[];
}

// By the nodes of the words in the tree of letters, once they are learned.
const words: KnownWord[] = [];
const directives: KnownDirective[] = [];

/**
 * Whether a word is worth learning. Words that the grammar does not know are
 * not. Nor are long numbers, of which there is no end: a text full of them
 * would leave no room for words.
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

/** What a directive of a card is. */
export function directiveAt(
  card: string,
  cuts: Cuts,
  row: number,
): KnownDirective {
  const node = cuts.nodes[row]!;
  return directives[node] ?? newDirective(textOfCut(card, cuts, row), node);
}

function newDirective(name: string, node: number): KnownDirective {
  const found = findDirective(name);
  const kind = found?.directive.kind;
  const word = found === undefined
    ? wordOfDirective(name)
    : wordOfVariable({ kind: found.directive.kind, base: found.base });
  const id = idOf(grammar(), word);
  if (!isWorthLearning(name, id)) return { id, kind, needs: needsOf(name) };
  // Names that are learned are found in bindings without being cut out.
  const needs = needsOf(name).map(({ kind, names }) => ({
    kind,
    names: names.map(learnWord),
  }));
  const known = { id, kind, needs };
  if (node !== 0) directives[node] = known;
  else learnWord(name);
  return known;
}
