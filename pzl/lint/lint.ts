import type { Log } from "../text/log.ts";
import type { MetadataReading } from "../metadata.ts";
import type { StateReading } from "../state/state.ts";
import { lintAbilities } from "./abilities.ts";
import { lintCard } from "./cards.ts";
import { lintMetadata, lintPlayers } from "./fields.ts";
import { cardsInReadingOrder, scriptsOf } from "./reading_order.ts";
import { lintReferences } from "./references.ts";
import { lintScript } from "./scripts.ts";

/** Looks for what can be read and still is a mistake. */
export function lint(
  log: Log,
  metadata: MetadataReading,
  state: StateReading,
): void {
  const cards = cardsInReadingOrder(state);
  const scripts = scriptsOf(state);
  lintMetadata(log, metadata);
  lintPlayers(log, state);
  for (const place of cards) lintCard(log, place, state.state.activePhase);
  for (const { entry, piece } of scripts) lintScript(log, entry, piece);
  lintReferences(log, cards, scripts);
  lintAbilities(log, cards, state);
}
