import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { type DiffPart, wordDiff } from "../../../tasks/tabula/word_diff.ts";

Deno.test("wordDiff() finds the words that changed", () => {
  deepStrictEqual(
    wordDiff("{Dissolve} an enemy character.", "{Dissolve} an enemy."),
    [
      { kind: "same", text: "{Dissolve} an " },
      { kind: "removed", text: "enemy character." },
      { kind: "added", text: "enemy." },
    ],
  );
  deepStrictEqual(wordDiff("a b c", "a x b c"), [
    { kind: "same", text: "a " },
    { kind: "added", text: "x " },
    { kind: "same", text: "b c" },
  ]);
});

Deno.test("wordDiff() has all of both texts, in order", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n"))
    .map((parts) => parts.join(""));
  fc.assert(fc.property(text, text, (before, after) => {
    const parts = wordDiff(before, after);
    deepStrictEqual(textOf(parts, "removed"), before);
    deepStrictEqual(textOf(parts, "added"), after);
  }));
});

function textOf(parts: readonly DiffPart[], kind: DiffPart["kind"]): string {
  return parts.filter((part) => part.kind === "same" || part.kind === kind)
    .map(({ text }) => text).join("");
}
