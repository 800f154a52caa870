import { deepStrictEqual } from "node:assert/strict";
import { foldName, looseName } from "../../../pzl/card_list/fold_name.ts";

/** A name, the name without case and accents, and its letters alone. */
const rows: readonly (readonly [string, string, string])[] = [
  ["Opt", "opt", "opt"],
  ["Jötun Grunt", "jotun grunt", "jotungrunt"],
  ["Éomer, Marshal of Rohan", "eomer, marshal of rohan", "eomermarshalofrohan"],
  ["Will-o'-the-Wisp", "will-o'-the-wisp", "willothewisp"],
  ["Ætherize", "ætherize", "aetherize"],
  [
    "Borrowing 100,000 Arrows",
    "borrowing 100,000 arrows",
    "borrowing100000arrows",
  ],
];

for (const [name, folded, loose] of rows) {
  Deno.test(`"${name}" is found as "${folded}" and as "${loose}"`, () => {
    deepStrictEqual([foldName(name), looseName(name)], [folded, loose]);
  });
}
