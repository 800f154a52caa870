import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { lineSpan, locate, within } from "../../diagnostics/location.ts";
import { slice } from "../../diagnostics/internal.ts";

const places: readonly [string, number, string][] = [
  ["", 0, "1:1"],
  ["one", 3, "1:4"],
  ["one\ntwo", 3, "1:4"],
  ["one\ntwo", 4, "2:1"],
  ["one\r\ntwo", 5, "2:1"],
  ["one\rtwo", 5, "2:2"],
  ["one\n\n\ntwo", 6, "4:1"],
  ["one\n", 4, "2:1"],
  ["👍 {e}", 3, "1:4"],
  ["one", -7, "1:1"],
  ["one", 99, "1:4"],
  ["one", NaN, "1:1"],
  ["one", Infinity, "1:4"],
];

for (const [text, offset, expected] of places) {
  Deno.test(`locate() finds ${offset} of ${JSON.stringify(text)} at ${expected}`, () => {
    const { line, column } = locate({ file: "", text }, offset);
    strictEqual(`${line}:${column}`, expected);
  });
}

Deno.test("lineSpan() leaves line breaks out, whichever they are", () => {
  const source = { file: "", text: "one\r\ntwo\n\rfour\n" };
  const lines = [1, 2, 3, 4, 5, 6].map((line) =>
    slice(source.text, lineSpan(source, line))
  );
  deepStrictEqual(lines, ["one", "two", "", "four", "", ""]);
});

Deno.test("within() gives a span of the text, whatever it gets", () => {
  const spans = [[2, 1], [-1, 99], [NaN, NaN], [1.5, 2.5], [7, 8]] as const;
  deepStrictEqual(
    spans.map(([start, end]) => within({ start, end }, 3)),
    [[2, 2], [0, 3], [0, 0], [1, 2], [3, 3]]
      .map(([start, end]) => ({ start, end })),
  );
});
