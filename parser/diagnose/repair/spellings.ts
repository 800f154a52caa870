import {
  type Bindings,
  type VariableKind,
  type VariableValues,
  variant,
} from "../../../ast/internal.ts";
import { BACK_AGAIN, type Dialect } from "../../../lexer/dialects/mod.ts";
import { wordOfDirective, wordOfVariable } from "../../columns.ts";
import { DIGITS } from "../../primitives.ts";

/** The spellings of each word of the grammar on a card. */
export type Spellings = (word: string) => readonly string[];

/** The spellings for a card with these variables: `{e1}` only if it has an `e1`. */
export function spellingsFor(bindings: Bindings, dialect: Dialect): Spellings {
  const directives = new Map<string, string[]>();
  for (const spelling of dialect.spellings(kindsOf(bindings))) {
    const word = wordOf(spelling.slice(1, -1), dialect);
    const known = directives.get(word);
    if (known === undefined) directives.set(word, [spelling]);
    else known.push(spelling);
  }
  return (word) => directives.get(word) ?? written(word, dialect);
}

/** The usual spelling of a word; `undefined` if the dialect has none. */
export function likeliestSpelling(
  spellings: Spellings,
  word: string,
): string | undefined {
  const all = spellings(word);
  return all.includes(word) ? word : all[0];
}

function kindsOf(bindings: Bindings): ReadonlyMap<string, VariableKind> {
  return new Map(
    Array.from(bindings, ([name, value]) => [
      name,
      variant<VariableValues>(value)[0],
    ]),
  );
}

/** How the grammar spells a directive. */
function wordOf(body: string, { read }: Dialect): string {
  const reading = read(body);
  return reading.sort === "value" ? wordOfVariable(reading) : "";
}

/** The spelling of a word or keyword; none if the dialect has none. */
function written(word: string, { words, read }: Dialect): readonly string[] {
  if (word === DIGITS || word === BACK_AGAIN) return [];
  if (!word.startsWith("{")) return [word];
  const spelling = words(word);
  const reading = read(spelling.slice(1, -1));
  return reading.sort === "plain" && wordOfDirective(reading.name) === word
    ? [spelling]
    : [];
}
