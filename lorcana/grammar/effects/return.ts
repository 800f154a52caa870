import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import { type Act, asChosen, doneBy, ownedBy } from "./who_acts.ts";
import { simpleAmount } from "../amounts/amounts.ts";
import type { Amount, Player, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards, toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { reference, self } from "../nouns/reference.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { cardinal, lookup, pattern, verb, words } from "../words.ts";

const give = verb("return");
const choose = verb("choose");
const hand = words("hand", "hands");
const to = words("to", "into");
const discard = words("discard", "discard pile");
const cards = words("card", "cards");
const deckEnd: Rule<"put-on-top" | "put-on-bottom"> = lookup<
  "put-on-top" | "put-on-bottom"
>({ "top": "put-on-top", "bottom": "put-on-bottom" });
const untilHave = pattern`until they have ${cardinal} cards in their inkwell`
  .map(
    ([size]) => size,
  );

/** "return chosen character to their player's hand" */
export const returnActs: readonly Rule<Act>[] = [
  pattern`${give} ${target} ${to} ${whosePile} ${hand}`.map((
    [, target, , whose],
  ) => returning(target, whose)),
  pattern`${give} ${oneOf([self, reference])} from your discard ${to} your hand`
    .map((
      [, target],
    ) =>
    () => effect("return-to-hand", { target, from: "discard" })),
  pattern`${choose} and ${give} ${nounPhrase} ${to} ${whosePile} ${hand}`.map((
    [, , noun],
  ) => returning(asChosen(toTarget(noun)))),
  pattern`${give} ${nounPhrase} from ${whosePile} ${discard} ${to} ${whosePile} ${hand}`
    .map(([, noun, whose]) => fromDiscard(noun, whose)),
  pattern`${give} ${nounPhrase} from ${whosePile} ${discard} to the ${deckEnd} of ${whosePile} deck`
    .map(([, noun, whose, , type, into]) => (who) =>
      effect(type, {
        target: pileOf(whose, who),
        from: "discard",
        ...toCards(noun),
        intoDeck: into === "CONTROLLER" ? "you" : "their",
      })
    ),
  pattern`${give} ${simpleAmount} ${cards} from ${whosePile} inkwell ${to} ${whosePile} hand`
    .map(([, amount]) => (target) =>
      effect("return-from-inkwell", { amount, target })
    ),
  pattern`${give} all cards from ${whosePile} inkwell ${to} ${whosePile} hand`
    .map(() => (target) =>
      effect("return-from-inkwell", { amount: "all", target })
    ),
  pattern`${give} ${simpleAmount} ${cards} at random from ${whosePile} inkwell ${to} ${whosePile} hand`
    .map(([, amount]) => fromInkwell(amount)),
  pattern`${give} cards at random from ${whosePile} inkwell ${to} ${whosePile} hand ${
    optional(untilHave)
  }`
    .map(([, , , , until]) => fromInkwell("any", until)),
];

/** A card that was only referred to may go to another player's hand. */
function returning(target: Target, whose?: Player | "THEIR"): Act {
  const isOther = whose === "CARD_OWNER" && typeof target === "object" &&
    "ref" in target;
  return (who) =>
    effect("return-to-hand", {
      target: ownedBy(who, target),
      ...doneBy(who, target),
      hand: isOther ? "CARD_OWNER" : undefined,
    });
}

function fromDiscard(noun: Noun, whose: Player | "THEIR"): Act {
  return (target) =>
    effect("return-from-discard", {
      ...toCards(noun),
      target,
      from: whose === "CONTROLLER" || whose === "THEIR" ? undefined : whose,
    });
}

function fromInkwell(amount: Amount, until?: number): Act {
  return (target) =>
    effect("return-from-inkwell", { amount, target, random: true, until });
}
