import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { ReturnEffects } from "../../ast/effects/return.ts";
import type { Count, EffectOf, OwnPile, Target } from "../../ast/mod.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { wordAt } from "../nouns/agreement.ts";
import { inPile, type Noun, toTarget } from "../nouns/noun.ts";
import { cardPhrase, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { amongThem, them } from "../nouns/one_of_them.ts";
import {
  ownPile,
  pileOf,
  staysWith,
  type Whose,
  whosePile,
} from "../nouns/players.ts";
import { reference, self } from "../nouns/reference.ts";
import { giveBack } from "../verbs.ts";
import { cardinal, pattern, twoVerbs, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";
import { isOwnPile } from "./parts/own_pile.ts";
import { asChosen, onCards } from "./parts/who_acts.ts";

const hand = words("hand", "hands");
const to = words("to", "into");
const discard = words("discard", "discard pile");
const cards = words("card", "cards");
const untilHave = pattern`until they have ${cardinal} cards in their inkwell`
  .map(([size]) => size);

/** From a player's inkwell to that player's hand. */
const inkToHand: Rule<Whose> = checked(
  pattern`from ${whosePile} inkwell ${to} ${whosePile} hand`,
  ([inkwell, , hand]) => staysWith(inkwell, hand),
).map(([inkwell]) => inkwell);

/** "return chosen character to their player's hand" */
export const returnProductions: Productions<ReturnEffects> = {
  "return-to-hand": {
    acts: [
      checked(
        pattern`${giveBack} ${target} ${to} ${ownPile} ${hand}`,
        ([, target, , whose], ...at) => isOwnPile(target, whose, ...at),
      ).map(([, target, , whose]) => returning(target, whose)),
      // "…, return chosen item instead": it goes where the other would go.
      checked(
        pattern`${giveBack} ${target}`,
        (_, words, __, end) => wordAt(words, end) === "instead",
      ).map(([, target]) => returning(target, "CARD_OWNER")),
      checked(
        pattern`${giveBack} ${target} and ${target} ${to} ${ownPile} ${hand}`,
        ([, left, right, , whose], ...at) =>
          isOwnPile(left, whose, ...at) && isOwnPile(right, whose, ...at),
      ).map(([, left, right, , whose]) =>
        returning({ join: "and", targets: [left, right] }, whose)
      ),
      pattern`${giveBack} ${cardPhrase} from among ${them} ${to} your hand`.map(
        (
          [, noun, cards],
        ) => returning(amongThem(noun, cards), "CONTROLLER"),
      ),
      pattern`${giveBack} ${
        oneOf([self, reference])
      } from your discard ${to} your hand`.map(([, target]) => () =>
        effect({
          type: "return-to-hand",
          target,
          from: "discard",
          hand: "CONTROLLER",
        })
      ),
      pattern`${
        twoVerbs("choose", "return")
      } ${nounPhrase} ${to} ${ownPile} ${hand}`
        .map(([, noun, , whose]) => returning(asChosen(toTarget(noun)), whose)),
    ],
  },
  "return-from-discard": {
    acts: [
      checked(
        pattern`${
          words("return", "returns", "put", "puts")
        } ${cardPhrase} from ${whosePile} ${discard} ${to} ${whosePile} ${hand}`,
        // Cards from a player's discard go to that player's hand.
        ([, , whose, , , hand]) => staysWith(whose, hand),
      )
        .map(([, noun, whose]) => (player) => {
          const from = pileOf(whose, player);
          return effect({
            type: "return-from-discard",
            player,
            target: inPile(noun, "discard", from),
            from: from === player ? undefined : from,
          });
        }),
    ],
  },
  "return-from-inkwell": {
    acts: [
      pattern`${giveBack} ${simpleAmount} ${cards} ${inkToHand}`
        .map(([, amount, , whose]) => (who) =>
          effect({
            type: "return-from-inkwell",
            amount,
            player: pileOf(whose, who),
          })
        ),
      pattern`${giveBack} up to ${cardinal} ${cards} ${inkToHand}`.map((
        [, upTo, , whose],
      ) =>
      (who) =>
        effect({
          type: "return-from-inkwell",
          amount: { upTo },
          player: pileOf(whose, who),
        })
      ),
      pattern`${giveBack} all cards ${inkToHand}`.map(([, whose]) => (who) =>
        effect({
          type: "return-from-inkwell",
          amount: "all",
          player: pileOf(whose, who),
        })
      ),
      pattern`${giveBack} ${simpleAmount} ${cards} at random ${inkToHand}`
        .map(([, amount, , whose]) => atRandom(amount, whose)),
      pattern`${giveBack} cards at random ${inkToHand} ${optional(untilHave)}`
        .map(([, whose, until]) => atRandom("any", whose, until)),
    ],
  },
};

const fromDiscardToHand = pattern`from your ${discard} ${to} your hand`.map(
  () => undefined,
);

/** "return a character card and an item card from your discard to your hand" */
export const returnSeveral: Rule<
  readonly Act<EffectOf<"return-from-discard">>[]
> = oneOf<readonly Noun[]>([
  pattern`${giveBack} ${cardPhrase} and ${cardPhrase} ${fromDiscardToHand}`.map(
    ([, first, second]) => [first, second],
  ),
  pattern`${giveBack} ${cardPhrase}, ${cardPhrase}, and ${cardPhrase} ${fromDiscardToHand}`
    .map(([, first, second, third]) => [first, second, third]),
]).map((nouns) => nouns.map(fromYours));

function fromYours(noun: Noun): Act<EffectOf<"return-from-discard">> {
  return (player) =>
    effect({
      type: "return-from-discard",
      player,
      target: inPile(noun, "discard", player),
    });
}

function returning(
  target: Target,
  hand: OwnPile,
): Act<EffectOf<"return-to-hand">> {
  return (who) =>
    effect({ type: "return-to-hand", ...onCards(who, target), hand });
}

function atRandom(
  amount: Count,
  whose: Whose,
  until?: number,
): Act<EffectOf<"return-from-inkwell">> {
  return (who) =>
    effect({
      type: "return-from-inkwell",
      amount,
      player: pileOf(whose, who),
      random: true,
      until,
    });
}
