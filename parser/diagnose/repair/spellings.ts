import {
  type Bindings,
  type VariableKind,
  type VariableValues,
  variant,
} from "../../../ast/mod.ts";
import { BACK_AGAIN, type Dialect } from "../../../dialects/mod.ts";
import { keepingAll } from "../../../memo/mod.ts";
import { wordOfDirective, wordOfVariable } from "../../columns.ts";
import { DIGITS } from "../../primitives.ts";

/** How each thing that a grammar can read may be written on this card. */
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
  // Many places of a card ask for the same.
  return keepingAll((word) => directives.get(word) ?? written(word, dialect));
}

/** How a person would write a word: nothing if the dialect cannot write it. */
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

/** A word or keyword; nothing if this dialect has no spelling for it. */
function written(word: string, { words, read }: Dialect): readonly string[] {
  if (word === DIGITS || word === BACK_AGAIN) return [];
  if (!word.startsWith("{")) return [word];
  const spelling = words(word);
  const reading = read(spelling.slice(1, -1));
  return reading.sort === "plain" && wordOfDirective(reading.name) === word
    ? [spelling]
    : [];
}
