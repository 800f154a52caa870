import type { ExpectedFiles } from "../files.ts";
import { AMOUNT_TEXTS } from "./amount_texts.ts";
import { COMPOSITE_TEXTS } from "./composite_texts.ts";
import { CONDITION_TEXTS } from "./condition_texts.ts";
import { DECK_TEXTS } from "./deck_texts.ts";
import { DOCUMENTED_TEXTS } from "./documented_texts.ts";
import { KEYWORD_TEXTS } from "./keyword_texts.ts";
import { MISTAKES } from "./mistakes.ts";
import { documentedOutcome, mistakeOutcome, textOutcome } from "./outcome.ts";
import { NEWEST_TEXTS } from "./newest_texts.ts";
import { RARE_TEXTS } from "./rare_texts.ts";
import { REFUSED_TEXTS } from "./refused_texts.ts";
import { REWORDED_TEXTS } from "./reworded_texts.ts";
import type { TextRow } from "./row.ts";
import { STATIC_TEXTS } from "./static_texts.ts";
import { TARGET_TEXTS } from "./target_texts.ts";
import { TRIGGER_TEXTS } from "./trigger_texts.ts";
import { TURN_TEXTS } from "./turn_texts.ts";

/** Texts of our own that are worded as we print them, nearly all. */
export const COMMON_TEXTS: readonly TextRow[] = [
  ...KEYWORD_TEXTS,
  ...TRIGGER_TEXTS,
  ...COMPOSITE_TEXTS,
  ...TARGET_TEXTS,
  ...STATIC_TEXTS,
  ...CONDITION_TEXTS,
  ...TURN_TEXTS,
  ...DECK_TEXTS,
  ...AMOUNT_TEXTS,
];

/** Every text of our own that can be read. */
export const TEXTS: readonly TextRow[] = [
  ...COMMON_TEXTS,
  ...REWORDED_TEXTS,
  ...RARE_TEXTS,
  ...NEWEST_TEXTS,
];

/** What each file of expected outcomes would hold now. */
export const LORCANA_FILES: ExpectedFiles = {
  "lorcana/expected/keyword_texts.json": () => outcomes(KEYWORD_TEXTS),
  "lorcana/expected/trigger_texts.json": () => outcomes(TRIGGER_TEXTS),
  "lorcana/expected/composite_texts.json": () => outcomes(COMPOSITE_TEXTS),
  "lorcana/expected/target_texts.json": () => outcomes(TARGET_TEXTS),
  "lorcana/expected/static_texts.json": () => outcomes(STATIC_TEXTS),
  "lorcana/expected/condition_texts.json": () => outcomes(CONDITION_TEXTS),
  "lorcana/expected/turn_texts.json": () => outcomes(TURN_TEXTS),
  "lorcana/expected/deck_texts.json": () => outcomes(DECK_TEXTS),
  "lorcana/expected/amount_texts.json": () => outcomes(AMOUNT_TEXTS),
  "lorcana/expected/reworded_texts.json": () => outcomes(REWORDED_TEXTS),
  "lorcana/expected/rare_texts.json": () => outcomes(RARE_TEXTS),
  "lorcana/expected/newest_texts.json": () => outcomes(NEWEST_TEXTS),
  "lorcana/expected/refused_texts.json": () => outcomes(REFUSED_TEXTS),
  "lorcana/expected/documented_texts.json": () =>
    Object.fromEntries(
      DOCUMENTED_TEXTS.map((text) => [text, documentedOutcome(text)]),
    ),
  "lorcana/expected/mistakes.json": () =>
    Object.fromEntries(MISTAKES.map((text) => [text, mistakeOutcome(text)])),
};

function outcomes(rows: readonly TextRow[]): unknown {
  return Object.fromEntries(rows.map((row) => [row[0], textOutcome(row)]));
}
