import type { Amount, Cards, Query } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { printNoun } from "./noun.ts";
import { blank } from "../text/blanks.ts";
import type { Voice } from "../text/voice.ts";

/** The words for cards outside of play: "a character card with cost 2 or less". */
export function printCards(
  cards: Cards,
  voice: Voice,
  { card = true, count }: {
    /** Whether "card" is said after the type. */
    readonly card?: boolean;
    readonly count?: Amount;
  } = {},
): string {
  const query = queryOf(cards, count, card);
  const words = printNoun(query, voice, "all");
  const isIt = query.count === 1 &&
    query.cardTypes.every((type) => type !== "character");
  return isIt ? words + blank("said", "thing") : words;
}

function queryOf(
  cards: Cards,
  count: Amount | undefined,
  card: boolean,
): Query {
  const { cardType, cardTypes, filter, excludeSelf, chosen } = cards;
  const many = count ?? cards.count ?? 1;
  const all = many === "all";
  return {
    selector: chosen ? "chosen" : all ? "all" : "any",
    count: typeof many === "object" && "type" in many
      ? many.type === "up-to" ? { upTo: many.value } : 1
      : many,
    owner: "any",
    // The zone makes the noun say "card"; where it is, others say.
    zones: [card ? "deck" : "play"],
    cardTypes: cardTypes ?? [cardType ?? "card"],
    ...(excludeSelf === undefined ? {} : { excludeSelf }),
    ...(filter === undefined ? {} : { filter }),
  };
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

/** "2", "that much" before "damage" or "lore"; otherwise after it. */
export function some(amount: Amount): string | undefined {
  if (amount === -1) return "{d}";
  if (typeof amount === "number") return String(amount);
  return typeof amount === "object" && amount.type === "trigger-amount"
    ? amount.multiplier === 2 ? "twice that much" : "that much"
    : undefined;
}
