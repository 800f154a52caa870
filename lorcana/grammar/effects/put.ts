import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { PutEffects } from "../../ast/effects/put.ts";
import type { DeckPlace, Player } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { effect } from "../effect.ts";
import { inPile, topOf, wholePile } from "../nouns/noun.ts";
import { cardPhrase, target } from "../nouns/noun_phrase.ts";
import {
  ownPile,
  pileOf,
  staysWith,
  type Whose,
  whosePile,
} from "../nouns/players.ts";
import { reference } from "../nouns/reference.ts";
import { giveBack, put } from "../verbs.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { anyOrder } from "./parts/any_order.ts";
import type { Productions } from "./parts/production.ts";
import { endCards, topCards } from "./parts/top_cards.ts";
import { isOwnPile } from "./parts/own_pile.ts";
import { onCards } from "./parts/who_acts.ts";

const discard = words("discard", "discard pile", "discards");
const discardPile = words("discard", "discard pile");
const deck = words("deck", "decks");

/** The end of a deck; "the top or the bottom" is the top with an option. */
interface End {
  readonly orBottom?: true;
}

const bottom: Rule<End> = words("on the bottom of", "on bottom of").map(
  () => ({}),
);

const either: End = { orBottom: true };

const top: Rule<End> = lookup<End>({
  "on the top of": {},
  "on top of": {},
  "on the top or the bottom of": either,
  "on the top or bottom of": either,
  "on either the top or the bottom of": either,
  "on either the top or bottom of": either,
});

/** "instead of into your discard": whose discard. */
const insteadOf: Rule<Whose> = oneOf([
  pattern`instead of into ${whosePile} discard`,
  pattern`instead of ${whosePile} discard`,
]).map(([whose]) => whose);

type Pile = "discard" | "hand" | "inkwell";

const pile: Rule<Pile> = oneOf<Pile>([
  discard.map(() => "discard"),
  lookup<Pile>({ "hand": "hand", "inkwell": "inkwell" }),
]);

type Placing = (who: Player) => Loose<DeckPlace>;

/** "put chosen character on the bottom of their player's deck" */
function ontoDeck(
  end: Rule<End>,
  returned: Rule<undefined>,
  bareEnd: Rule<End>,
): Rule<Placing> {
  return oneOf<Placing>([
    checked(
      pattern`${put} ${target} ${end} ${whosePile} ${deck} ${anyOrder} ${
        optional(insteadOf)
      }`,
      ([, target, , deck, , , discard], ...at) =>
        isOwnDeck(deck) && isOwnPile(target, deck, ...at) &&
        (discard === undefined || staysWith(discard, deck)),
    ).map(([, target, { orBottom }, whose, , ordering, discard]) => (who) => ({
      ...onCards(who, target),
      orBottom,
      intoDeck: DECK_OF[whose],
      ordering,
      insteadOf: discard && "discard",
    })),
    // "put them on the bottom instead": of the deck mentioned before.
    pattern`${put} ${reference} ${bareEnd}`.map((
      [, target, { orBottom }],
    ) =>
    (who) => ({ ...onCards(who, target), orBottom, intoDeck: "owner" })),
    checked(
      pattern`${put} ${cardPhrase} from ${whosePile} ${pile} ${end} ${whosePile} ${deck} ${anyOrder}`,
      ([, , of, , , deck]) => staysWith(of, deck),
    )
      .map(([, noun, of, from, { orBottom }, whose, , ordering]) => (who) => ({
        player: pileOf(of, who),
        target: inPile(noun, from, pileOf(of, who)),
        orBottom,
        intoDeck: DECK_OF[whose] ?? "their",
        ordering,
      })),
    checked(
      pattern`${put} ${whosePile} hand ${end} ${whosePile} ${deck} ${anyOrder}`,
      ([, of, , deck]) => staysWith(of, deck),
    ).map(([, of, { orBottom }, whose, , ordering]) => (who) => ({
      player: pileOf(of, who),
      target: wholePile("hand", pileOf(of, who)),
      orBottom,
      intoDeck: DECK_OF[whose] ?? "their",
      ordering,
    })),
    checked(
      pattern`${giveBack} ${cardPhrase} from ${whosePile} ${discardPile} ${returned} ${whosePile} deck`,
      ([, , of, , , deck]) => staysWith(of, deck),
    )
      .map(([, noun, of, , , whose]) => (who) => ({
        player: pileOf(of, who),
        target: inPile(noun, "discard", pileOf(of, who)),
        intoDeck: whose === "CONTROLLER" ? "you" : "their",
      })),
  ]);
}

/** The decks that cards can go into: each card into its owner's. */
const DECK_OF: { readonly [W in Whose]?: DeckPlace["intoDeck"] } = {
  CONTROLLER: "you",
  THEIR: "their",
  CARD_OWNER: "owner",
  THAT_PLAYER: "their",
};

/** Whether cards in play can go into a deck. */
function isOwnDeck(deck: Whose): boolean {
  return DECK_OF[deck] !== undefined;
}

/** "put … on the bottom of your deck", "put … into your hand" */
export const putProductions: Productions<PutEffects> = {
  "put-on-bottom": {
    acts: [
      ontoDeck(
        bottom,
        fixed("to the bottom of"),
        words("on the bottom").map(() => ({})),
      ).map((place) => (who) =>
        effect({ type: "put-on-bottom", ...place(who) })
      ),
    ],
  },
  "put-on-top": {
    acts: [
      ontoDeck(
        top,
        fixed("to the top of"),
        words("on the top", "on top").map(() => ({})),
      ).map((place) => (who) => effect({ type: "put-on-top", ...place(who) })),
    ],
  },
  "put-into-hand": {
    acts: [
      checked(
        pattern`${put} ${target} into ${ownPile} ${words("hand", "hands")}`,
        ([, target, player], ...at) => isOwnPile(target, player, ...at),
      )
        .map(([, target, player]) => (who) =>
          effect({ type: "put-into-hand", ...onCards(who, target), player })
        ),
      checked(
        pattern`${put} ${endCards} into your hand`,
        ([, [, deck]]) => deck === "CONTROLLER",
      ).map(([, [amount, , end]]) => () =>
        effect({
          type: "put-into-hand",
          target: topOf("CONTROLLER", amount, end),
          player: "CONTROLLER",
        })
      ),
    ],
  },
  "put-into-discard": {
    acts: [
      checked(
        pattern`${put} ${target} ${words("into", "in")} ${ownPile} ${discard}`,
        ([, target, , player], ...at) => isOwnPile(target, player, ...at),
      )
        .map(([, target, , player]) => (who) =>
          effect({ type: "put-into-discard", ...onCards(who, target), player })
        ),
    ],
  },
  "mill": {
    acts: [
      checked(
        pattern`${put} ${topCards} into ${whosePile} ${discard}`,
        ([, [, deck], into]) => staysWith(deck, into),
      ).map(([, [amount, whose]]) => (who) =>
        effect({ type: "mill", amount, player: pileOf(whose, who) })
      ),
    ],
  },
};
