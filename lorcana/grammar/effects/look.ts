import { many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import { equalTo } from "../amounts/amounts.ts";
import type { Amount, Destination, Player } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { ifSentences, it, putSentence } from "./looked_at.ts";
import { topCards } from "./top_cards.ts";

interface Look {
  readonly amount: Amount;
  readonly whose: Player | "THEIR";
  readonly reveal: boolean;
}

const lookAt = words("look at", "looks at");
const reveal = verb("reveal");

/** "look at the top 3 cards of your deck", "reveal the top card of your deck" */
const look: Rule<Look> = oneOf<Look>([
  pattern`${lookAt} ${topCards}`.map(([, [amount, whose]]) => ({
    amount,
    whose,
    reveal: false,
  })),
  pattern`${reveal} ${topCards}`.map(([, [amount, whose]]) => ({
    amount,
    whose,
    reveal: true,
  })),
  pattern`${reveal} a number of cards from the top of ${whosePile} deck ${equalTo}`
    .map(([, whose, amount]) => ({ amount, whose, reveal: true })),
]);

const repeat: Rule<Act> = pattern`repeat this effect`.map(() => () =>
  effect("repeat", { times: "until-no" })
);

/** Looking at cards, and where they go. */
export function lookActs(act: Rule<Act>): readonly Rule<Act>[] {
  const sentence = oneOf([
    pattern`. ${putSentence}`,
    pattern`and ${putSentence}`,
    pattern`. ${ifSentences(oneOf([act, repeat]))}`,
  ]).map(([destinations]) => destinations);
  return [
    pattern`${look} ${many(sentence)}`.map(([look, sentences]) =>
      looking(look, sentences.flat())
    ),
    pattern`look at the cards in ${whosePile} inkwell`.map(([whose]) => (who) =>
      effect("look-at-inkwell", { target: pileOf(whose, who) })
    ),
    pattern`look at ${whosePile} hand`.map(([whose]) => (who) =>
      effect("look-at-hand", { target: pileOf(whose, who) })
    ),
    pattern`${reveal} cards from the top of ${whosePile} deck until you reveal ${nounPhrase}. put ${it} into your hand and shuffle the rest into your deck`
      .map(([, whose, noun]) => (who) =>
        effect("reveal-until", {
          target: pileOf(whose, who),
          ...toCards(noun),
          putInto: "hand",
          rest: "deck-shuffled",
        })
      ),
  ];
}

function looking(
  { amount, whose, reveal }: Look,
  destinations: readonly Destination[],
): Act {
  return (who) => {
    const target = pileOf(whose, who);
    if (destinations.length > 0) {
      return effect("scry", {
        amount,
        target,
        destinations,
        revealAll: reveal ? true : undefined,
      });
    }
    return reveal
      ? effect("reveal-top-card", {
        target,
        amount: amount === 1 ? undefined : amount,
      })
      : effect("look-at-cards", { amount, from: "top-of-deck", target });
  };
}
