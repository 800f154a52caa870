import { checked, many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { LookEffects } from "../../ast/effects/look.ts";
import type { Amount, Destination, Query } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { wordAt } from "../nouns/agreement.ts";
import { pileOf, staysWith, type Whose, whosePile } from "../nouns/players.ts";
import { pattern, words } from "../words.ts";
import type { Placed } from "./parts/destination.ts";
import { ifSentences } from "./parts/if_it_fits.ts";
import { putSentence } from "./parts/looked_at.ts";
import { othersChoose } from "./parts/others_choose.ts";
import type { Act, Productions } from "./parts/production.ts";
import { revealTop } from "./parts/reveal_top.ts";
import { type TopCards, topCards } from "./parts/top_cards.ts";

const lookAt: Rule<TopCards> = pattern`${
  words("look at", "looks at")
} ${topCards}`.map(([, top]) => top);

interface Look {
  readonly top: TopCards;
  readonly revealAll?: true;
}

const look: Rule<Look> = oneOf<Look>([
  lookAt.map((top) => ({ top })),
  revealTop.map((top) => ({ top, revealAll: true })),
]);

/** Looking at cards, and their destinations; `act` reads what else happens. */
export function lookProductions(act: Rule<Act>): Productions<LookEffects> {
  const sentence: Rule<readonly Placed[]> = oneOf([
    pattern`. ${putSentence}`,
    pattern`and ${putSentence}`,
    pattern`. ${othersChoose}`,
    pattern`. ${ifSentences(act)}`,
  ]).map(([destinations]) => destinations);
  return {
    "look-at-cards": {
      acts: [
        lookAt.map(([amount, whose]) => (who) =>
          effect({
            type: "look-at-cards",
            amount,
            from: "top-of-deck",
            player: pileOf(whose, who),
          })
        ),
      ],
    },
    "scry": {
      acts: [
        checked(
          pattern`${look} ${many(sentence, 1)}`,
          // "Put it there or …": that sentence is a choice, all of it.
          ([{ top: [amount, deck] }, sentences], words, _, end) =>
            wordAt(words, end) !== "or" && stayWith(deck, sentences.flat()) &&
            areEnough(amount, sentences.flat()),
        ).map(([{ top: [amount, whose], revealAll }, sentences]) => (who) =>
          effect({
            type: "scry",
            amount,
            player: pileOf(whose, who),
            destinations: sentences.flat().map(unowned),
            revealAll,
          })
        ),
      ],
    },
    "look-at-hand": {
      acts: [
        pattern`look at ${whosePile} hand`.map(([whose]) => (who) =>
          effect({ type: "look-at-hand", player: pileOf(whose, who) })
        ),
      ],
    },
    "look-at-inkwell": {
      acts: [
        pattern`look at the cards in ${whosePile} inkwell`.map((
          [whose],
        ) =>
        (who) =>
          effect({ type: "look-at-inkwell", player: pileOf(whose, who) })
        ),
      ],
    },
  };
}

/** Whether cards from a deck stay with its player. */
function stayWith(deck: Whose, places: readonly Placed[]): boolean {
  return places.every(({ whose = "THE" }) => staysWith(deck, whose));
}

/** Whether there are enough cards for all destinations: not 3 of 2. */
function areEnough(amount: Amount, places: readonly Placed[]): boolean {
  if (typeof amount !== "number") return true;
  const taken = places.filter(({ instead }) => !instead)
    .reduce((sum, { target }) => sum + (atLeast(target) ?? 0), 0);
  return taken <= amount;
}

function atLeast(target: Query | undefined): number | undefined {
  return typeof target?.count === "number" ? target.count : undefined;
}

/** A destination without its owner, who is that of the deck. */
function unowned({ whose: _, ...place }: Placed): Destination {
  return place;
}
