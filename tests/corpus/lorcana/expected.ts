import { COMPOSITE_TEXTS } from "./composite_texts.ts";
import { KEYWORD_TEXTS } from "./keyword_texts.ts";
import { textOutcome } from "./outcome.ts";
import { REFUSED_TEXTS } from "./refused_texts.ts";
import type { TextRow } from "./row.ts";
import { STATIC_TEXTS } from "./static_texts.ts";
import { TARGET_TEXTS } from "./target_texts.ts";
import { TRIGGER_TEXTS } from "./trigger_texts.ts";

/** Every text of our own that can be read. */
export const TEXTS: readonly TextRow[] = [
  ...KEYWORD_TEXTS,
  ...TRIGGER_TEXTS,
  ...COMPOSITE_TEXTS,
  ...TARGET_TEXTS,
  ...STATIC_TEXTS,
];

/** What each file of expected outcomes would hold now. */
export const LORCANA_FILES: Readonly<Record<string, () => unknown>> = {
  "lorcana/expected/keyword_texts.json": () => outcomes(KEYWORD_TEXTS),
  "lorcana/expected/trigger_texts.json": () => outcomes(TRIGGER_TEXTS),
  "lorcana/expected/composite_texts.json": () => outcomes(COMPOSITE_TEXTS),
  "lorcana/expected/target_texts.json": () => outcomes(TARGET_TEXTS),
  "lorcana/expected/static_texts.json": () => outcomes(STATIC_TEXTS),
  "lorcana/expected/refused_texts.json": () => outcomes(REFUSED_TEXTS),
};

function outcomes(rows: readonly TextRow[]): unknown {
  return Object.fromEntries(rows.map((row) => [row[0], textOutcome(row)]));
}
