import { deepStrictEqual, doesNotMatch } from "node:assert/strict";
import fc from "fast-check";
import { jsonText } from "../../../tasks/cli/json_text.ts";

// deno-lint-ignore no-control-regex
const UNSAFE = /[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

Deno.test("jsonText() writes the same value without anything a terminal obeys", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constant("\u001b]0;x\u0007\u009b31m\u202e\u2066\u007f"),
  );
  fc.assert(fc.property(fc.dictionary(text, text), (value) => {
    const written = jsonText(value);
    doesNotMatch(written, UNSAFE);
    deepStrictEqual(JSON.parse(written), JSON.parse(JSON.stringify(value)));
  }));
});
