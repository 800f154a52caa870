import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { DiscardEffects } from "../../ast/effects/discard.ts";
import type { Count, EffectOf, Query } from "../../ast/mod.ts";
import { equalTo, thatMuch } from "../amounts/amounts.ts";
import { cardCount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { inPile, type Noun, wholePile } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { reference } from "../nouns/reference.ts";
import { discard } from "../verbs.ts";
import { cardinal, fixed, pattern, twoVerbs, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const chooseAndDiscard = twoVerbs("choose", "discard");
const aNumber = words("cards", "a number of cards");
const hand = words("hand", "hands");
const random = fixed("at random");
const yours = words("cards", "cards in your hand", "cards in hand");
const theirs = words(
  "cards",
  "cards in hand",
  "cards in their hand",
  "cards in their hands",
);
const fromHand: Rule<Whose | undefined> = optional(
  oneOf([
    pattern`from ${whosePile} hand`.map(([whose]) => whose),
    fixed("from hand").map((): Whose => "THE"),
  ]),
);

/** "until they have 2 cards in their hand": whose hand, and its final size. */
const until: Rule<readonly [Whose, number]> = oneOf<readonly [Whose, number]>([
  pattern`until you have ${cardinal} ${optional(yours)}`
    .map(([size]) => ["CONTROLLER", size]),
  pattern`until they have ${cardinal} ${optional(theirs)}`
    .map(([size]) => ["THEIR", size]),
]);

/**
 * Cards to discard: "cards" alone would lack a number, and "chosen" cards would
 * be in play.
 */
const someCards: Rule<Noun> = checked(
  cardPhrase,
  ({ bare, types, filters, zone, selector }) =>
    zone === undefined && selector !== "chosen" &&
    (!bare || types[0] !== "card" || filters.length > 0),
);

type Discard = Omit<Partial<DiscardEffects["discard"]>, "or">;

/** Which cards in a hand; `chosen` is for "choose and discard". */
interface Which extends Discard {
  readonly noun?: Noun;
  readonly count?: Count;
  readonly chosen?: true;
  readonly or?: Noun;
}

/** "choose and discard a card", "discard your hand" */
export const discardProductions: Productions<DiscardEffects> = {
  "discard": {
    acts: [
      pattern`${chooseAndDiscard} ${someCards} ${fromHand}`.map((
        [, noun, whose],
      ) => discarding({ noun, chosen: true }, whose)),
      pattern`${chooseAndDiscard} either ${cardPhrase} or ${cardPhrase}`
        .map(([, noun, or]) => discarding({ noun, chosen: true, or })),
      pattern`${chooseAndDiscard} ${thatMuch} cards`.map(([, count]) =>
        discarding({ count, chosen: true })
      ),
      pattern`${chooseAndDiscard} ${aNumber} ${equalTo}`.map((
        [, , count],
      ) => discarding({ count, chosen: true })),
      pattern`${discard} ${aNumber} ${equalTo}`.map(([, , count]) =>
        discarding({ count })
      ),
      pattern`${chooseAndDiscard} cards ${until}`.map((
        [, [whose, until]],
      ) => discarding({ count: "any", chosen: true, until }, whose)),
      pattern`${chooseAndDiscard} down to ${cardinal} ${
        optional(words("cards"))
      }`.map(([, until]) => discarding({ count: "any", chosen: true, until })),
      pattern`${discard} down to ${cardinal} ${optional(words("cards"))}`.map((
        [, until],
      ) => discarding({ count: "any", until })),
      pattern`${discard} ${until}`.map(([, [whose, until]]) =>
        discarding({ count: "any", until }, whose)
      ),
      pattern`${discard} cards ${until}`.map(([, [whose, until]]) =>
        discarding({ count: "any", until }, whose)
      ),
      pattern`${discard} ${someCards} ${fromHand}`.map(([, noun, whose]) =>
        discarding({ noun }, whose)
      ),
      pattern`${discard} ${someCards} ${random}`.map(([, noun]) =>
        discarding({ noun, random: true })
      ),
      pattern`${discard} ${cardPhrase} of your choice`.map(([, noun]) =>
        discarding({ noun, chosen: true, chosenBy: "CONTROLLER" })
      ),
      pattern`${discard} ${cardPhrase} of their choice`.map(([, noun]) =>
        discarding({ noun, chosen: true })
      ),
      pattern`${discard} ${reference}`.map(([, target]) =>
        discarding({ target })
      ),
      pattern`${discard} ${whosePile} ${hand}`.map(([, whose]) =>
        discarding({}, whose)
      ),
      pattern`${discard} all cards in ${whosePile} ${hand}`.map(([, whose]) =>
        discarding({}, whose)
      ),
      pattern`${discard} ${thatMuch} cards ${fromHand}`.map((
        [, count, whose],
      ) => discarding({ count }, whose)),
      pattern`${discard} ${cardCount} ${random}`.map(([, count]) =>
        discarding({ count, random: true })
      ),
    ],
  },
};

/** Discards cards from the acting player's hand, or from that of another. */
function discarding(
  which: Which,
  whose: Whose = "THE",
): Act<EffectOf<"discard">> {
  const { noun, count, chosen, or, ...fields } = which;
  return (who) => {
    const player = pileOf(whose, who);
    const hand = noun === undefined
      ? wholePile("hand", player)
      : inPile(noun, "hand", player);
    return effect({
      type: "discard",
      player,
      target: picked(hand, count, chosen),
      // "chosen opponent chooses and discards a card from your hand"
      ...(chosen && player !== who ? { chosenBy: who } : {}),
      ...fields,
      or: or && inPile(or, "hand", player),
    });
  };
}

/** The cards with the count that the text gives, if the noun has none. */
function picked(
  hand: Query,
  count: Count = hand.count,
  chosen: true | undefined,
): Query {
  if (chosen) return { ...hand, selector: "chosen", count };
  return count === hand.count ? hand : { ...hand, selector: "any", count };
}
