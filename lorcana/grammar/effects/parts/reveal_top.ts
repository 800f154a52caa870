import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import { equalTo } from "../../amounts/amounts.ts";
import { whosePile } from "../../nouns/players.ts";
import { pattern, verb } from "../../words.ts";
import { type TopCards, topCards } from "./top_cards.ts";

const reveal = verb("reveal");

/** "reveal the top 2 cards of your deck": how many, and whose. */
export const revealTop: Rule<TopCards> = oneOf<TopCards>([
  pattern`${reveal} ${topCards}`.map(([, top]) => top),
  pattern`${reveal} a number of cards from the top of ${whosePile} deck ${equalTo}`
    .map(([, whose, amount]) => [amount, whose]),
]);
