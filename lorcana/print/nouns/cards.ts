import { isCountedAmount } from "../../ast/amount.ts";
import type { Amount, Query } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { printNoun } from "./noun.ts";
import { howMany } from "./quantity.ts";
import { blank } from "../text/blanks.ts";
import type { Voice } from "../text/voice.ts";

/** The words for cards outside of play: "a character card with cost 2". */
export function printCards(
  cards: Query,
  voice: Voice,
  { card = true }: {
    /** Whether to print "card" after the type. */
    readonly card?: boolean;
  } = {},
): string {
  const words = printNoun(
    // The zone only adds "card" to the noun; callers print the pile.
    { ...cards, owner: "any", zones: [card ? "deck" : "play"] },
    voice,
    "all",
  );
  const isIt = cards.count === 1 &&
    cards.cardTypes.every((type) => type !== "character");
  return isIt ? words + blank("said", "thing") : words;
}

/** "a song card from your hand", "the top card of your deck" */
export function printPile(cards: Query, whose: string, voice: Voice): string {
  const { selector, count, zones } = cards;
  if (selector === "all" && zones.length > 1) {
    return `${whose} ${zones.join(" and ")}`;
  }
  if (selector !== "top" && selector !== "bottom") {
    return `${printCards(cards, voice)} from ${whose} ${zones.join(" or ")}`;
  }
  if (count === 1) return `the ${selector} card of ${whose} deck`;
  return isCountedAmount(count)
    ? `${someCards(count, voice)} from the ${selector} of ${whose} deck`
    : `the ${selector} ${howMany(count)} cards of ${whose} deck`;
}

/** Whether a query has no type and no filters, only a number. */
export function isPlain({ cardTypes, filter }: Query): boolean {
  return cardTypes.length === 1 && cardTypes[0] === "card" &&
    filter === undefined;
}

/** "a card", "2 cards", "that many cards", "cards equal to …" */
export function someCards(amount: Amount, voice: Voice): string {
  if (amount === 1) return "a card";
  if (typeof amount === "number") {
    return `${amount === -1 ? "{d}" : amount} cards`;
  }
  if (typeof amount === "object" && amount.type === "trigger-amount") {
    return amount.multiplier === 2
      ? "twice that many cards"
      : "that many cards";
  }
  return `cards equal to ${printAmount(amount, voice)}${
    maximum(amount, "cards")
  }`;
}

/** ", to a maximum of 6 lore" */
export function maximum(amount: Amount, what: string): string {
  return typeof amount === "object" && amount.type === "clamp"
    ? `, to a maximum of ${amount.max} ${what}`
    : "";
}

/** "2", "that much" before "damage" or "lore"; undefined if it follows them. */
export function some(amount: Amount): string | undefined {
  if (amount === -1) return "{d}";
  if (typeof amount === "number") return String(amount);
  return typeof amount === "object" && amount.type === "trigger-amount"
    ? amount.multiplier === 2 ? "twice that much" : "that much"
    : undefined;
}
