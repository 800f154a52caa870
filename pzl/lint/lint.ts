import type { Log } from "../text/log.ts";
import type { MetadataReading } from "../metadata.ts";
import type { StateReading } from "../state/state.ts";
import { lintAbilities } from "./abilities.ts";
import { lintAttackers } from "./attackers.ts";
import { lintPlacedCard } from "./cards.ts";
import { lintMetadata, lintPlayers } from "./fields.ts";
import {
  listsInReadingOrder,
  modifiedCards,
  scriptsOf,
} from "./reading_order.ts";
import { lintReferences } from "./references.ts";
import { lintScript } from "./scripts.ts";
import { lintSetup } from "./setup.ts";
import { lintSources } from "./sources.ts";
import { lintTurns } from "./turns.ts";

/** Finds mistakes in cards, scripts and what they refer to. */
export function lintCards(log: Log, state: StateReading): void {
  const lists = listsInReadingOrder(state);
  const cards = modifiedCards(lists);
  const scripts = scriptsOf(state);
  for (const each of lists) lintSources(log, each);
  for (const each of cards) lintPlacedCard(log, each);
  for (const { entry, piece } of scripts) lintScript(log, entry, piece);
  lintReferences(log, cards, scripts);
  lintAbilities(log, cards, state);
}

/** Finds mistakes in the goal, the players and when the puzzle starts. */
export function lintGame(
  log: Log,
  metadata: MetadataReading,
  state: StateReading,
): void {
  lintMetadata(log, metadata);
  lintPlayers(log, state);
  lintTurns(log, metadata, state);
  lintSetup(log, state);
  lintAttackers(log, listsInReadingOrder(state), state);
}
