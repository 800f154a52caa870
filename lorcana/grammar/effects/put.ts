import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { PutEffects } from "../../ast/effects/put.ts";
import type { DeckPlace, Player } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { fixed, lookup, pattern, verb, words } from "../words.ts";
import { anyOrder } from "./parts/any_order.ts";
import type { Productions } from "./parts/production.ts";
import { topCards } from "./parts/top_cards.ts";
import { onCards } from "./parts/who_acts.ts";

const put = verb("put");
const giveBack = verb("return");
const discard = words("discard", "discard pile", "discards");
const discardPile = words("discard", "discard pile");
const deck = words("deck", "decks");

/** Which end of a deck; "the top or the bottom" is the top with a choice. */
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

const insteadOfDiscard: Rule<"discard" | undefined> = optional(
  lookup<"discard">({
    "instead of into your discard": "discard",
    "instead of your discard": "discard",
    "instead of into their discard": "discard",
  }),
);

type Pile = "discard" | "hand" | "inkwell";

const pile: Rule<Pile> = oneOf<Pile>([
  discard.map(() => "discard"),
  lookup<Pile>({ "hand": "hand", "inkwell": "inkwell" }),
]);

type Placing = (who: Player) => Loose<DeckPlace>;

/** "put chosen character on the bottom of their player's deck" */
function ontoDeck(end: Rule<End>, returned: Rule<undefined>): Rule<Placing> {
  return oneOf<Placing>([
    pattern`${put} ${target} ${end} ${whosePile} ${deck} ${anyOrder} ${insteadOfDiscard}`
      .map(
        ([, target, { orBottom }, whose, , ordering, insteadOf]) => (who) => ({
          ...onCards(who, target),
          orBottom,
          intoDeck: DECK_OF[whose],
          ordering,
          insteadOf,
        }),
      ),
    pattern`${put} ${nounPhrase} from ${whosePile} ${pile} ${end} ${whosePile} ${deck} ${anyOrder}`
      .map(([, noun, of, from, { orBottom }, whose, , ordering]) => (who) => ({
        target: pileOf(of, who),
        from,
        orBottom,
        ...toCards(noun),
        intoDeck: DECK_OF[whose],
        ordering,
      })),
    pattern`${giveBack} ${nounPhrase} from ${whosePile} ${discardPile} ${returned} ${whosePile} deck`
      .map(([, noun, of, , , whose]) => (who) => ({
        target: pileOf(of, who),
        from: "discard",
        ...toCards(noun),
        intoDeck: whose === "CONTROLLER" ? "you" : "their",
      })),
  ]);
}

const DECK_OF: { readonly [P in Player | "THEIR"]: DeckPlace["intoDeck"] } = {
  CONTROLLER: "you",
  THEIR: "their",
  CHOSEN_PLAYER: "chosen-player",
  CHOSEN_OPPONENT: "chosen-player",
  OPPONENT: "owner",
  EACH_OPPONENT: "owner",
  EACH_PLAYER: "owner",
  OPPONENTS: "owner",
  ANY_OPPONENTS: "owner",
  CHOSEN_PLAYERS: "owner",
  ANY_PLAYER: "owner",
  CARD_OWNER: "owner",
  THAT_PLAYER: "owner",
  CHALLENGING_PLAYER: "owner",
  CHALLENGED_PLAYER: "owner",
  ANOTHER_CHOSEN_PLAYER: "chosen-player",
  YOU_AND_CHOSEN_PLAYER: "owner",
  YOU_AND_CHOSEN_OPPONENT: "owner",
  PLAYER_WITH_MOST_LORE: "owner",
  PLAYER_WITH_LEAST_LORE: "owner",
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: "owner",
  PLAYER_WITH_MOST_CHARACTERS: "owner",
  PLAYER_WITH_FEWEST_CHARACTERS: "owner",
  PLAYERS_WITH_MOST_CARDS_IN_HAND: "owner",
};

/** "put … on the bottom of your deck", "put … into your hand" */
export const putProductions: Productions<PutEffects> = {
  "put-on-bottom": {
    acts: [
      ontoDeck(bottom, fixed("to the bottom of")).map((place) => (who) =>
        effect("put-on-bottom", place(who))
      ),
    ],
  },
  "put-on-top": {
    acts: [
      ontoDeck(top, fixed("to the top of")).map((place) => (who) =>
        effect("put-on-top", place(who))
      ),
    ],
  },
  "put-into-hand": {
    acts: [
      pattern`${put} ${target} into ${whosePile} ${words("hand", "hands")}`
        .map(([, target]) => (who) =>
          effect("put-into-hand", onCards(who, target))
        ),
    ],
  },
  "put-into-discard": {
    acts: [
      pattern`${put} ${target} ${words("into", "in")} ${whosePile} ${discard}`
        .map(([, target]) => (who) =>
          effect("put-into-discard", onCards(who, target))
        ),
    ],
  },
  "mill": {
    acts: [
      pattern`${put} ${topCards} into ${whosePile} ${discard}`.map((
        [, [amount, whose]],
      ) =>
      (who) => effect("mill", { amount, target: pileOf(whose, who) })),
    ],
  },
};
