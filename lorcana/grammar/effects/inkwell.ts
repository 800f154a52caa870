import { checked, optional } from "../../../combinators/mod.ts";
import type { InkwellEffects } from "../../ast/effects/inkwell.ts";
import { effect } from "../effect.ts";
import { inPile, topOf } from "../nouns/noun.ts";
import { cardPhrase, target } from "../nouns/noun_phrase.ts";
import { ownPile, pileOf, staysWith, whosePile } from "../nouns/players.ts";
import { put } from "../verbs.ts";
import { fixed, pattern, words } from "../words.ts";
import { fromPile } from "./parts/from_pile.ts";
import { lying } from "./parts/lying.ts";
import type { Productions } from "./parts/production.ts";
import { endCards } from "./parts/top_cards.ts";
import { isOwnPile } from "./parts/own_pile.ts";
import { onCards } from "./parts/who_acts.ts";

const lies = optional(lying);
const inkwell = words("inkwell", "inkwells", "ink supply");

/** "put the top card of your deck into your inkwell facedown and exerted" */
export const inkwellProductions: Productions<InkwellEffects> = {
  "put-into-inkwell": {
    acts: [
      checked(
        pattern`${put} ${endCards} into ${whosePile} ${inkwell} ${lies}`,
        // Cards from a player's deck go into that player's inkwell.
        ([, [, deck], whose]) => staysWith(deck, whose),
      ).map((
        [, [amount, deck, end], , , lies],
      ) =>
      (who) =>
        effect({
          type: "put-into-inkwell",
          target: topOf(pileOf(deck, who), amount, end),
          player: pileOf(deck, who),
          ...lies,
        })
      ),
      checked(
        pattern`${put} ${cardPhrase} ${fromPile} into ${whosePile} ${inkwell} ${lies}`,
        // A player's cards go into that player's inkwell.
        ([, , { whose }, into]) => whose === "THE" || staysWith(whose, into),
      )
        .map(([, noun, { zone, whose }, into, , lies]) => (who) => {
          const player = pileOf(whose === "THE" ? into : whose, who);
          return effect({
            type: "put-into-inkwell",
            target: inPile(noun, zone, player),
            player,
            ...lies,
          });
        }),
      checked(
        pattern`${put} ${target} into ${ownPile} ${inkwell} ${lies}`,
        ([, target, player], ...at) => isOwnPile(target, player, ...at),
      ).map((
        [, target, player, , lies],
      ) =>
      (who) =>
        effect({
          type: "put-into-inkwell",
          ...onCards(who, target),
          player,
          ...lies,
        })
      ),
    ],
  },
  "additional-inkwell": {
    acts: [
      pattern`${put} an additional card ${
        optional(fixed("from your hand"))
      } into your inkwell ${lies} ${optional(fixed("each turn"))}`
        .map(([, , lies]) => () =>
          effect({
            type: "additional-inkwell",
            amount: 1,
            facedown: lies?.facedown,
          })
        ),
    ],
  },
};
