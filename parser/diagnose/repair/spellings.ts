import { type Bindings, MODE_COST } from "../../../ast/mod.ts";
import { directiveNames, findDirective } from "../../../lexer/mod.ts";
import { wordOfVariable } from "../../columns.ts";
import { DIGITS } from "../../primitives.ts";

/** How each thing that a grammar can read may be written on this card. */
export type Spellings = (word: string) => readonly string[];

/** The spellings for a card with these variables: `{e1}` only if it has an `e1`. */
export function spellingsFor(bindings: Bindings): Spellings {
  const directives = new Map<string, string[]>();
  for (const name of namesFor(bindings)) {
    const found = findDirective(name);
    if (found === undefined) continue;
    const { directive: { kind }, base } = found;
    const word = wordOfVariable({ kind, base });
    const known = directives.get(word);
    if (known === undefined) directives.set(word, [`{${name}}`]);
    else known.push(`{${name}}`);
  }
  return (word) => directives.get(word) ?? (word === DIGITS ? [] : [word]);
}

function namesFor(bindings: Bindings): readonly string[] {
  const numbers = ["", ...numbersIn(bindings)];
  const names = directiveNames.flatMap((name) =>
    numbers.map((number) => name + number)
  );
  return [...names, ...modeCosts(bindings)];
}

// No card has more; with each, every directive could be spelt in one more way.
const MOST_NUMBERS = 20;

/** Numbers at the end of the names of variables: 1 and 2 of "e1: 3, e2: 4". */
function numbersIn(bindings: Bindings): readonly string[] {
  const found = [...bindings.keys()].map((name) => /[0-9]+$/.exec(name)?.[0]);
  return [...new Set(found)].filter((number) => number !== undefined)
    .slice(0, MOST_NUMBERS);
}

function modeCosts(bindings: Bindings): readonly string[] {
  const bound = [...bindings.keys()]
    .filter((name) => findDirective(name)?.base === MODE_COST);
  return bound.length === 0 ? ["mode1-cost"] : bound.slice(0, MOST_NUMBERS);
}
