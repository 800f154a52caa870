import type { CardType, Target, TriggerEvent } from "../../ast/mod.ts";
import {
  isNeverDamaged,
  isNeverInPlay,
  isNoCharacter,
  isNoLocation,
} from "../nouns/possible.ts";
import type { Event } from "./event.ts";

/** For each event, whether cards are of a kind to which it cannot happen. */
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

/** This card, by the type that the text gives it. */
const THIS: { readonly [T in CardType]?: Target } = {
  item: "THIS_ITEM",
  location: "THIS_LOCATION",
  action: "THIS_ACTION",
  song: "THIS_SONG",
};

/** Whether an event is possible for its cards: items do not quest. */
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

/** Whether it is this card or a pronoun: no card challenges itself. */
function isOneCard(target: Target | undefined): boolean {
  return target === "SELF" ||
    typeof target === "object" && "ref" in target &&
      target.wording?.pronoun !== undefined;
}
