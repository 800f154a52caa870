import { strictEqual } from "node:assert/strict";
import { parse } from "../../mod.ts";

// What stands in the grammar for many spellings is not itself a spelling.
const texts = [
  "Abandon a number allies: Gain {e}.",
  "Abandon (digits) allies: Gain {e}.",
  "{ChooseOne}\n{bullet} {mode-cost}: Gain {e}.\n{bullet} {e}: Gain {e}.",
];

for (const text of texts) {
  Deno.test(`parse() refuses ${JSON.stringify(text)}`, () => {
    strictEqual(parse(text, "e: 1").ok, false);
  });
}

for (
  const [number, ok] of [["86", true], ["4294967295", true], [
    "4294967296",
    false,
  ]] as const
) {
  Deno.test(`parse() ${ok ? "reads" : "refuses"} ${number} allies`, () => {
    strictEqual(parse(`Abandon ${number} allies: Gain {e}.`, "e: 1").ok, ok);
  });
}
