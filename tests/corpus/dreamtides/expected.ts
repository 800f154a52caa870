import type { ExpectedFiles } from "../files.ts";
import { CHARACTER_CARDS } from "./character_cards.ts";
import { EVENT_CARDS } from "./event_cards.ts";
import { MISTAKES } from "./mistakes.ts";
import {
  bindingsOutcome,
  cardOutcome,
  mistakeOutcome,
  nodesOutcome,
  tokensOutcome,
} from "./outcome.ts";
import { RARE_MISTAKES } from "./rare_mistakes.ts";
import type { CardRow } from "./row.ts";
import { SLIPS } from "./slips.ts";
import { SPELLED_OUT } from "./spelled_out.ts";
import { STATIC_CARDS } from "./static_cards.ts";
import { BINDING_TEXTS, TOKEN_TEXTS } from "./token_texts.ts";

/** Every card of our own that can be read. */
export const CARDS: readonly CardRow[] = [
  ...EVENT_CARDS,
  ...CHARACTER_CARDS,
  ...STATIC_CARDS,
];

/** What each file of expected outcomes would hold now. */
export const DREAMTIDES_FILES: ExpectedFiles = {
  "dreamtides/expected/event_cards.json": () => named(EVENT_CARDS, cardOutcome),
  "dreamtides/expected/character_cards.json": () =>
    named(CHARACTER_CARDS, cardOutcome),
  "dreamtides/expected/static_cards.json": () =>
    named(STATIC_CARDS, cardOutcome),
  "dreamtides/expected/nodes.json": () => named(CARDS, nodesOutcome),
  "dreamtides/expected/mistakes.json": () => named(MISTAKES, mistakeOutcome),
  "dreamtides/expected/rare_mistakes.json": () =>
    named(RARE_MISTAKES, mistakeOutcome),
  "dreamtides/expected/slips.json": () => named(SLIPS, mistakeOutcome),
  "dreamtides/expected/spelled_out.json": () =>
    named(SPELLED_OUT, mistakeOutcome),
  "dreamtides/expected/tokens.json": () => keyed(TOKEN_TEXTS, tokensOutcome),
  "dreamtides/expected/bindings.json": () =>
    keyed(BINDING_TEXTS, bindingsOutcome),
};

function named(
  rows: readonly CardRow[],
  outcome: (row: CardRow) => unknown,
): unknown {
  return Object.fromEntries(rows.map((row) => [row[0], outcome(row)]));
}

function keyed(
  texts: readonly string[],
  outcome: (text: string) => unknown,
): unknown {
  return Object.fromEntries(texts.map((text) => [text, outcome(text)]));
}
