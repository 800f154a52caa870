import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type {
  CostChange,
  Duration,
  Filter,
  Player,
  Query,
  Target,
} from "../../../ast/mod.ts";
import { shortened } from "../../../ast/target_names.ts";
import { allCards, type Noun } from "../../nouns/noun.ts";
import { eachNoun, nounPhrase } from "../../nouns/noun_phrase.ts";
import { self } from "../../nouns/reference.ts";
import { lookup, pattern, words } from "../../words.ts";

/** A cost change without its amount. */
export type Change = Omit<CostChange, "amount">;

const shift: Rule<Pick<Change, "playMethod"> | undefined> = optional(
  words(
    "using their Shift ability",
    "using her Shift ability",
    "using his Shift ability",
    "using its Shift ability",
    "using Shift",
  ).map((): Pick<Change, "playMethod"> => ({ playMethod: "shift" })),
);

/** "Villain characters", "your Villain characters": cards that you can play. */
export const ownCards: Rule<Noun> = checked(nounPhrase, isOwn);

function isOwn({ owner, zone, selector }: Noun): boolean {
  return (owner === undefined || owner === "you") && zone === undefined &&
    selector !== "chosen";
}

/** Cards after "the next", which you must be able to play. */
const ownNoun: Rule<Noun> = checked(eachNoun, isOwn);

/** Which of the cards played each turn. */
const ordinal: Rule<Duration> = lookup<Duration>({
  "first": "first-play-each-turn",
  "second": "second-play-each-turn",
  "third": "third-play-each-turn",
});

const eachTurn = words(
  "each turn",
  "during each of your turns",
  "during each of their turns",
  "on each of your turns",
  "on each of their turns",
);

type How = Pick<Change, "playMethod">;

/** "you play", "they shift": how the paying player plays the card. */
const played: Rule<How> = lookup<How>({
  "you play": {},
  "they play": {},
  "you shift": { playMethod: "shift" },
  "they shift": { playMethod: "shift" },
});

/** "play" or "shift", before "your first item each turn". */
const playOrShift: Rule<How> = lookup<How>({
  "play": {},
  "shift": { playMethod: "shift" },
});

/** "the first item you play each turn" */
export const ordinalPlay: Rule<Change> = oneOf<Change>([
  pattern`the ${ordinal} ${ownNoun} ${played} ${eachTurn}`.map((
    [duration, noun, how],
  ) => ({ ...next(noun, duration), ...how })),
  pattern`each turn, the ${ordinal} ${ownNoun} ${played}`.map((
    [duration, noun, how],
  ) => ({ ...next(noun, duration), ...how })),
]);

/** "the first item each opponent plays each turn" */
export const ordinalOfOpponents: Rule<Change> =
  pattern`the ${ordinal} ${ownNoun} ${
    lookup<Player>({
      "each opponent plays": "EACH_OPPONENT",
      "an opponent plays": "EACH_OPPONENT",
      "opponents play": "OPPONENTS",
      "each player plays": "EACH_PLAYER",
    })
  } ${eachTurn}`.map(([duration, noun, payer]) => ({
    ...next(noun, duration),
    payer,
  }));

/** "this turn": an optional duration. */
const forSoLong: Rule<Pick<Change, "duration"> | undefined> = optional(
  lookup<Duration>({
    "this turn": "this-turn",
    "for the rest of this turn": "this-turn",
    "during your next turn": "your-next-turn",
    "during their next turn": "their-next-turn",
    "until the start of your next turn": "until-start-of-next-turn",
  }).map((duration): Pick<Change, "duration"> => ({ duration })),
);

/** The cards that cost less or more. */
export const whatCosts: Rule<Change> = oneOf<Change>([
  pattern`to play ${self} ${shift}`.map(([target, shift]) => ({
    target,
    ...shift,
  })),
  pattern`to use ${self}'s Shift ability`.map(([target]) => ({
    target,
    playMethod: "shift",
  })),
  pattern`to ${words("shift", "Shift")} ${self}`.map(([, target]) => ({
    target,
    playMethod: "shift",
  })),
  pattern`to ${words("shift", "Shift")} ${ownCards} ${forSoLong}`.map((
    [, noun, turn],
  ) => ({ ...shifted(noun), ...turn })),
  pattern`to ${
    words("shift", "Shift")
  } ${ownCards} onto ${ownCards} ${forSoLong}`
    .map(([, noun, below, turn]) => ({
      ...shifted(noun),
      onto: ontoYour(below),
      ...turn,
    })),
  pattern`to play ${ownCards} ${shift} ${forSoLong}`.map((
    [noun, shift, turn],
  ) => ({ ...cardsOf(noun), ...shift, ...turn })),
  pattern`for the next ${ownNoun} ${played} this turn`.map(([noun, how]) => ({
    ...next(noun, "next-play-this-turn"),
    ...how,
  })),
  pattern`for the next ${ownNoun} ${played}`.map(([noun, how]) => ({
    ...next(noun, "next-play"),
    ...how,
  })),
  pattern`for each ${ownNoun} ${played} ${forSoLong}`.map((
    [noun, how, turn],
  ) => ({ ...cardsOf(noun), ...how, ...turn })),
  pattern`to play the next ${ownNoun} this turn`.map(([noun]) =>
    next(noun, "next-play-this-turn")
  ),
  pattern`for the ${ordinal} ${ownNoun} ${played} ${eachTurn}`.map((
    [duration, noun, how],
  ) => ({ ...next(noun, duration), ...how })),
  pattern`to play the ${ordinal} ${ownNoun} ${played} ${eachTurn}`.map((
    [duration, noun, how],
  ) => ({ ...next(noun, duration), ...how })),
  pattern`to ${playOrShift} ${
    words("your", "their")
  } ${ordinal} ${ownNoun} ${eachTurn}`
    .map(([how, , duration, noun]) => ({ ...next(noun, duration), ...how })),
]);

/** The cards of a noun, in any zone. */
function cardsOf(noun: Noun): Change {
  return { target: anywhere(allCards(noun)) };
}

/** "shift characters here": onto characters at this location. */
export function shifted(noun: Noun): Change {
  const here = noun.filters.filter(isPlace);
  if (here.length === 0) return { ...cardsOf(noun), playMethod: "shift" };
  const filters = noun.filters.filter((one) => !isPlace(one));
  return {
    ...cardsOf({ ...noun, filters }),
    playMethod: "shift",
    onto: ontoYour({ ...noun, filters: here }),
  };
}

/** Cards to shift onto, which must be yours. */
function ontoYour(noun: Noun): Target {
  return shortened(allCards({ ...noun, owner: "you" }));
}

/** Whether a filter is about a location, where only cards in play can be. */
export function isPlace({ type }: Filter): boolean {
  return type === "same-location-as-source" || type === "at-location";
}

/** The query, for any zone and owner. */
export function anywhere(query: Query): Query {
  return { ...query, owner: "any", zones: [] };
}

function next(noun: Noun, duration: Duration): Change {
  return { ...cardsOf(noun), duration };
}
