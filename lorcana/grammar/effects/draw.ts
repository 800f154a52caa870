import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { DrawEffects } from "../../ast/effects/draw.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { equalTo, maximum, sum, thatMuch } from "../amounts/amounts.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import {
  cardinal,
  fixed,
  lookup,
  number,
  pattern,
  verb,
  words,
} from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const draw = verb("draw");
const cards = words("card", "cards");
const sameNumber: Amount = { type: "cards-in-hand", controller: "opponent" };

const asChosen: Amount = {
  type: "cards-in-hand",
  controller: "chosen-opponent",
};

const size: Rule<Amount> = oneOf<Amount>([
  pattern`${cardinal} cards in ${words("your hand", "their hand", "hand")}`
    .map(([size]) => size),
  cardinal,
  lookup<Amount>({
    "the same number": sameNumber,
    "the same number of cards": sameNumber,
    "the same number of cards in hand": sameNumber,
    "the same number of cards in your hand as chosen opponent": asChosen,
    "the same number of cards in their hand as chosen opponent": asChosen,
    "the same number of cards in hand as chosen opponent": asChosen,
    "as many cards in hand as chosen opponent": asChosen,
    "as many cards in your hand as chosen opponent": asChosen,
  }),
]);

const have = words("you have", "they have");
const myDeck = words("your deck", "their deck");

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawProductions: Productions<DrawEffects> = {
  "draw": {
    acts: [
      pattern`${draw} ${simpleAmount} ${cards} ${optional(fixed("each"))}`.map((
        [, amount],
      ) => drawing(amount)),
      pattern`${draw} ${thatMuch} ${cards}`.map(([, amount]) =>
        drawing(amount)
      ),
      pattern`${draw} cards ${equalTo}`.map(([, amount]) => drawing(amount)),
      pattern`${draw} a number of cards ${equalTo}`.map(([, amount]) =>
        drawing(amount)
      ),
      pattern`${draw} ${simpleAmount} ${cards} from the bottom of ${myDeck}`
        .map(([, amount]) => fromBottom(amount)),
      pattern`${draw} from the bottom of ${myDeck}`.map(() => fromBottom(1)),
      pattern`${draw} another card`.map(() => drawing(1)),
      pattern`${draw} ${thatMuch} ${cards} plus ${number}`.map((
        [, amount, , plus],
      ) => drawing(sum(amount, plus))),
      pattern`${draw} ${thatMuch} ${cards} ${maximum}`.map((
        [, value, , max],
      ) => drawing({ type: "clamp", value, max })),
      pattern`${draw} your entire deck`.map(() => drawing("all")),
    ],
  },
  "draw-until-hand-size": {
    acts: [
      pattern`${draw} until ${have} ${size}`.map(([, , size]) =>
        drawingTo(size)
      ),
      pattern`${draw} cards until ${have} ${size}`.map(([, , size]) =>
        drawingTo(size)
      ),
    ],
  },
};

function fromBottom(amount: Amount): Act<EffectOf<"draw">> {
  return (target) => effect("draw", { amount, target, from: "bottom" });
}

function drawing(amount: Amount): Act<EffectOf<"draw">> {
  return (target) => effect("draw", { amount, target });
}

function drawingTo(size: Amount): Act<EffectOf<"draw-until-hand-size">> {
  return (target) => effect("draw-until-hand-size", { size, target });
}
