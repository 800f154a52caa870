import { strictEqual } from "node:assert/strict";
import { type NewValue, parseToml } from "../../../../tabula/internal.ts";
import { changedElsewhere } from "../../../../tasks/tabula/fix/changed_elsewhere.ts";

const BEFORE = `version = 1
[[cards]]
name = "A"
rules-text = """
Drow.
"""
[[cards]]
name = "B"
spark = nan
`;

const VALUE: NewValue = {
  row: { table: "cards", index: 0 },
  key: "rules-text",
  text: "Draw.",
};

const SOMETHING = "something else in the file would change";

/** What becomes of the file, and what is said about it. */
const CASES: readonly (readonly [string, string, string | undefined])[] = [
  ["Drow", "Draw", undefined],
  ["Drow", "Drow", "a new value would not be stored"],
  ['Drow.\n"""', 'Draw.\n"""\nvariables = ""', SOMETHING],
  [
    'Drow.\n"""\n[[cards]]\nname = "B"',
    'Draw.\n"""\n[[cards]]\nname = "B "',
    SOMETHING,
  ],
  ['Drow.\n"""\n[[cards]]', 'Draw.\n"""\n[[card]]', SOMETHING],
  ["Drow", 'Draw"""', "the result would not be TOML"],
];

for (const [from, to, expected] of CASES) {
  Deno.test(`changedElsewhere() of ${JSON.stringify(to)}: ${expected}`, () => {
    const versions = {
      before: BEFORE,
      after: BEFORE.replace(from, to),
      values: [VALUE],
    };
    strictEqual(changedElsewhere(parseToml, versions), expected);
  });
}
