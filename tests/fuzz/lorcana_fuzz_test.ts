import { ok } from "node:assert/strict";
import { fuzzLorcana } from "./lorcana_fuzz.ts";

Deno.test("lorcana: no law is broken by 3,000 random and mutated texts", () => {
  const { read, changed } = fuzzLorcana(3000, 20261116);
  ok(changed <= read / 20, `${changed} of ${read} change when printed`);
});
