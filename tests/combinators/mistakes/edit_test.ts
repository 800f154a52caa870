import { deepStrictEqual } from "node:assert/strict";
import { apply, swap } from "../../../combinators/mistakes/edit.ts";
import { faultyParagraph } from "./faulty.ts";

/** A text, the second of two words that change places, and what it says then. */
const SWAPS: readonly (readonly [
  text: string,
  at: number,
  after: readonly string[],
])[] = [
  ["a draw card .", 1, ["draw a card ."]],
  ["draw card a .", 2, ["draw a card ."]],
  // Nothing stands before the first word, or behind the last.
  ["draw card", 0, []],
  ["draw card", 2, []],
];

for (const [text, at, after] of SWAPS) {
  Deno.test(`swap() of ${text} at ${at}`, () => {
    const { columns, tokens } = faultyParagraph(text);
    const edits = swap({ tokens }, at);
    deepStrictEqual(
      edits.map((edit) => apply(columns, edit)),
      after.map((text) => faultyParagraph(text).columns),
    );
  });
}
