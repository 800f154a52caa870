import type { CardType } from "../../../ast/mod.ts";
import type { Noun } from "../../nouns/noun.ts";

/** "Look at their hand and choose a card": the card is in that hand. */
export function inHand(noun: Noun): Noun {
  return isInHand(noun) ? { ...noun, zone: "hand", owner: "their" } : noun;
}

/** Whether the cards to choose can only be in the hand just shown. */
export function isInHand({ zone, owner, types }: Noun): boolean {
  return zone === undefined && owner === undefined &&
    types.every((type) => NOT_IN_PLAY.has(type));
}

const NOT_IN_PLAY: ReadonlySet<CardType> = new Set<CardType>([
  "card",
  "action",
  "song",
]);
