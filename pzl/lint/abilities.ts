import type { CardPlace } from "../cards/cards.ts";
import { toInteger } from "../values/values.ts";
import type { ModifiedCard } from "./reading_order.ts";
import { hint, type Log } from "../text/log.ts";
import type { StateReading } from "../state/state.ts";
import { abilityId } from "../state/state_keys.ts";

/** Ends of a key by which Forge recognizes the keys of a player. */
const PLAYER_KEY_ENDS: readonly string[] = [
  "life",
  "counters",
  "landsplayed",
  "landsplayedlastturn",
  "numringtemptedyou",
  "speed",
  "play",
  "battlefield",
  "hand",
  "graveyard",
  "library",
  "exile",
  "command",
  "sideboard",
];

/** Of these Forge reads the value as a number at once. */
const NUMBER_ENDS: ReadonlySet<string> = new Set([
  "life",
  "landsplayed",
  "landsplayedlastturn",
  "numringtemptedyou",
  "speed",
]);

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
    const end = playerKeyEnd(name);
    if (end === undefined) continue;
    const crashes = NUMBER_ENDS.has(end) && toInteger(value.text) === undefined;
    hint(log, "misrouted-ability", key, { found, crashes });
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

function playerKeyEnd(name: string): string | undefined {
  return PLAYER_KEY_ENDS.find((end) => name.endsWith(end));
}
