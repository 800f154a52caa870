import { strictEqual, throws } from "node:assert/strict";
import { grammarOf, oneOf } from "../../../combinators/mod.ts";
import { MOST_WORDS } from "../../../combinators/compiled/ways.ts";
import { outcomeOf, wordOf } from "../reading.ts";

/** A rule with so many words, beside the two that every grammar has. */
function ruleWith(count: number) {
  return oneOf(Array.from({ length: count - 2 }, (_, i) => wordOf(`w${i}`)));
}

Deno.test("a grammar may have as many words as fit into its table, and no more", () => {
  const all = ruleWith(MOST_WORDS);
  strictEqual(grammarOf([all]).vocabulary.words.length, MOST_WORDS);
  const last = `w${MOST_WORDS - 3}`;
  const outcome = outcomeOf(all, last);
  strictEqual(outcome.ok && outcome.value, last);
  throws(() => grammarOf([ruleWith(MOST_WORDS + 1)]), RangeError);
});
