import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { cardinal, lookup, pattern, verb, words } from "../words.ts";

const reveal = verb("reveal");
const play = verb("play");
const time = words("time", "times");

/** "a Dragon card in your hand" */
const inHand: Rule<Noun> = checked(nounPhrase, ({ zone }) => zone === "hand");

/** "reveal their hand", "name a card", "repeat this 3 times" */
export const revealActs: readonly Rule<Act>[] = [
  pattern`${reveal} ${whosePile} hand`.map(([, whose]) => (who) =>
    effect("reveal-hand", {
      target: whose === "CONTROLLER" || whose === "THEIR" ? who : whose,
    })
  ),
  pattern`${reveal} ${nounPhrase} from ${whosePile} hand`.map(([, noun]) =>
    revealing(noun)
  ),
  pattern`${reveal} ${inHand}`.map(([, noun]) => revealing(noun)),
  pattern`${reveal} the top card`.map(() => (who) =>
    effect("reveal-top-card", { target: who })
  ),
  pattern`${play} with the top card of ${whosePile} deck ${
    words("face up", "faceup")
  }`.map(([, whose]) => (who) =>
    effect("reveal-top-card", { target: pileOf(whose, who), continuous: true })
  ),
  lookup<Act>({
    "name a card": () => effect("name-a-card", {}),
    "repeat this effect": () => effect("repeat", { times: "until-no" }),
    "skip your draw step": (target) =>
      effect("skip-step", { step: "draw", target }),
    "skip your turn's draw step": (target) =>
      effect("skip-step", { step: "draw", target }),
  }),
  pattern`repeat ${words("this", "that")} ${cardinal} ${time}`.map((
    [, times],
  ) =>
  () => effect("repeat", { times })),
  pattern`repeat ${words("this", "that")} up to ${cardinal} ${time}`.map((
    [, times],
  ) =>
  () => effect("repeat", { times, upTo: true })),
];

function revealing(noun: Noun): Act {
  return (target) =>
    effect("reveal-card", { target, from: "hand", ...toCards(noun) });
}
