import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import { equalTo, simpleAmount, thatMuch } from "../amounts/amounts.ts";
import type { Amount } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { cardinal, fixed, lookup, pattern, verb, words } from "../words.ts";

const draw = verb("draw");
const cards = words("card", "cards");

const size: Rule<Amount> = oneOf<Amount>([
  pattern`${cardinal} cards in ${words("your hand", "their hand", "hand")}`
    .map(([size]) => size),
  cardinal,
  lookup<Amount>({
    "the same number": { type: "cards-in-hand", controller: "opponent" },
    "the same number of cards": {
      type: "cards-in-hand",
      controller: "opponent",
    },
    "the same number of cards in hand": {
      type: "cards-in-hand",
      controller: "opponent",
    },
  }),
]);

const have = words("you have", "they have");

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawActs: readonly Rule<Act>[] = [
  pattern`${draw} ${simpleAmount} ${cards} ${optional(fixed("each"))}`.map((
    [, amount],
  ) => drawing(amount)),
  pattern`${draw} ${thatMuch} ${cards}`.map(([, amount]) => drawing(amount)),
  pattern`${draw} cards ${equalTo}`.map(([, amount]) => drawing(amount)),
  pattern`${draw} a number of cards ${equalTo}`.map(([, amount]) =>
    drawing(amount)
  ),
  pattern`${draw} your entire deck`.map(() => drawing("all")),
  pattern`${draw} until ${have} ${size}`.map(([, , size]) => drawingTo(size)),
  pattern`${draw} cards until ${have} ${size}`.map(([, , size]) =>
    drawingTo(size)
  ),
];

function drawing(amount: Amount): Act {
  return (target) => effect("draw", { amount, target });
}

function drawingTo(size: Amount): Act {
  return (target) => effect("draw-until-hand-size", { size, target });
}
