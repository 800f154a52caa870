import type { DoneThisWay, DoneToCards } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import { cardOf } from "../state/game.ts";
import type { EventName, Happening } from "../state/happening.ts";

/** The event behind each word for something that happened. */
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
  "drawn": "draw",
  "damaged": "damage",
  "put-into-discard": "enter-discard",
  "put-into-their-discard": "enter-discard",
  "put-into-inkwell": "ink",
  "put-into-their-inkwell": "ink",
  "put-into-hand": "put-into-hand",
  "put-on-bottom": "put-into-deck",
  "ink-drops-removed": "remove-ink-drops",
  "damage-removed": "remove-damage",
  "damage-dealt": "damage",
  "damage-moved": "remove-damage",
  "lore-lost": "lose-lore",
};

/** Words that are limited to your cards: "put into your discard". */
const YOURS: ReadonlySet<string> = new Set<DoneToCards>([
  "put-into-discard",
  "put-into-inkwell",
  "put-into-hand",
  "put-on-bottom",
]);

/** Whether an event is what a word of a text means. */
export function wasDone(
  { game, you }: Moment,
  { event, card }: Happening,
  what: DoneToCards | DoneThisWay,
): boolean {
  return DONE[what] === event &&
    (card === undefined || !YOURS.has(what) ||
      cardOf(game, card).owner === you);
}
