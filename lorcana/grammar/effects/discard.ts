import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { DiscardEffects } from "../../ast/effects/discard.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { equalTo, thatMuch } from "../amounts/amounts.ts";
import { cardCount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { reference } from "../nouns/reference.ts";
import { cardinal, fixed, pattern, verb, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const discard = verb("discard");
const choose = verb("choose");
const aNumber = words("cards", "a number of cards");
const hand = words("hand", "hands");
const random = fixed("at random");
const yours = words("cards", "cards in your hand");
const theirs = words("cards", "cards in their hand", "cards in their hands");
const fromHand: Rule<Whose | undefined> = optional(
  oneOf([
    pattern`from ${whosePile} hand`.map(([whose]) => whose),
    fixed("from hand").map((): Whose => "THE"),
  ]),
);

/** "until they have 2 cards in their hand": whose hand, and how many. */
const until: Rule<readonly [Whose, number]> = oneOf<readonly [Whose, number]>([
  pattern`until you have ${cardinal} ${optional(yours)}`
    .map(([size]) => ["CONTROLLER", size]),
  pattern`until they have ${cardinal} ${optional(theirs)}`
    .map(([size]) => ["THEIR", size]),
]);

/**
 * Cards to discard: "cards" alone would not say how many, and "chosen" ones
 * would be in play.
 */
const someCards: Rule<Noun> = checked(
  cardPhrase,
  ({ bare, types, filters, zone, selector }) =>
    zone === undefined && selector !== "chosen" &&
    (!bare || types[0] !== "card" || filters.length > 0),
);

type Discard = Partial<DiscardEffects["discard"]>;

/** "choose and discard a card", "discard your hand" */
export const discardProductions: Productions<DiscardEffects> = {
  "discard": {
    acts: [
      pattern`${choose} and ${discard} ${someCards} ${fromHand}`.map((
        [, , noun, whose],
      ) =>
        discarding(amountOf(noun), { ...cardsOf(noun), chosen: true }, whose)
      ),
      pattern`${choose} and ${discard} either ${cardPhrase} or ${cardPhrase}`
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
      pattern`${choose} and ${discard} ${aNumber} ${equalTo}`.map((
        [, , , amount],
      ) => discarding(amount, { chosen: true })),
      pattern`${discard} ${aNumber} ${equalTo}`.map(([, , amount]) =>
        discarding(amount, {})
      ),
      pattern`${choose} and ${discard} cards ${until}`.map((
        [, , [whose, until]],
      ) => discarding("any", { chosen: true, until }, whose)),
      pattern`${choose} and ${discard} down to ${cardinal} ${
        optional(words("cards"))
      }`.map(([, , until]) => discarding("any", { chosen: true, until })),
      pattern`${discard} down to ${cardinal} ${optional(words("cards"))}`.map((
        [, until],
      ) => discarding("any", { until })),
      pattern`${discard} ${until}`.map(([, [whose, until]]) =>
        discarding("any", { until }, whose)
      ),
      pattern`${discard} cards ${until}`.map(([, [whose, until]]) =>
        discarding("any", { until }, whose)
      ),
      pattern`${discard} ${someCards} ${fromHand}`.map(([, noun, whose]) =>
        discarding(amountOf(noun), cardsOf(noun), whose)
      ),
      pattern`${discard} ${someCards} ${random}`.map(([, noun]) =>
        discarding(amountOf(noun), { ...cardsOf(noun), random: true })
      ),
      pattern`${discard} ${cardPhrase} of your choice`.map(([, noun]) =>
        discarding(amountOf(noun), {
          ...cardsOf(noun),
          chosen: true,
          chosenBy: "CONTROLLER",
        })
      ),
      pattern`${discard} ${cardPhrase} of their choice`.map(([, noun]) =>
        discarding(amountOf(noun), { ...cardsOf(noun), chosen: true })
      ),
      pattern`${discard} ${reference}`.map(([, card]) =>
        discarding(1, { card })
      ),
      pattern`${discard} ${whosePile} ${hand}`.map(([, whose]) =>
        discarding("all", {}, whose)
      ),
      pattern`${discard} all cards in ${whosePile} ${hand}`.map(([, whose]) =>
        discarding("all", {}, whose)
      ),
      pattern`${discard} ${thatMuch} cards ${fromHand}`.map((
        [, amount, whose],
      ) => discarding(amount, {}, whose)),
      pattern`${discard} ${cardCount} ${random}`
        .map((
          [, amount],
        ) => discarding(amount, { random: true })),
    ],
  },
};

/** Cards are discarded from the hand of whoever discards, or of another player. */
function discarding(
  amount: Amount,
  fields: Discard,
  whose: Whose = "THE",
): Act<EffectOf<"discard">> {
  return (who) =>
    effect("discard", { amount, player: pileOf(whose, who), ...fields });
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
