import type { EventName, Happening } from "../state/happening.ts";

/** What a text calls something that happened, as the events that it was. */
const DONE: { readonly [what: string]: readonly EventName[] } = {
  "banished": ["banish"],
  "discarded": ["discard"],
  "returned": ["return-to-hand"],
  "moved": ["move"],
  "characters-moved": ["move"],
  "revealed": ["reveal"],
  "played": ["play"],
  "exerted": ["exert"],
  "damaged": ["damage"],
  "damage-removed": ["remove-damage"],
  "damage-dealt": ["damage"],
  "damage-moved": ["remove-damage"],
  "lore-lost": ["lose-lore"],
};

/** Whether something that happened is what a text means by its word. */
export function wasDone({ event }: Happening, what: string): boolean {
  return DONE[what]?.includes(event) ?? false;
}

/** Whether we know the word at all. */
export function isKnownDeed(what: string): boolean {
  return Object.hasOwn(DONE, what);
}
