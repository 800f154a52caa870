import { checked, optional } from "../../../combinators/mod.ts";
import type { InkwellEffects } from "../../ast/effects/inkwell.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { pattern, verb, words } from "../words.ts";
import { fromPile, lying } from "./parts/lying.ts";
import type { Productions } from "./parts/production.ts";
import { topCards } from "./parts/top_cards.ts";
import { onCards } from "./parts/who_acts.ts";

const put = verb("put");
const lies = optional(lying);
const inkwell = words("inkwell", "inkwells", "ink supply");

const OWNERS: { readonly [whose: string]: "you" | "owner" | undefined } = {
  CONTROLLER: "you",
  THEIR: "owner",
  CARD_OWNER: "owner",
};

/** "put the top card of your deck into your inkwell facedown and exerted" */
export const inkwellProductions: Productions<InkwellEffects> = {
  "put-into-inkwell": {
    acts: [
      checked(
        pattern`${put} ${topCards} into ${whosePile} ${inkwell} ${lies}`,
        // From a player's deck into the same player's inkwell.
        ([, [, deck], whose]) => deck === whose,
      ).map((
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
      checked(
        pattern`${put} ${nounPhrase} ${fromPile} into ${whosePile} ${inkwell} ${lies}`,
        // Cards of a player go into the same player's inkwell.
        ([, , { whose }, into]) => whose === undefined || whose === into,
      )
        .map(([, noun, { zone }, , , lies]) => (who) =>
          effect("put-into-inkwell", {
            source: zone,
            target: who,
            ...toCards(noun),
            ...lies,
          })
        ),
      checked(
        pattern`${put} ${target} into ${whosePile} ${inkwell} ${lies}`,
        ([, , whose]) => OWNERS[whose] !== undefined,
      ).map((
        [, target, whose, , lies],
      ) =>
      (who) =>
        effect("put-into-inkwell", {
          source: "target",
          ...onCards(who, target),
          inkwell: OWNERS[whose],
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
