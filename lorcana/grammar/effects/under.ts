import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import type { Amount } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { lookup, pattern, verb, words } from "../words.ts";
import { anyOrder } from "./any_order.ts";
import { fromZone, lying } from "./inkwell.ts";
import { topCards } from "./top_cards.ts";

const put = verb("put");
const deck = words("deck", "decks");
const lies = optional(lying);

type Up = { readonly facedown?: true; readonly faceup?: true };
const facing: Rule<Up | undefined> = optional(lookup<Up>({
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "faceup": { faceup: true },
  "face up": { faceup: true },
}));

/** "put the top card of your deck facedown under this character" */
export const underActs: readonly Rule<Act>[] = [
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
  () => effect("put-under", { source: "under", from, under, amount: "all" })),
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
  pattern`${
    verb("return")
  } ${howMany()} from under ${target} to ${whosePile} hand`
    .map(([, amount, target]) => () =>
      effect("move-cards-from-under", { amount, target, destination: "hand" })
    ),
  pattern`${verb("return")} ${howMany()} under ${target} to ${whosePile} hand`
    .map(([, amount, target]) => () =>
      effect("move-cards-from-under", { amount, target, destination: "hand" })
    ),
  pattern`${put} ${howMany()} that ${
    words("was", "were")
  } under ${target} into ${whosePile} ${pile()} ${lies}`
    .map(([, amount, , target, , destination, lies]) => () =>
      effect("move-cards-from-under", { amount, target, destination, ...lies })
    ),
  pattern`${put} ${howMany()} from under ${target} into ${whosePile} ${pile()} ${lies}`
    .map(([, amount, target, , destination, lies]) => () =>
      effect("move-cards-from-under", { amount, target, destination, ...lies })
    ),
  pattern`${put} ${howMany()} from under ${target} on the bottom of ${whosePile} ${deck} ${anyOrder}`
    .map(([, amount, target, , , ordering]) => () =>
      effect("move-cards-from-under", {
        amount,
        target,
        destination: "deck-bottom",
        ordering,
      })
    ),
];

function howMany(): Rule<Amount> {
  return oneOf<Amount>([
    lookup<Amount>({
      "all cards": "all",
      "all the cards": "all",
      "any number of cards": "any",
      "a card": 1,
      "one card": 1,
    }),
  ]);
}

type Pile = "hand" | "inkwell" | "discard";

function pile(): Rule<Pile> {
  return lookup<Pile>({
    "hand": "hand",
    "inkwell": "inkwell",
    "discard": "discard",
  });
}
