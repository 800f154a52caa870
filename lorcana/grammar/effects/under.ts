import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { UnderEffects } from "../../ast/effects/under.ts";
import type { Count, Query } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { inPile, topOf } from "../nouns/noun.ts";
import { cardPhrase, target } from "../nouns/noun_phrase.ts";
import { ownPile, pileOf } from "../nouns/players.ts";
import { giveBack, put } from "../verbs.ts";
import { lookup, number, pattern, words } from "../words.ts";
import { anyOrder } from "./parts/any_order.ts";
import { fromPile } from "./parts/from_pile.ts";
import { lying } from "./parts/lying.ts";
import type { Productions } from "./parts/production.ts";
import { endCards } from "./parts/top_cards.ts";

const deck = words("deck", "decks");
const hand = words("hand", "hands");
const lies = optional(lying);

type Facing = { readonly facedown?: true; readonly faceup?: true };

const facing: Rule<Facing | undefined> = optional(lookup<Facing>({
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "faceup": { faceup: true },
  "face up": { faceup: true },
}));

const howMany: Rule<Count> = oneOf<Count>([
  pattern`up to ${number} cards`.map(([upTo]): Count => ({ upTo })),
  pattern`${number} cards`.map(([amount]) => amount),
  lookup<Count>({
    "all cards": "all",
    "all the cards": "all",
    "all of the cards": "all",
    "the cards": "all",
    "each card": "all",
    "any number of cards": "any",
    "a card": 1,
    "one card": 1,
    "one of the cards": 1,
    "any number of the cards": "any",
  }),
  pattern`${number} of the cards`.map(([amount]) => amount),
]);

const fromUnder = words(
  "under",
  "from under",
  "that was under",
  "that were under",
);

type Pile = "hand" | "inkwell" | "discard";

const pile: Rule<Pile> = lookup<Pile>({
  "hand": "hand",
  "inkwell": "inkwell",
  "discard": "discard",
  "hands": "hand",
  "inkwells": "inkwell",
  "discards": "discard",
});

/** "put the top card of your deck facedown under this character" */
export const underProductions: Productions<UnderEffects> = {
  "put-under": {
    acts: [
      pattern`${put} ${endCards} ${facing} under ${target} ${facing}`.map((
        [, [amount, deck, end], before, under, behind],
      ) =>
      (who) =>
        effect({
          type: "put-under",
          player: pileOf(deck, who),
          target: topOf(pileOf(deck, who), amount, end),
          under,
          ...before,
          ...behind,
        })
      ),
      pattern`${put} ${cardPhrase} ${fromPile} ${facing} under ${target} ${facing}`
        .map(([, noun, { zone, whose }, before, under, behind]) => (who) =>
          effect({
            type: "put-under",
            player: pileOf(whose, who),
            target: inPile(noun, zone, pileOf(whose, who)),
            under,
            ...before,
            ...behind,
          })
        ),
      pattern`${put} ${
        words(
          "all cards that were under",
          "the cards that were under",
          "all cards from under",
        )
      } ${target} under ${target}`.map(([, , from, under]) => () =>
        effect({ type: "put-under", target: CARDS_UNDER, from, under })
      ),
      pattern`${put} ${target} ${facing} under ${target} ${facing}`.map((
        [, target, before, under, behind],
      ) =>
      () => effect({ type: "put-under", target, under, ...before, ...behind })),
    ],
  },
  "move-cards-from-under": {
    acts: [
      pattern`${giveBack} ${howMany} ${fromUnder} ${target} to ${ownPile} ${hand}`
        .map(([, amount, , target, player]) => () =>
          effect({
            type: "move-cards-from-under",
            amount,
            target,
            player,
            destination: "hand",
          })
        ),
      pattern`${put} ${howMany} ${fromUnder} ${target} into ${ownPile} ${pile} ${lies}`
        .map(([, amount, , target, player, destination, lies]) => () =>
          effect({
            type: "move-cards-from-under",
            amount,
            target,
            player,
            destination,
            ...lies,
          })
        ),
      pattern`${put} ${howMany} ${fromUnder} ${target} on the bottom of ${ownPile} ${deck} ${anyOrder}`
        .map(([, amount, , target, player, , ordering]) => () =>
          effect({
            type: "move-cards-from-under",
            amount,
            target,
            player,
            destination: "deck-bottom",
            ordering,
          })
        ),
    ],
  },
};

/** All cards under another, whoever owns them. */
const CARDS_UNDER: Query = {
  selector: "all",
  count: "all",
  owner: "any",
  zones: ["under"],
  cardTypes: ["card"],
};
