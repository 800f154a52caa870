import type { Bindings } from "../../ast/mod.ts";
import { spellingOf } from "../../combinators/mod.ts";
import { DIRECTIVES, findDirective, MODE_COST } from "../../lexer/mod.ts";
import { DIGITS } from "../primitives.ts";

/** How each thing that a grammar can read may be written on this card. */
export interface Spellings {
  (id: number): readonly string[];
}

/** The spellings for a card with these variables: `{e1}` only if it has an `e1`. */
export function spellingsFor(bindings: Bindings): Spellings {
  const directives = new Map<string, string[]>();
  const numbers = ["", ...numbersIn(bindings)];
  for (const name of [...DIRECTIVES.keys(), ...modeCosts(bindings)]) {
    for (const number of name.startsWith("mode") ? [""] : numbers) {
      const known = directives.get(inGrammar(name));
      const spelling = `{${name}${number}}`;
      if (known === undefined) directives.set(inGrammar(name), [spelling]);
      else known.push(spelling);
    }
  }
  return (id) => {
    const spelling = spellingOf(id);
    return directives.get(spelling) ?? (spelling === DIGITS ? [] : [spelling]);
  };
}

/** Numbers behind the names of variables: 1 and 2 of "e1: 3, e2: 4". */
function numbersIn(bindings: Bindings): readonly string[] {
  const found = [...bindings.keys()].map((name) => /[0-9]+$/.exec(name)?.[0]);
  return [...new Set(found)].filter((number) => number !== undefined);
}

function modeCosts(bindings: Bindings): readonly string[] {
  const bound = [...bindings.keys()]
    .filter((name) => findDirective(name)?.base === MODE_COST);
  return bound.length === 0 ? ["mode1-cost"] : bound;
}

// Directives of one kind are interchangeable: {a-subtype} is {subtype}.
const IN_GRAMMAR = {
  "subtype": "{subtype}",
  "figment": "{a-figment}",
  "figment-count": "{n-figments}",
  "subtype-count": "{count-allied-subtype}",
} as const;

function inGrammar(name: string): string {
  const found = findDirective(name);
  if (found === undefined) return `{${name}}`;
  const { directive: { kind }, base } = found;
  return kind === "integer" ? `{${base}}` : IN_GRAMMAR[kind];
}
