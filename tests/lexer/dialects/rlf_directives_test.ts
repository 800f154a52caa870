import { deepStrictEqual } from "node:assert/strict";
import { rlf } from "../../../lexer/dialects/mod.ts";
import { parseBindings, resolveIn, tokenize } from "../../../lexer/internal.ts";
import { errorsOf, valueOf } from "../../results.ts";

const VARIABLES =
  "e: 1, c: 2, d: 3, n: 4, x: 5, t: Mage, u: SpiritAnimal, g: shadow, e1: 6, c2: 7, a: 8, one: 1";

/** A directive, and its value with the name that the grammar has for it. */
const READ: readonly (readonly [string, string])[] = [
  // Phrases, with and without a variable
  ["{energy}", "{e} 1"],
  ["{e}", "{e} 1"],
  ["{$e}", "{e} 1"],
  ["{$$e}", "{e} 1"],
  ["{energy($e)}", "{e} 1"],
  ["{energy(e)}", "{e} 1"],
  ["{ENERGY($E)}", "{e} 1"],
  ["{energy()}", "{e} 1"],
  ["{energy($x)}", "{e} 5"],
  ["{energy($e1)}", "{e} 6"],
  ["{e1}", "{e} 6"],
  ["{cards($d)}", "{card-count} 3"],
  ["{top_n_cards($c)}", "{card-count} 2"],
  ["{c2}", "{card-count} 7"],
  ["{discards($d)}", "{discards} 3"],
  ["{multiply_by($n)}", "{multiplyby} 4"],
  ["{reclaim_for_cost($x)}", "{reclaimforcost} 5"],
  // Prefixes, selectors, blanks, what follows
  ["{@cap cards($c)}", "{card-count} 2"],
  ["{@cap @a subtype($t)}", '{subtype} "Mage"'],
  ["{@plural @a @cap subtype($u)}", '{subtype} "SpiritAnimal"'],
  ["{@a figment($g)}", '{a-figment} "Shadow"'],
  ["{subtype($t):other}", '{subtype} "Mage"'],
  ["{subtype( $t ) and more}", '{subtype} "Mage"'],
  // Other numbers of arguments than one
  ["{cards($x, $d)}", "{card-count} 2"],
  // Compounds: the type is always in the same variable, if it is bound
  [
    "{count_allied_subtype($a, $t)}",
    '{count-allied-subtype} {"count":8,"subtype":"Mage"}',
  ],
  [
    "{count_allied_subtype($x, $u)}",
    '{count-allied-subtype} {"count":5,"subtype":"Mage"}',
  ],
  ["{n_figments}", '{n-figments} {"count":4,"figment":"Shadow"}'],
  // A phrase that is not known reads its argument as a phrase
  ["{keyword($e)}", "{e} 1"],
  ["{keyword($c2)}", "{card-count} 7"],
  // Words, keywords, and nothing
  ["{pronoun:$one}", "it"],
  ["{pronoun:n}", "them"],
  ["{card:$c}", ""],
  ["{$judgment}", "{judgment}"],
  ["{Energy_Symbol}", "{energy-symbol}"],
  ["{Choose_One}", "{chooseone}"],
  ["{Materialized_Judgment}", "{materializedjudgment}"],
  // What is none of them
  ["{energy-symbol}", "{}"],
  ["{@an subtype($t)}", "{}"],
  ["{@cap card:$c}", "{}"],
  ["{card:c}", "{}"],
  ["{energy)(}", "{}"],
  ["{energy($e:one)}", "{}"],
  ["{keyword($e, $c)}", "{}"],
  ["{subtype2}", "{}"],
];

for (const [text, expected] of READ) {
  Deno.test(`${text} is read as ${expected || "nothing"} in RLF`, () => {
    deepStrictEqual(readAs(text), expected);
  });
}

/** A directive, and the variable that it misses. */
const MISSING: readonly (readonly [string, string])[] = [
  ["{energy($y)}", "y"],
  ["{points}", "p"],
  ["{points2}", "points2"],
  ["{pronoun:$y}", "y"],
  ["{n_figments($y, $g)}", "y"],
];

for (const [text, variable] of MISSING) {
  Deno.test(`${text} needs a value for "${variable}" in RLF`, () => {
    const [error] = errorsOf(resolved(text));
    deepStrictEqual(
      error && "variable" in error.details && error.details.variable,
      variable,
    );
  });
}

function resolved(text: string) {
  const bindings = valueOf(parseBindings(VARIABLES));
  return resolveIn(rlf, valueOf(tokenize(text)), bindings);
}

function readAs(text: string): string {
  const [token] = valueOf(resolved(text));
  if (token === undefined) return "";
  if ("value" in token) {
    return `{${token.base}} ${JSON.stringify(token.value)}`;
  }
  return token.kind === "directive" ? `{${token.text}}` : token.text;
}
