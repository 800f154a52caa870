import type { DoneThisWay, DoneToCards } from "@dreamtides/parse/lorcana";
import type { EventName, Happening } from "../state/happening.ts";

/** What a text calls something that happened, as the event that it was. */
const DONE: { readonly [W in DoneToCards | DoneThisWay]: EventName } = {
  "banished": "banish",
  "discarded": "discard",
  "returned": "return-to-hand",
  "moved": "move",
  "characters-moved": "move",
  "revealed": "reveal",
  "played": "play",
  "exerted": "exert",
  "readied": "ready",
  "shuffled": "shuffle",
  "damage-removed": "remove-damage",
  "damage-dealt": "damage",
  "damage-moved": "remove-damage",
  "lore-lost": "lose-lore",
};

/** Whether something that happened is what a text means by its word. */
export function wasDone(
  { event }: Happening,
  what: DoneToCards | DoneThisWay,
): boolean {
  return DONE[what] === event;
}
