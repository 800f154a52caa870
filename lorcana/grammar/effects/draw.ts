import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { DrawEffects } from "../../ast/effects/draw.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { equalTo, maximum, sum, thatMuch, whereX } from "../amounts/amounts.ts";
import { cardCount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { isOfWhoActs } from "../nouns/acting.ts";
import { pileOf, type Whose } from "../nouns/players.ts";
import { draw } from "../verbs.ts";
import { cardinal, fixed, lookup, pattern, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const sameNumber: Amount = {
  type: "count",
  query: {
    selector: "all",
    count: "all",
    owner: "their",
    zones: ["hand"],
    cardTypes: ["card"],
  },
};

const asChosen: Amount = {
  type: "count",
  query: {
    selector: "all",
    count: "all",
    owner: "chosen-opponent",
    zones: ["hand"],
    cardTypes: ["card"],
  },
};

const size: Rule<Amount> = oneOf<Amount>([
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

const myDeck = words("your deck", "their deck");
const yours = words("cards in your hand", "cards in hand");
const theirs = words("cards in their hand", "cards in hand");

/** "until you have 3 cards in your hand": whose hand, and its final size. */
const until: Rule<readonly [Whose, Amount]> = oneOf<readonly [Whose, Amount]>([
  pattern`until you have ${size} ${optional(yours)}`
    .map(([size]) => ["CONTROLLER", size]),
  pattern`until they have ${size} ${optional(theirs)}`
    .map(([size]) => ["THEIR", size]),
]);

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawProductions: Productions<DrawEffects> = {
  "draw": {
    acts: [
      pattern`${draw} ${cardCount} ${optional(fixed("each"))}`.map((
        [, amount],
      ) => drawing(amount)),
      pattern`${draw} ${thatMuch} cards`.map(([, amount]) => drawing(amount)),
      pattern`${draw} X cards ${whereX}`.map(([, amount]) => drawing(amount)),
      pattern`${draw} cards ${equalTo}`.map(([, amount]) => drawing(amount)),
      pattern`${draw} a number of cards ${equalTo}`.map(([, amount]) =>
        drawing(amount)
      ),
      checked(
        oneOf<Amount>([
          pattern`${draw} ${cardCount} from the bottom of ${myDeck}`
            .map(([, amount]) => amount),
          pattern`${draw} from the bottom of ${myDeck}`.map(() => 1),
          pattern`${draw} the bottom card of ${myDeck}`.map(() => 1),
        ]),
        isOfWhoActs,
      ).map(fromBottom),
      pattern`${draw} ${words("another card", "an additional card")}`.map(() =>
        drawing(1)
      ),
      pattern`${draw} ${thatMuch} cards plus ${cardinal}`.map((
        [, amount, plus],
      ) => drawing(sum(amount, plus))),
      pattern`${draw} ${thatMuch} cards ${maximum}`.map((
        [, value, max],
      ) => drawing({ type: "clamp", value, max })),
      checked(
        pattern`${draw} ${words("your entire deck", "their entire deck")}`,
        isOfWhoActs,
      )
        .map(() => drawing("all")),
    ],
  },
  "draw-until-hand-size": {
    acts: [
      checked(
        oneOf([
          pattern`${draw} ${until}`.map(([, until]) => until),
          pattern`${draw} cards ${until}`.map(([, until]) => until),
        ]),
        isOfWhoActs,
      ).map(drawingTo),
    ],
  },
};

function fromBottom(amount: Amount): Act<EffectOf<"draw">> {
  return (player) => effect({ type: "draw", amount, player, from: "bottom" });
}

function drawing(amount: Amount): Act<EffectOf<"draw">> {
  return (player) => effect({ type: "draw", amount, player });
}

function drawingTo(
  [whose, size]: readonly [Whose, Amount],
): Act<EffectOf<"draw-until-hand-size">> {
  return (who) =>
    effect({ type: "draw-until-hand-size", size, player: pileOf(whose, who) });
}
