import { strictEqual } from "node:assert/strict";
import { referencePages } from "../../../tasks/learn/pages.ts";

for (const [path, text] of referencePages()) {
  Deno.test(`${path} says what the commands say`, () => {
    strictEqual(Deno.readTextFileSync(path), text);
  });
}
