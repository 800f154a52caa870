import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";
import { cardsAndAmounts } from "./phrases/cards_and_amounts.ts";
import { causesAndCosts } from "./phrases/causes_and_costs.ts";
import { fresh } from "./phrases/fresh.ts";
import { futureSets } from "./phrases/future_sets.ts";
import { inOtherWords } from "./phrases/in_other_words.ts";
import { inkDropsAndShift } from "./phrases/ink_drops_and_shift.ts";
import { newEffects } from "./phrases/new_effects.ts";
import { newEvents } from "./phrases/new_events.ts";
import { newLimits } from "./phrases/new_limits.ts";
import { laterSets } from "./phrases/later_sets.ts";
import { newest } from "./phrases/newest.ts";
import { newestKinds } from "./phrases/newest_kinds.ts";
import { newestMore } from "./phrases/newest_more.ts";
import { nextSets } from "./phrases/next_sets.ts";
import { newerSets } from "./phrases/newer_sets.ts";
import { newerSetsMore } from "./phrases/newer_sets_more.ts";
import { at } from "./phrases/phrase.ts";
import { playersAndReferences } from "./phrases/players_and_references.ts";
import { saidAgain } from "./phrases/said_again.ts";
import { saidBefore } from "./phrases/said_before.ts";
import { thisWayPhrases } from "./phrases/this_way.ts";
import { triggersAndConditions } from "./phrases/triggers_and_conditions.ts";
import { whoIsMeant } from "./phrases/who_is_meant.ts";

const phrases = [
  ...cardsAndAmounts,
  ...causesAndCosts,
  ...triggersAndConditions,
  ...playersAndReferences,
  ...inkDropsAndShift,
  ...newEvents,
  ...newEffects,
  ...newLimits,
  ...newerSets,
  ...newerSetsMore,
  ...laterSets,
  ...newest,
  ...newestMore,
  ...newestKinds,
  ...saidAgain,
  ...saidBefore,
  ...fresh,
  ...futureSets,
  ...whoIsMeant,
  ...nextSets,
  ...thisWayPhrases,
  ...inOtherWords,
];

for (const [text, expected] of phrases) {
  Deno.test(`lorcana reads and prints "${text}"`, () => {
    const { residue, abilities } = parseAbility(text);
    deepStrictEqual(residue, []);
    for (const [path, value] of Object.entries(expected)) {
      strictEqual(at(abilities, path), value, path);
    }
    deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
  });
}
