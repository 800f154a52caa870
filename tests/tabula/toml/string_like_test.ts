import { strictEqual } from "node:assert/strict";
import { stringLike } from "../../../tabula/toml/string_like.ts";

/** A string as it stands in a file, a new text, and how that is written. */
const rows: readonly (readonly [string, string, string])[] = [
  ['"old"', "new", '"new"'],
  ['"old"', 'a "b" \\ c', '"a \\"b\\" \\\\ c"'],
  ['"old"', "\x01 and \x1f", '"\\u0001 and \\u001f"'],
  // Line breaks around a text stay where they were.
  ['"\\nold\\r\\n"', "new", '"\\nnew\\r\\n"'],
  ['" old "', "new", '"new"'],
];

for (const [like, text, expected] of rows) {
  Deno.test(`${JSON.stringify(text)} instead of ${like} is ${expected}`, () => {
    strictEqual(stringLike(like, text), expected);
  });
}
