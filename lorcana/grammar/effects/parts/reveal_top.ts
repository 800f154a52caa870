import type { Rule } from "../../../../combinators/mod.ts";
import { reveal } from "../../verbs.ts";
import { pattern } from "../../words.ts";
import { type TopCards, topCards } from "./top_cards.ts";

/** "reveal the top 2 cards of your deck" */
export const revealTop: Rule<TopCards> = pattern`${reveal} ${topCards}`
  .map(([, top]) => top);
