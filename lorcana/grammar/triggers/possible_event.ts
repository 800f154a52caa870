import type { CardType, Target, TriggerEvent } from "../../ast/mod.ts";
import {
  isNeverDamaged,
  isNeverInPlay,
  isNoCharacter,
  isNoLocation,
} from "../nouns/possible.ts";
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
  "banish": isNeverInPlay,
  "leave-play": isNeverInPlay,
  "exert": isNeverInPlay,
  "ready": isNeverInPlay,
  "put-card-under": isNeverInPlay,
};

/** This card, by what the text calls it. */
const THIS: { readonly [T in CardType]?: Target } = {
  item: "THIS_ITEM",
  location: "THIS_LOCATION",
  action: "THIS_ACTION",
  song: "THIS_SONG",
};

/** Whether an event can happen to its cards: items do not quest. */
export function isPossibleEvent(one: Event): boolean {
  const { event, on, wording, defender, attacker, at } = one;
  if (on === undefined) return true;
  if (
    isSo(defender, isNeverDamaged) || isSo(attacker, isNoCharacter) ||
    event === "move" && isSo(at, isNoLocation)
  ) {
    return false;
  }
  if (isOneCard(on) && (isOneCard(defender) || isOneCard(attacker))) {
    return false;
  }
  const isNever = isInChallenge(one) ? isNeverDamaged : NEVER[event];
  if (isNever === undefined) return true;
  const { selfType = "character" } = wording ?? {};
  return !isNever(on === "SELF" ? THIS[selfType] ?? on : on);
}

function isSo(
  target: Target | undefined,
  isNever: (target: Target) => boolean,
): boolean {
  return target !== undefined && isNever(target);
}

/** "is banished in a challenge" */
function isInChallenge({ event, restrictions }: Event): boolean {
  return event === "banish" &&
    restrictions?.some(({ type }) => type === "in-challenge") === true;
}

/** Whether it is this card, or a pronoun for it: no card challenges itself. */
function isOneCard(target: Target | undefined): boolean {
  return target === "SELF" ||
    typeof target === "object" && "ref" in target &&
      target.wording?.pronoun !== undefined;
}
