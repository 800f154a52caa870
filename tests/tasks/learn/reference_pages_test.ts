import { strictEqual } from "node:assert/strict";
import { referencePages } from "../../../tasks/learn/pages.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

for (const [path, text] of referencePages()) {
  test(`${path} says what the commands say`, () => {
    strictEqual(Deno.readTextFileSync(path), text);
  });
}
