import { ok } from "node:assert/strict";
import { fuzzLorcana } from "./lorcana_fuzz.ts";

// What has no text that says the same is always two abilities run together by a
// mutation ("…draw a card.whenever she quests, …"): what a pronoun of the second
// can mean, and how far a condition reaches, depends on how they were joined.
const RUN_TOGETHER = 1 / 50;

Deno.test("lorcana: no law is broken by 3,000 random and mutated texts", () => {
  const { read, refused } = fuzzLorcana(3000, 20261116);
  ok(read > 100, `only ${read} texts were read`);
  ok(
    refused <= RUN_TOGETHER * read,
    `${refused} of ${read} have no text that says the same`,
  );
});
