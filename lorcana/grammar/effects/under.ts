import { optional, type Rule } from "../../../combinators/mod.ts";
import type { UnderEffects } from "../../ast/effects/under.ts";
import type { Amount, EffectOf, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { lookup, pattern, verb, words } from "../words.ts";
import { anyOrder } from "./parts/any_order.ts";
import { fromZone, lying } from "./parts/lying.ts";
import type { Productions } from "./parts/production.ts";
import { topCards } from "./parts/top_cards.ts";

const put = verb("put");
const giveBack = verb("return");
const deck = words("deck", "decks");
const lies = optional(lying);

type Facing = { readonly facedown?: true; readonly faceup?: true };

const facing: Rule<Facing | undefined> = optional(lookup<Facing>({
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "faceup": { faceup: true },
  "face up": { faceup: true },
}));

const howMany: Rule<Amount> = lookup<Amount>({
  "all cards": "all",
  "all the cards": "all",
  "any number of cards": "any",
  "a card": 1,
  "one card": 1,
});

type Pile = "hand" | "inkwell" | "discard";

const pile: Rule<Pile> = lookup<Pile>({
  "hand": "hand",
  "inkwell": "inkwell",
  "discard": "discard",
});

/** "put the top card of your deck facedown under this character" */
export const underProductions: Productions<UnderEffects> = {
  "put-under": {
    acts: [
      pattern`${put} ${topCards} ${facing} under ${target} ${facing}`.map((
        [, [amount], before, under, behind],
      ) =>
      () =>
        effect("put-under", {
          source: "top-of-deck",
          under,
          amount: amount === 1 ? undefined : amount,
          ...before,
          ...behind,
        })
      ),
      pattern`${put} ${nounPhrase} ${fromZone} ${facing} under ${target} ${facing}`
        .map(([, noun, source, before, under, behind]) => () =>
          effect("put-under", {
            source,
            under,
            ...toCards(noun),
            ...before,
            ...behind,
          })
        ),
      pattern`${put} all cards that were under ${target} under ${target}`.map((
        [, from, under],
      ) =>
      () =>
        effect("put-under", { source: "under", from, under, amount: "all" })
      ),
      pattern`${put} ${target} ${facing} under ${target} ${facing}`.map((
        [, target, before, under, behind],
      ) =>
      () =>
        effect("put-under", {
          source: "target",
          from: target,
          under,
          ...before,
          ...behind,
        })
      ),
    ],
  },
  "move-cards-from-under": {
    acts: [
      pattern`${giveBack} ${howMany} from under ${target} to ${whosePile} hand`
        .map(([, amount, target]) => () => toHand(amount, target)),
      pattern`${giveBack} ${howMany} under ${target} to ${whosePile} hand`
        .map(([, amount, target]) => () => toHand(amount, target)),
      pattern`${put} ${howMany} that ${
        words("was", "were")
      } under ${target} into ${whosePile} ${pile} ${lies}`
        .map(([, amount, , target, , destination, lies]) => () =>
          effect("move-cards-from-under", {
            amount,
            target,
            destination,
            ...lies,
          })
        ),
      pattern`${put} ${howMany} from under ${target} into ${whosePile} ${pile} ${lies}`
        .map(([, amount, target, , destination, lies]) => () =>
          effect("move-cards-from-under", {
            amount,
            target,
            destination,
            ...lies,
          })
        ),
      pattern`${put} ${howMany} from under ${target} on the bottom of ${whosePile} ${deck} ${anyOrder}`
        .map(([, amount, target, , , ordering]) => () =>
          effect("move-cards-from-under", {
            amount,
            target,
            destination: "deck-bottom",
            ordering,
          })
        ),
    ],
  },
};

function toHand(
  amount: Amount,
  target: Target,
): EffectOf<"move-cards-from-under"> {
  return effect("move-cards-from-under", {
    amount,
    target,
    destination: "hand",
  });
}
