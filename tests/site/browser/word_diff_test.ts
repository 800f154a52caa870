import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { wordDiff } from "../../../site/browser/workbench/word_diff.ts";

/** Two texts, and what changes: [removed] and ‹added›. */
const CASES: readonly (readonly [string, string, string])[] = [
  ["Draw a card.", "Draw a card.", "Draw a card."],
  ["Draw a card.", "Draw two cards.", "Draw [a]‹two› [card]‹cards›."],
  [
    "Gain {e}. Draw.",
    "Gain {e}, then draw.",
    "Gain {e}[.]‹,› [Draw]‹then draw›.",
  ],
  ["", "Draw.", "‹Draw.›"],
  ["Draw.", "", "[Draw.]"],
];

for (const [before, after, marked] of CASES) {
  Deno.test(`wordDiff() from "${before}" to "${after}"`, () => {
    const shown = wordDiff(before, after).map(({ kind, text }) =>
      kind === "same" ? text : kind === "removed" ? `[${text}]` : `‹${text}›`
    );
    strictEqual(shown.join(""), marked);
  });
}

Deno.test("wordDiff() loses nothing of either text", () => {
  const text = fc.array(fc.constantFrom("draw", " ", "{e}", ".", "\n", "é"))
    .map((words) => words.join(""));
  fc.assert(fc.property(text, text, (before, after) => {
    const parts = wordDiff(before, after);
    const without = (kind: string) =>
      parts.filter((part) => part.kind !== kind).map(({ text }) => text).join(
        "",
      );
    strictEqual(without("added"), before);
    strictEqual(without("removed"), after);
  }));
});
