import { ok } from "node:assert/strict";
import { fuzzLorcana } from "./lorcana_fuzz.ts";

// What means something else once printed is always two abilities run together by
// a mutation ("…draw a card.whenever she quests, …"): what a pronoun of the second
// can mean, and how far a condition reaches, depends on how they were joined.
const RUN_TOGETHER = 1 / 50;

Deno.test("lorcana: no law is broken by 3,000 random and mutated texts", () => {
  const { read, changed } = fuzzLorcana(3000, 20261116);
  ok(read > 100, `only ${read} texts were read`);
  ok(
    changed <= RUN_TOGETHER * read,
    `${changed} of ${read} change when printed`,
  );
});
