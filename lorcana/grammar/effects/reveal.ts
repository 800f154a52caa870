import { checked, type Rule } from "../../../combinators/mod.ts";
import type { RevealEffects } from "../../ast/effects/reveal.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { it } from "./parts/looked_at.ts";
import type { Act, Productions } from "./parts/production.ts";
import { revealTop } from "./parts/reveal_top.ts";

const reveal = verb("reveal");
const play = verb("play");

/** "a Dragon card in your hand" */
const inHand: Rule<Noun> = checked(nounPhrase, ({ zone }) => zone === "hand");

/** "reveal their hand", "reveal the top card of your deck" */
export const revealProductions: Productions<RevealEffects> = {
  "reveal-top-card": {
    acts: [
      revealTop.map(([amount, whose]) => (who) =>
        effect("reveal-top-card", {
          target: pileOf(whose, who),
          amount: amount === 1 ? undefined : amount,
        })
      ),
      pattern`${reveal} the top card`.map(() => (target) =>
        effect("reveal-top-card", { target })
      ),
      pattern`${play} with the top card of ${whosePile} deck ${
        words("face up", "faceup")
      }`.map(([, whose]) => (who) =>
        effect("reveal-top-card", {
          target: pileOf(whose, who),
          continuous: true,
        })
      ),
    ],
  },
  "reveal-until": {
    acts: [
      pattern`${reveal} cards from the top of ${whosePile} deck until you reveal ${nounPhrase}. put ${it} into your hand and shuffle the rest into your deck`
        .map(([, whose, noun]) => (who) =>
          effect("reveal-until", {
            target: pileOf(whose, who),
            ...toCards(noun),
            putInto: "hand",
            rest: "deck-shuffled",
          })
        ),
    ],
  },
  "reveal-hand": {
    acts: [
      pattern`${reveal} ${whosePile} hand`.map(([, whose]) => (who) =>
        effect("reveal-hand", {
          target: whose === "CONTROLLER" || whose === "THEIR" ? who : whose,
        })
      ),
    ],
  },
  "reveal-card": {
    acts: [
      pattern`${reveal} ${nounPhrase} from ${whosePile} hand`.map(([, noun]) =>
        revealing(noun)
      ),
      pattern`${reveal} ${inHand}`.map(([, noun]) => revealing(noun)),
    ],
  },
};

function revealing(noun: Noun): Act<EffectOf<"reveal-card">> {
  return (target) =>
    effect("reveal-card", { target, from: "hand", ...toCards(noun) });
}
