import type { Rule } from "../../../../combinators/mod.ts";
import { pattern, verb } from "../../words.ts";
import { type TopCards, topCards } from "./top_cards.ts";

/** "reveal the top 2 cards of your deck": how many, and whose. */
export const revealTop: Rule<TopCards> = pattern`${verb("reveal")} ${topCards}`
  .map(([, top]) => top);
