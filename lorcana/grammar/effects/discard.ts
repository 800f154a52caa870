import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { DiscardEffects } from "../../ast/effects/discard.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { thatMuch } from "../amounts/amounts.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { reference } from "../nouns/reference.ts";
import { cardinal, fixed, pattern, verb, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const discard = verb("discard");
const choose = verb("choose");
const hand = words(
  "your hand",
  "their hand",
  "their hands",
  "his hand",
  "her hand",
);
const have = words("you have", "they have");
const random = fixed("at random");
const fromHand = optional(
  words("from your hand", "from their hand", "from hand"),
);

/** Cards to discard: "cards" alone would not say how many. */
const someCards: Rule<Noun> = checked(
  nounPhrase,
  ({ bare, types, filters, zone }) =>
    !bare || types[0] !== "card" || filters.length > 0 || zone !== undefined,
);

type Discard = Partial<DiscardEffects["discard"]>;

/** "choose and discard a card", "discard your hand" */
export const discardProductions: Productions<DiscardEffects> = {
  "discard": {
    acts: [
      pattern`${choose} and ${discard} ${someCards} ${fromHand}`.map((
        [, , noun],
      ) => discarding(amountOf(noun), { ...cardsOf(noun), chosen: true })),
      pattern`${choose} and ${discard} either ${nounPhrase} or ${nounPhrase}`
        .map((
          [, , left, right],
        ) =>
          discarding(amountOf(left), {
            ...cardsOf(left),
            chosen: true,
            or: { amount: amountOf(right), ...cardsOf(right) },
          })
        ),
      pattern`${choose} and ${discard} ${thatMuch} cards`.map(([, , amount]) =>
        discarding(amount, { chosen: true })
      ),
      pattern`${choose} and ${discard} cards until ${have} ${until()}`.map((
        [, , , until],
      ) => discarding("any", { chosen: true, until })),
      pattern`${choose} and ${discard} down to ${until()}`.map((
        [, , until],
      ) => discarding("any", { chosen: true, until })),
      pattern`${discard} down to ${until()}`.map(([, until]) =>
        discarding("any", { until })
      ),
      pattern`${discard} until ${have} ${until()}`.map(([, , until]) =>
        discarding("any", { until })
      ),
      pattern`${discard} cards until ${have} ${until()}`.map(([, , until]) =>
        discarding("any", { until })
      ),
      pattern`${discard} ${someCards} ${fromHand}`.map(([, noun]) =>
        discarding(amountOf(noun), cardsOf(noun))
      ),
      pattern`${discard} ${someCards} ${random}`.map(([, noun]) =>
        discarding(amountOf(noun), { ...cardsOf(noun), random: true })
      ),
      pattern`${discard} ${nounPhrase} of your choice`.map(([, noun]) =>
        discarding(amountOf(noun), {
          ...cardsOf(noun),
          chosen: true,
          chosenBy: "CONTROLLER",
        })
      ),
      pattern`${discard} ${nounPhrase} of their choice`.map(([, noun]) =>
        discarding(amountOf(noun), { ...cardsOf(noun), chosen: true })
      ),
      pattern`${discard} ${reference}`.map(([, card]) =>
        discarding(1, { card })
      ),
      pattern`${discard} ${hand}`.map(() => discarding("all", {})),
      pattern`${discard} all cards in ${hand}`.map(() => discarding("all", {})),
      pattern`${discard} ${thatMuch} cards ${fromHand}`.map(([, amount]) =>
        discarding(amount, {})
      ),
      pattern`${discard} ${simpleAmount} ${words("card", "cards")} ${random}`
        .map((
          [, amount],
        ) => discarding(amount, { random: true })),
    ],
  },
};

function until(): Rule<number> {
  return oneOf([
    cardinal,
    pattern`${cardinal} cards in ${hand}`.map(([size]) => size),
    pattern`${cardinal} cards`.map(([size]) => size),
  ]);
}

function discarding(
  amount: Amount,
  fields: Discard,
): Act<EffectOf<"discard">> {
  return (target) => effect("discard", { amount, target, ...fields });
}

function amountOf({ count, selector }: Noun): Amount {
  return selector === "all"
    ? "all"
    : typeof count === "object"
    ? { type: "up-to", value: "upTo" in count ? count.upTo : count.atLeast }
    : count;
}

function cardsOf(noun: Noun): Discard {
  const { count: _, ...cards } = toCards(noun);
  return cards;
}
