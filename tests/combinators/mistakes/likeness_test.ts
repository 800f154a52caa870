import { deepStrictEqual } from "node:assert/strict";
import { lettersApart } from "../../../combinators/mistakes/mod.ts";

/** A word as written, and what it may stand for, from the likeliest on. */
const ORDER: readonly (readonly [found: string, meant: string])[] = [
  ["bark", "bark barks barn dark"],
  // The same beginning, and then the same end.
  ["barn", "bars born corn"],
  ["quets", "quests quest"],
  ["cart", "card art"],
  // Two letters that changed places are one mistake.
  ["darw", "draw dread"],
];

for (const [found, meant] of ORDER) {
  Deno.test(`lettersApart() orders what "${found}" may stand for: ${meant}`, () => {
    const words = meant.split(" ").toReversed();
    deepStrictEqual(
      words.map((word) => ({ word, letters: lettersApart(found, word) ?? 9 }))
        .sort((one, other) => one.letters - other.letters)
        .map(({ word }) => word).join(" "),
      meant,
    );
  });
}

/** Words that are too different, though few letters differ. */
const APART: readonly (readonly [string, string, number?])[] = [
  [".", ","],
  ["a", "."],
  [".", "a"],
  ["of", "to"],
  ["cat", "carts"],
  ["items", "item card"],
  ["carts", "cord", 1],
];

for (const [found, meant, most] of APART) {
  Deno.test(`lettersApart() keeps "${found}" and "${meant}" apart`, () => {
    deepStrictEqual(lettersApart(found, meant, most), undefined);
  });
}
