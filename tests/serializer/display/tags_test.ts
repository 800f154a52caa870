import { deepStrictEqual, ok } from "node:assert/strict";
import {
  type DisplaySpan,
  joinedSpans,
} from "../../../serializer/display/span.ts";
import { readTags } from "../../../serializer/display/tags.ts";

/** A text with tags, and its spans. */
const CASES: readonly (readonly [string, readonly DisplaySpan[]])[] = [
  ["a<b>b</b>c", [{ text: "a" }, { text: "b", bold: true }, { text: "c" }]],
  ["<B><I>x</i></b>", [{ text: "x", bold: true, italic: true }]],
  ["< b >x< / b >y", [{ text: "x", bold: true }, { text: "y" }]],
  // Tags need not nest, and one that changes nothing ends no span.
  ["<color=#123456><b><u>x</u></color></b>", [
    { text: "x", bold: true, underline: true, color: "123456" },
  ]],
  ["<b>x<b>y</b>z</b>", [{ text: "xyz", bold: true }]],
  ["</b></u></color>x<b>y", [{ text: "x" }, { text: "y", bold: true }]],
  ["<color=aabbcc>x<color = #00838f>y</color>z</color>", [
    { text: "x", color: "AABBCC" },
    { text: "y", color: "00838F", role: "energy" },
    { text: "z", color: "AABBCC" },
  ]],
  // Everything else is text.
  ["<x> <b=1> </> < > <", [{ text: "<x> <b=1> </> < > <" }]],
  ["<color> <color=red> <color=#12345> </color=#123456>", [
    { text: "<color> <color=red> <color=#12345> </color=#123456>" },
  ]],
  ["1 < 2 <b>x", [{ text: "1 < 2 " }, { text: "x", bold: true }]],
  ["<b></b>", []],
];

for (const [text, spans] of CASES) {
  Deno.test(`readTags() reads "${text}"`, () => {
    deepStrictEqual(joinedSpans(readTags(text).spans), spans);
  });
}

Deno.test("readTags() says which tags are open after the text", () => {
  const { open } = readTags("<b><b><u>x</u><color=#123456>");
  deepStrictEqual(open, { b: 2, i: 0, u: 0, colors: ["123456"] });
});

Deno.test("readTags() takes hostile texts in its stride", () => {
  const spaces = " ".repeat(100_000);
  for (
    const text of ["<".repeat(100_000), `</${spaces}x>`, `<color${spaces}>`]
  ) {
    ok(readTags(text).spans.length > 0);
  }
});
