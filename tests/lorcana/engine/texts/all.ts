import type { Case } from "../case.ts";
import { asItWasTexts } from "./as_it_was.ts";
import { cardTexts } from "./cards.ts";
import { changeTexts } from "./changes.ts";
import { choosingTexts } from "./choosing.ts";
import { clauseTexts } from "./clauses.ts";
import { costAndCauseTexts } from "./costs_and_causes.ts";
import { damageTexts } from "./damage.ts";
import { futureTexts } from "./future.ts";
import { keywordTexts } from "./keywords.ts";
import { amountTexts } from "./amounts.ts";
import { eventTexts } from "./events.ts";
import { thisWayTexts } from "./this_way.ts";
import { thisTurnTexts } from "./this_turn.ts";
import { meantTexts } from "./meant.ts";
import { moreKindTexts } from "./more_kinds.ts";
import { newerTexts } from "./newer.ts";
import { newestTexts } from "./newest.ts";
import { nextSetTexts } from "./next_sets.ts";
import { playTexts } from "./play.ts";
import { replacementTexts } from "./replacements.ts";
import { restrictionTexts } from "./restrictions.ts";
import { triggerTexts } from "./triggers.ts";
import { whoAndWhenTexts } from "./who_and_when.ts";

/** Every text that is played in a test. */
export const ALL_TEXTS: readonly Case[] = [
  ...asItWasTexts,
  ...cardTexts,
  ...changeTexts,
  ...choosingTexts,
  ...clauseTexts,
  ...costAndCauseTexts,
  ...damageTexts,
  ...keywordTexts,
  ...amountTexts,
  ...eventTexts,
  ...futureTexts,
  ...thisTurnTexts,
  ...thisWayTexts,
  ...meantTexts,
  ...moreKindTexts,
  ...newerTexts,
  ...newestTexts,
  ...nextSetTexts,
  ...playTexts,
  ...replacementTexts,
  ...restrictionTexts,
  ...triggerTexts,
  ...whoAndWhenTexts,
];
