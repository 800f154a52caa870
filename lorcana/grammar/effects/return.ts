import { checked, oneOf, optional } from "../../../combinators/mod.ts";
import type { ReturnEffects } from "../../ast/effects/return.ts";
import type { Amount, EffectOf, Player, Target } from "../../ast/mod.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { toCards, toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { reference, self } from "../nouns/reference.ts";
import { cardinal, pattern, verb, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";
import { asChosen, onCards } from "./parts/who_acts.ts";

const giveBack = verb("return");
const choose = verb("choose");
const hand = words("hand", "hands");
const to = words("to", "into");
const discard = words("discard", "discard pile");
const cards = words("card", "cards");
const untilHave = pattern`until they have ${cardinal} cards in their inkwell`
  .map(([size]) => size);

/** "return chosen character to their player's hand" */
export const returnProductions: Productions<ReturnEffects> = {
  "return-to-hand": {
    acts: [
      pattern`${giveBack} ${target} ${to} ${whosePile} ${hand}`.map((
        [, target, , whose],
      ) => returning(target, whose)),
      pattern`${giveBack} ${
        oneOf([self, reference])
      } from your discard ${to} your hand`.map(([, target]) => () =>
        effect("return-to-hand", { target, from: "discard" })
      ),
      pattern`${choose} and ${giveBack} ${nounPhrase} ${to} ${whosePile} ${hand}`
        .map(([, , noun]) => returning(asChosen(toTarget(noun)))),
    ],
  },
  "return-from-discard": {
    acts: [
      checked(
        pattern`${giveBack} ${nounPhrase} from ${whosePile} ${discard} ${to} ${whosePile} ${hand}`,
        // From your discard to your hand, from another player's to theirs.
        ([, , whose, , , hand]) => isSamePlayer(whose, hand),
      )
        .map(([, noun, whose]) => (target) =>
          effect("return-from-discard", {
            ...toCards(noun),
            target,
            from: whose === "CONTROLLER" || whose === "THEIR"
              ? undefined
              : whose,
          })
        ),
    ],
  },
  "return-from-inkwell": {
    acts: [
      pattern`${giveBack} ${simpleAmount} ${cards} from ${whosePile} inkwell ${to} ${whosePile} hand`
        .map(([, amount]) => (target) =>
          effect("return-from-inkwell", { amount, target })
        ),
      pattern`${giveBack} all cards from ${whosePile} inkwell ${to} ${whosePile} hand`
        .map(() => (target) =>
          effect("return-from-inkwell", { amount: "all", target })
        ),
      pattern`${giveBack} ${simpleAmount} ${cards} at random from ${whosePile} inkwell ${to} ${whosePile} hand`
        .map(([, amount]) => atRandom(amount)),
      pattern`${giveBack} cards at random from ${whosePile} inkwell ${to} ${whosePile} hand ${
        optional(untilHave)
      }`.map(([, , , , until]) => atRandom("any", until)),
    ],
  },
};

/** Whether a pile and a hand belong to one player. */
function isSamePlayer(pile: Player | "THEIR", hand: Player | "THEIR"): boolean {
  return hand === "CONTROLLER"
    ? pile === "CONTROLLER"
    : pile !== "CONTROLLER" && (hand === "THEIR" || hand === "CARD_OWNER");
}

/** A card that was only referred to may go to another player's hand. */
function returning(
  target: Target,
  whose?: Player | "THEIR",
): Act<EffectOf<"return-to-hand">> {
  const isOther = whose === "CARD_OWNER" && typeof target === "object" &&
    "ref" in target;
  return (who) =>
    effect("return-to-hand", {
      ...onCards(who, target),
      hand: isOther ? "CARD_OWNER" : undefined,
    });
}

function atRandom(
  amount: Amount,
  until?: number,
): Act<EffectOf<"return-from-inkwell">> {
  return (target) =>
    effect("return-from-inkwell", { amount, target, random: true, until });
}
