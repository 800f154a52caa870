import { deepStrictEqual } from "node:assert/strict";
import { rlf } from "../../lexer/dialects/mod.ts";
import { tokenize } from "../../lexer/internal.ts";
import { oddDirectives } from "../../lexer/odd_directives.ts";
import { valueOf } from "../results.ts";

/** A directive, what is said about it, what it reads, and what was meant. */
const rows: readonly (readonly [string, string, string, string])[] = [
  [
    "{cards(c)}",
    'Variable "c" of {cards(c)} needs a "$"',
    'reads "c"',
    "{cards($c)}",
  ],
  [
    "{n_figments(n, $g)}",
    'Variable "n" of {n_figments(n, $g)} needs a "$"',
    'reads "n"',
    "{n_figments($n, $g)}",
  ],
  [
    "{cards($d, $e)}",
    'Arguments of {cards($d, $e)} are ignored: it takes one, and reads "c"',
    'reads "c"',
    "{cards($c)}",
  ],
  [
    "{crads($c)}",
    'Unknown phrase in {crads($c)}: only the variable "c" says what it stands for',
    'reads "c"',
    "{cards($c)}",
  ],
];

for (const [directive, message, label, meant] of rows) {
  Deno.test(`oddDirectives() on ${directive}: ${message}`, () => {
    const tokens = valueOf(tokenize(directive));
    const [odd, ...others] = oddDirectives(tokens, rlf);
    deepStrictEqual(
      [odd?.message, odd?.label, odd?.suggestion?.edits[0]?.replacement],
      [message, label, meant],
    );
    deepStrictEqual(others, []);
  });
}

Deno.test("oddDirectives() on {cards($c)}, {Judgment} and words: nothing", () => {
  const tokens = valueOf(tokenize("{Judgment} Draw {cards($c)}."));
  deepStrictEqual(oddDirectives(tokens, rlf), []);
});
