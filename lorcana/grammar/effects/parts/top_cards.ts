import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Amount } from "../../../ast/mod.ts";
import { equalTo, thatMuch } from "../../amounts/amounts.ts";
import { cardCount } from "../../amounts/simple_amount.ts";
import { type Whose, whosePile } from "../../nouns/players.ts";
import { pattern, words } from "../../words.ts";

const deck = words("deck", "decks");

const oneCard = words("a card", "an additional card", "another card");

/** A number of cards, and whose deck they are from. */
export type TopCards = readonly [Amount, Whose];

/** "the top 2 cards of your deck" */
export const topCards: Rule<TopCards> = oneOf<TopCards>([
  pattern`the top card of ${whosePile} ${deck}`.map(([whose]) => [1, whose]),
  pattern`the top ${cardCount} of ${whosePile} ${deck}`.map((
    [amount, whose],
  ) => [amount, whose]),
  // X is the amount paid.
  pattern`the top X cards of ${whosePile} ${deck}`.map(([whose]) => [
    { type: "chosen-number" },
    whose,
  ]),
  pattern`${oneCard} from the top of ${whosePile} ${deck}`.map((
    [, whose],
  ) => [1, whose]),
  pattern`a number of cards from the top of ${whosePile} ${deck} ${equalTo}`
    .map(([whose, , amount]) => [amount, whose]),
  pattern`${thatMuch} cards from the top of ${whosePile} ${deck}`.map((
    [amount, whose],
  ) => [amount, whose]),
]);

/** A number of cards, whose deck they are from, and which end. */
export type EndCards = readonly [Amount, Whose, "top" | "bottom"];

/** "the top card of your deck", "the bottom 2 cards of your deck" */
export const endCards: Rule<EndCards> = oneOf<EndCards>([
  topCards.map(([amount, whose]) => [amount, whose, "top"]),
  pattern`the bottom card of ${whosePile} ${deck}`.map(([whose]) => [
    1,
    whose,
    "bottom",
  ]),
  pattern`the bottom ${cardCount} of ${whosePile} ${deck}`.map((
    [amount, whose],
  ) => [amount, whose, "bottom"]),
]);
