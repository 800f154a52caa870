import { optional } from "../../../combinators/mod.ts";
import type { InkwellEffects } from "../../ast/effects/inkwell.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { fromZone, lying } from "./parts/lying.ts";
import type { Productions } from "./parts/production.ts";
import { topCards } from "./parts/top_cards.ts";
import { onCards } from "./parts/who_acts.ts";

const put = verb("put");
const lies = optional(lying);
const inkwell = words("inkwell", "inkwells", "ink supply");

/** "put the top card of your deck into your inkwell facedown and exerted" */
export const inkwellProductions: Productions<InkwellEffects> = {
  "put-into-inkwell": {
    acts: [
      pattern`${put} ${topCards} into ${whosePile} ${inkwell} ${lies}`.map((
        [, [amount], , , lies],
      ) =>
      (who) =>
        effect("put-into-inkwell", {
          source: "top-of-deck",
          target: who,
          amount: amount === 1 ? undefined : amount,
          ...lies,
        })
      ),
      pattern`${put} ${nounPhrase} ${fromZone} into ${whosePile} ${inkwell} ${lies}`
        .map(([, noun, source, , , lies]) => (who) =>
          effect("put-into-inkwell", {
            source,
            target: who,
            ...toCards(noun),
            ...lies,
          })
        ),
      pattern`${put} ${target} into ${whosePile} ${inkwell} ${lies}`.map((
        [, target, , , lies],
      ) =>
      (who) =>
        effect("put-into-inkwell", {
          source: "target",
          ...onCards(who, target),
          ...lies,
        })
      ),
    ],
  },
  "additional-inkwell": {
    acts: [
      pattern`${put} an additional card from your hand into your inkwell ${lies}`
        .map(([, lies]) => () =>
          effect("additional-inkwell", { amount: 1, facedown: lies?.facedown })
        ),
    ],
  },
};
