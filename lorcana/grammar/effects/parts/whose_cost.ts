import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type { CostChange, Duration, Query } from "../../../ast/mod.ts";
import { allCards, type Noun } from "../../nouns/noun.ts";
import { eachNoun, nounPhrase } from "../../nouns/noun_phrase.ts";
import { self } from "../../nouns/reference.ts";
import { pattern, words } from "../../words.ts";

/** What changes the cost of cards, without how much. */
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

/** "Villain characters", "your Villain characters": nobody plays others. */
const ownCards: Rule<Noun> = checked(nounPhrase, isOwn);

function isOwn({ owner, zone, selector }: Noun): boolean {
  return (owner === undefined || owner === "you") && zone === undefined &&
    selector !== "chosen";
}

/** After "the next": one card, and nobody plays an opposing character. */
export const ownNoun: Rule<Noun> = checked(eachNoun, isOwn);

/** What becomes cheaper or more expensive. */
export const what: Rule<Change> = oneOf<Change>([
  pattern`to play ${self} ${shift}`.map(([target, shift]) => ({
    target,
    ...shift,
  })),
  pattern`to ${words("shift", "Shift")} ${self}`.map(([, target]) => ({
    target,
    playMethod: "shift",
  })),
  pattern`to ${words("shift", "Shift")} ${ownCards}`.map(([, noun]) => ({
    ...cardsOf(noun),
    playMethod: "shift",
  })),
  pattern`for the next ${ownNoun} you shift this turn`.map(([noun]) => ({
    ...next(noun, "next-play-this-turn"),
    playMethod: "shift",
  })),
  pattern`for the first ${ownNoun} you shift each turn`.map(([noun]) => ({
    ...next(noun, "first-play-each-turn"),
    playMethod: "shift",
  })),
  pattern`to play ${ownCards} ${shift}`.map(([noun, shift]) => ({
    ...cardsOf(noun),
    ...shift,
  })),
  pattern`for the next ${ownNoun} you play this turn`.map(([noun]) =>
    next(noun, "next-play-this-turn")
  ),
  pattern`for the next ${ownNoun} you play`.map(([noun]) =>
    next(noun, "next-play")
  ),
  pattern`to play the next ${ownNoun} this turn`.map(([noun]) =>
    next(noun, "next-play-this-turn")
  ),
  pattern`for the first ${ownNoun} you play each turn`.map(([noun]) =>
    next(noun, "first-play-each-turn")
  ),
]);

/** Cards of a kind, wherever they are. */
function cardsOf(noun: Noun): Change {
  return { target: anywhere(allCards(noun)) };
}

/** The cards wherever they are. */
export function anywhere(query: Query): Query {
  return { ...query, owner: "any", zones: [] };
}

/** The next or first such card. */
export function next(noun: Noun, duration: Duration): Change {
  return { ...cardsOf(noun), duration };
}
