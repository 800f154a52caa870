import type { CardPlace } from "../cards/cards.ts";
import type { ModifiedCard } from "./reading_order.ts";
import { hint, type Log } from "../text/log.ts";
import type { StateReading } from "../state/state.ts";
import { abilityId, isBadNumber, isMisrouted } from "../state/state_keys.ts";
import { hasApi } from "./scripts.ts";

/** Checks that custom abilities are defined, used and found by Forge. */
export function lintAbilities(
  log: Log,
  cards: readonly ModifiedCard[],
  { state, lines }: StateReading,
): void {
  const used = new Set<string>();
  for (const { place } of cards) {
    lintUses(log, place, (name) => {
      used.add(name);
      return lines.last.has(abilityId(name));
    });
  }
  for (const name of Object.keys(state.abilities)) {
    const line = lines.last.get(abilityId(name));
    if (!line) continue;
    const { key, value } = line;
    const found = key.text;
    if (!used.has(name)) hint(log, "unused-ability", key, { found });
    else if (!hasApi(value.text)) hint(log, "script-without-api", value, {});
    if (!isMisrouted(name)) continue;
    hint(log, "misrouted-ability", key, { found, crashes: isBadNumber(line) });
  }
}

function lintUses(
  log: Log,
  { card, modifiers }: CardPlace,
  isDefined: (name: string) => boolean,
): void {
  if (!card.abilities) return;
  const places = modifiers.filter(({ field }) => field === "abilities");
  card.abilities.forEach((name, index) => {
    const place = places[index]?.whole;
    if (isDefined(name) || !place) return;
    hint(log, "unknown-ability", place, { found: name });
  });
}
