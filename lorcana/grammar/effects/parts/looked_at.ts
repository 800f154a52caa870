import {
  checked,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type { Count, Destination, Filter, Query } from "../../../ast/mod.ts";
import { wordAt } from "../../nouns/agreement.ts";
import { it } from "./that_card.ts";
import { bound, filterBehind } from "../../nouns/filters.ts";
import { type Noun, toQuery } from "../../nouns/noun.ts";
import {
  anyNoun,
  cardPhrase,
  target,
  whatCardsHave,
} from "../../nouns/noun_phrase.ts";
import { place as atPlace } from "../../nouns/place.ts";
import { whosePile } from "../../nouns/players.ts";
import { reference } from "../../nouns/reference.ts";
import { put, reveal } from "../../verbs.ts";
import { lookup, number, pattern, words } from "../../words.ts";
import { type CardPlace, place, type Placed } from "./destination.ts";

/** The cards that go to a destination. */
type Which = Pick<Destination, "target">;

/** That many of the cards looked at. */
export function ofThem(count: Count, filter?: readonly Filter[]): Query {
  return {
    selector: "any",
    count,
    owner: "any",
    zones: ["deck"],
    cardTypes: ["card"],
    ...(filter === undefined ? {} : { filter }),
  };
}

const one: Which = { target: ofThem(1) };
const theRest: Which = {};

const fromThem = words(
  "from among them",
  "from among those cards",
  "from among the revealed cards",
  "revealed this way",
);
const among = optional(fromThem);

/** Reads which of the cards looked at. */
export const which: Rule<Which> = oneOf<Which>([
  lookup<Which>({
    "one": one,
    "one of them": one,
    "one of those cards": one,
    "it": one,
    "that card": one,
    "the revealed card": one,
    "them": theRest,
    "them all": theRest,
    "the rest": theRest,
    "the other": theRest,
    "the others": theRest,
    "the other card": theRest,
    "the other cards": theRest,
    "the revealed cards": theRest,
    "any number of them": { target: ofThem("any") },
    "up to one": { target: ofThem({ upTo: 1 }) },
  }),
  number.map((count): Which => ({ target: ofThem(count) })),
  pattern`up to ${number}`.map(([upTo]): Which => ({
    target: ofThem({ upTo }),
  })),
  pattern`up to ${number} of them`.map(([upTo]): Which => ({
    target: ofThem({ upTo }),
  })),
  pattern`${number} of them`.map(([count]): Which => ({
    target: ofThem(count),
  })),
  pattern`${cardPhrase} ${among}`.map(([noun]) => cardsOf(noun)),
  // "a character card from among them with cost 3 or less"
  pattern`${cardPhrase} ${fromThem} ${
    many(filterBehind(whatCardsHave, atPlace, target), 1)
  }`.map(([noun, , filters]) =>
    cardsOf({ ...noun, filters: [...noun.filters, ...filters] })
  ),
  pattern`all revealed ${anyNoun}`.map(([noun]) => cardsOf(noun)),
  pattern`revealed ${anyNoun}`.map(([noun]) => cardsOf(noun)),
]);

/** The cards of a noun among those looked at. */
function cardsOf(noun: Noun): Which {
  return { target: { ...toQuery(noun), owner: "any", zones: ["deck"] } };
}

/** "and they enter play exerted" */
export const exerted: Rule<Pick<Destination, "entersExerted"> | undefined> =
  optional(
    words(
      "and they enter play exerted",
      "and it enters play exerted",
      "and he enters play exerted",
      "and she enters play exerted",
    ).map((): Pick<Destination, "entersExerted"> => ({ entersExerted: true })),
  );

/** Cards that must be those looked at: others would be played from a hand. */
const ofThose: Rule<Which> = checked(
  oneOf<Which>([
    lookup<Which>({
      "one of them": one,
      "one of those cards": one,
      "it": one,
      "any number of them": { target: ofThem("any") },
    }),
    pattern`${cardPhrase} ${fromThem}`.map(([noun]) => cardsOf(noun)),
    // "as if it were in your hand" is read in `play.ts`.
  ]),
  (_, words, __, end) => wordAt(words, end) !== "as",
);

const placed: Rule<Placed> = pattern`${which} ${place}`.map((
  [which, place],
) => destination(which, place));

/** "Put one into your hand and the rest on the bottom of your deck." */
export const putSentence: Rule<readonly Placed[]> = oneOf<
  readonly Placed[]
>(
  [
    pattern`${put} ${placed} ${many(andPlaced())}`.map(([, first, others]) => [
      first,
      ...others,
    ]),
    pattern`shuffle ${
      words("the rest", "the other cards", "them")
    } into ${whosePile} deck`.map(([, whose]) => [
      { zone: "deck-shuffled", whose },
    ]),
    pattern`you may ${put} ${placed} ${many(andPlaced())}`.map((
      [, first, others],
    ) => [maybe(first), ...others]),
    pattern`you may ${reveal} ${separatedCards()} and ${put} ${it} ${place}`
      .map((
        [, whiches, , , place],
      ) =>
        whiches.map((which) =>
          maybe({ ...destination(which, place), reveal: true })
        )
      ),
    pattern`${reveal} ${separatedCards()} and ${put} ${it} ${place}`.map((
      [, whiches, , , place],
    ) =>
      whiches.map((which) => ({ ...destination(which, place), reveal: true }))
    ),
    pattern`you may ${reveal} ${which} and play ${it} for free`.map((
      [, which],
    ) => [maybe({ ...destination(which, free), reveal: true })]),
    pattern`play ${which} for free ${exerted}`.map(([which, exerted]) => [
      { ...destination(which, free), ...exerted },
    ]),
    pattern`you may play ${which} for free ${exerted}`.map((
      [which, exerted],
    ) => [{ ...maybe(destination(which, free)), ...exerted }]),
    pattern`if you ${words("don't", "do not")}, ${put} ${it} ${place}`.map((
      [, , , place],
    ) => [place]),
    pattern`you may play ${ofThose}`.map(([which]) => [
      maybe(destination(which, { zone: "play" })),
    ]),
    // "If that item costs 3 or less, you may play it for free instead …"
    pattern`if ${reference} costs ${number} ${bound}, you may play ${it} for free instead ${exerted}`
      .map(([, value, comparison, , exerted]) => [
        maybe({
          ...free,
          ...exerted,
          target: ofThem(1, [{ type: "cost-comparison", comparison, value }]),
          instead: true,
        }),
      ]),
    pattern`${put} ${it} on ${
      words("top", "the top", "either the top")
    } of ${whosePile} deck or into ${whosePile} discard`
      .map(([, , , deck, discard]) => [
        { zone: "deck-top", target: ofThem({ upTo: 1 }), whose: deck },
        { zone: "discard", whose: discard },
      ]),
  ],
);

/** "and the rest on the bottom of your deck" */
export function andPlaced(): Rule<Placed> {
  return oneOf([
    pattern`and ${placed}`,
    pattern`, and ${placed}`,
    pattern`, ${placed}`,
  ]).map(([destination]) => destination);
}

function separatedCards(): Rule<readonly Which[]> {
  return oneOf<readonly Which[]>([
    which.map((which) => [which]),
    pattern`${which} and ${which}`.map(([left, right]) => [left, right]),
  ]);
}

/** Into play, for free. */
export const free: CardPlace = { zone: "play", cost: "free" };

function destination(which: Which, place: CardPlace): Placed {
  return { ...place, ...which };
}

/** "you may" makes one card "up to one", but several all or nothing. */
function maybe(destination: Placed): Placed {
  const { target } = destination;
  if (target === undefined || isUpTo(target.count)) return destination;
  return target.count === 1
    ? { ...destination, target: upToOne(target) }
    : { ...destination, may: true };
}

/** "up to 2", "any number of": already allows none. */
function isUpTo(count: Count): boolean {
  return count === "any" || typeof count === "object";
}

/** The query for one card or none. */
export function upToOne(target: Query): Query {
  return { ...target, count: { upTo: 1 } };
}
