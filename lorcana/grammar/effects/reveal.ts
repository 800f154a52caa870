import { checked, type Rule } from "../../../combinators/mod.ts";
import type { RevealEffects } from "../../ast/effects/reveal.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { it } from "./parts/looked_at.ts";
import type { Act, Productions } from "./parts/production.ts";
import { revealTop } from "./parts/reveal_top.ts";

const reveal = verb("reveal");
const play = verb("play");

/** "a Dragon card in your hand" */
const inHand: Rule<Noun> = checked(
  cardPhrase,
  ({ zone, owner }) =>
    zone === "hand" && (owner === "you" || owner === "their"),
);

/** "reveal their hand", "reveal the top card of your deck" */
export const revealProductions: Productions<RevealEffects> = {
  "reveal-top-card": {
    acts: [
      revealTop.map(([amount, whose]) => (who) =>
        effect("reveal-top-card", {
          player: pileOf(whose, who),
          amount: amount === 1 ? undefined : amount,
        })
      ),
      pattern`${play} with the top card of ${whosePile} deck ${
        words("face up", "faceup", "revealed")
      }`.map(([, whose]) => (who) =>
        effect("reveal-top-card", {
          player: pileOf(whose, who),
          continuous: true,
        })
      ),
    ],
  },
  "reveal-until": {
    acts: [
      pattern`${reveal} cards from the top of your deck until you reveal ${cardPhrase}. put ${it} into your hand and shuffle the rest into your deck`
        .map(([, noun]) => () =>
          effect("reveal-until", {
            player: "CONTROLLER",
            ...toCards(noun),
            putInto: "hand",
            rest: "deck-shuffled",
          })
        ),
    ],
  },
  "reveal-hand": {
    acts: [
      pattern`${play} with ${words("your", "their")} ${
        words("hand", "hands")
      } ${words("face up", "faceup", "revealed")}`.map(() => (player) =>
        effect("reveal-hand", { player, continuous: true })
      ),
      pattern`${reveal} ${whosePile} hand`.map(([, whose]) => (who) =>
        effect("reveal-hand", {
          player: pileOf(whose, who),
        })
      ),
    ],
  },
  "reveal-card": {
    acts: [
      pattern`${reveal} ${cardPhrase} from ${whosePile} hand`.map((
        [, noun, whose],
      ) => revealing(noun, whose)),
      pattern`${reveal} ${inHand}`.map(([, noun]) =>
        revealing(noun, noun.owner === "you" ? "CONTROLLER" : "THEIR")
      ),
    ],
  },
};

function revealing(noun: Noun, whose: Whose): Act<EffectOf<"reveal-card">> {
  return (who) =>
    effect("reveal-card", {
      player: pileOf(whose, who),
      from: "hand",
      ...toCards(noun),
    });
}
