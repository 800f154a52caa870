import { cardsAndAmounts } from "./cards_and_amounts.ts";
import { causesAndCosts } from "./causes_and_costs.ts";
import { fresh } from "./fresh.ts";
import { futureSets } from "./future_sets.ts";
import { inOtherWords } from "./in_other_words.ts";
import { inkDropsAndShift } from "./ink_drops_and_shift.ts";
import { newEffects } from "./new_effects.ts";
import { newEvents } from "./new_events.ts";
import { newLimits } from "./new_limits.ts";
import { laterSets } from "./later_sets.ts";
import { newest } from "./newest.ts";
import { newestKinds } from "./newest_kinds.ts";
import { newestMore } from "./newest_more.ts";
import { nextSets } from "./next_sets.ts";
import { newerSets } from "./newer_sets.ts";
import { newerSetsMore } from "./newer_sets_more.ts";
import { playersAndReferences } from "./players_and_references.ts";
import { saidAgain } from "./said_again.ts";
import { saidBefore } from "./said_before.ts";
import { thisWayPhrases } from "./this_way.ts";
import { triggersAndConditions } from "./triggers_and_conditions.ts";
import { whoIsMeant } from "./who_is_meant.ts";
import type { Phrase } from "./phrase.ts";

/** Every phrase of the tests, with what must stand where in its tree. */
export const PHRASES: readonly Phrase[] = [
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
