import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { ShuffleEffects } from "../../ast/effects/shuffle.ts";
import type { DeckPlace, Zone } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { inPile, wholePile } from "../nouns/noun.ts";
import { cardPhrase, target } from "../nouns/noun_phrase.ts";
import {
  ownPile,
  pileOf,
  staysWith,
  type Whose,
  whosePile,
} from "../nouns/players.ts";
import { choose, shuffle } from "../verbs.ts";
import { lookup, pattern, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";
import { isOwnPile } from "./parts/own_pile.ts";
import { onCards } from "./parts/who_acts.ts";

const deck = words("deck", "decks");
const discard = words("discard", "discard pile");
const pile: Rule<"discard" | "hand"> = lookup<"discard" | "hand">({
  "discard": "discard",
  "discard pile": "discard",
  "hand": "hand",
});
const piles: Rule<readonly Zone[]> = oneOf<readonly Zone[]>([
  pile.map((one) => [one]),
  words("hand and discard", "discard and hand").map(() => ["hand", "discard"]),
]);

/** "shuffle chosen character into their player's deck" */
export const shuffleProductions: Productions<ShuffleEffects> = {
  "shuffle-deck": {
    acts: [
      pattern`${shuffle} ${whosePile} deck`.map(([, whose]) => (who) =>
        effect({ type: "shuffle-deck", player: pileOf(whose, who) })
      ),
    ],
  },
  "shuffle-into-deck": {
    acts: [
      checked(
        pattern`${shuffle} ${whosePile} ${piles} into ${whosePile} deck`,
        ([, whose, , into]) => staysWith(whose, into),
      ).map(([, whose, from]) => (who) =>
        effect({
          type: "shuffle-into-deck",
          player: pileOf(whose, who),
          target: wholePile(from, pileOf(whose, who)),
          intoDeck: whose === "CONTROLLER" ? "you" : "their",
        })
      ),
      checked(
        pattern`${shuffle} ${target} into ${ownPile} ${deck}`,
        ([, target, whose], ...at) => isOwnPile(target, whose, ...at),
      ).map((
        [, target, whose],
      ) =>
      (who) =>
        effect({
          type: "shuffle-into-deck",
          ...onCards(who, target),
          intoDeck: whose === "CONTROLLER" ? "you" : "owner",
        })
      ),
      checked(
        pattern`${shuffle} ${cardPhrase} from ${whosePile} ${pile} into ${whosePile} ${deck}`,
        ([, , whose, , into]) => staysWith(whose, into),
      )
        .map(([, noun, whose, from, into]) => (who) =>
          effect({
            type: "shuffle-into-deck",
            player: pileOf(whose, who),
            target: inPile(noun, from, pileOf(whose, who)),
            intoDeck: deckOf(into),
          })
        ),
      checked(
        pattern`${choose} ${cardPhrase} from ${whosePile} ${discard} and ${shuffle} ${
          words("it", "them")
        } into ${whosePile} ${deck}`,
        ([, , whose, , , , into]) => staysWith(whose, into),
      ).map(([, noun, whose, , , , into]) => (who) =>
        effect({
          type: "shuffle-into-deck",
          player: pileOf(whose, who),
          target: inPile(
            { ...noun, selector: "chosen" },
            "discard",
            pileOf(whose, who),
          ),
          intoDeck: deckOf(into),
        })
      ),
    ],
  },
};

function deckOf(into: Whose): NonNullable<DeckPlace["intoDeck"]> {
  return into === "CONTROLLER"
    ? "you"
    : into === "CARD_OWNER"
    ? "owner"
    : "their";
}
