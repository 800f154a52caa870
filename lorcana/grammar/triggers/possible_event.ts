import type { Target, TriggerEvent } from "../../ast/mod.ts";
import { isNeverDamaged, isNoCharacter } from "../nouns/possible.ts";
import type { Event } from "./event.ts";

/** Cards to which each event cannot happen; it can to any, if it is not here. */
const NEVER: { readonly [E in TriggerEvent]?: (on: Target) => boolean } = {
  "quest": isNoCharacter,
  "challenge": isNoCharacter,
  "banish-in-challenge": isNoCharacter,
  "sing": isNoCharacter,
  "move": isNoCharacter,
  "support": isNoCharacter,
  "challenged": isNeverDamaged,
  "challenged-and-banished": isNeverDamaged,
  "damage": isNeverDamaged,
  "remove-damage": isNeverDamaged,
};

/** Whether an event can happen to its cards: items do not quest. */
export function isPossibleEvent({ event, on, wording }: Event): boolean {
  const isNever = NEVER[event];
  if (isNever === undefined || on === undefined) return true;
  const { selfType } = wording ?? {};
  if (on !== "SELF") return !isNever(on);
  return !(selfType === "item" && isNever("THIS_ITEM")) &&
    !(selfType === "location" && isNever("THIS_LOCATION"));
}
