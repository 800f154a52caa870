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
import { lintSources } from "./sources.ts";
import { lintTurns } from "./turns.ts";

/** Finds mistakes in puzzles that can be read. */
export function lint(
  log: Log,
  metadata: MetadataReading,
  state: StateReading,
): void {
  const lists = listsInReadingOrder(state);
  const cards = modifiedCards(lists);
  const scripts = scriptsOf(state);
  lintMetadata(log, metadata);
  lintPlayers(log, state);
  lintTurns(log, metadata, state);
  for (const { list } of lists) lintSources(log, list);
  for (const { place } of cards) lintPlacedCard(log, place);
  for (const { entry, piece } of scripts) lintScript(log, entry, piece);
  lintAttackers(log, cards, state.state);
  lintReferences(log, cards, scripts);
  lintAbilities(log, cards, state);
}
