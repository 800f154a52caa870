import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  Amount,
  Condition,
  Conditions,
  Filter,
  Query,
  Target,
} from "../../ast/mod.ts";
import { tidy } from "../../ast/tidy.ts";
import { properName } from "../names.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { bound } from "../nouns/filters.ts";
import { cardStat, having, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { reference, self } from "../nouns/reference.ts";
import { lookup, number, pattern, words } from "../words.ts";

/** One card: this one, or one spoken of before. */
const card: Rule<Target> = oneOf([self, reference]);

/** "is", as a word of its own or joined to the one before it. */
export const is: Rule<undefined> = words("is", "'s", "are", "'re", "was");
const isNot = words(
  "isn't",
  "aren't",
  "is not",
  "are not",
  "'s not",
  "'re not",
);

/** "has", in all its forms. */
export const has: Rule<undefined> = words("has", "have", "had");

/** What "with" says, but for filters with a condition that says the same. */
export const plainHaving: Rule<Filter> = checked(
  having,
  ({ type }) =>
    type !== "cards-under" && type !== "damaged" && type !== "undamaged",
);

function not(condition: Condition): Condition {
  return { type: "not", condition };
}

type Stat = Conditions["stat-threshold"]["stat"];

const stat: Rule<Stat> = lookup<Stat>({
  "{S}": "strength",
  "{W}": "willpower",
  "{L}": "lore",
});

/** The card of a condition; this card goes without saying. */
export function of(target: Target): { readonly target?: Target } {
  return target === "SELF" ? {} : { target };
}

/** The card that others lie under: "under him". */
export const under: Rule<Target> = oneOf([
  pattern`under ${oneOf([self, reference])}`,
  pattern`underneath ${oneOf([self, reference])}`,
]).map(([target]) => target);

const cardConditions: readonly Rule<Condition>[] = [
  pattern`${card} ${has} damage`.map(([card]): Condition => ({
    type: "has-any-damage",
    ...of(card),
  })),
  pattern`${card} ${has} no damage`.map(([card]): Condition => ({
    type: "no-damage",
    ...of(card),
  })),
  pattern`${card} ${has} any damage`.map(([card]): Condition => ({
    type: "has-any-damage",
    ...of(card),
  })),
  pattern`${card} ${is} damaged`.map(([card]): Condition => ({
    type: "has-any-damage",
    ...of(card),
  })),
  pattern`${card} ${is} exerted`.map(([card]): Condition => ({
    type: "is-exerted",
    ...of(card),
  })),
  pattern`${card} ${is} ready`.map(([card]): Condition => ({
    type: "is-ready",
    ...of(card),
  })),
  pattern`${card} ${is} at a location`.map(([card]): Condition => ({
    type: "at-location",
    ...of(card),
  })),
  pattern`${card} ${is} at ${target}`.map(([card, , location]): Condition => ({
    type: "at-location",
    ...of(card),
    location,
  })),
  pattern`${card} ${is} being challenged`.map(([card]): Condition => ({
    type: "in-challenge",
    role: "defender",
    target: card,
  })),
  pattern`${card} ${is} challenging`.map(([card]): Condition => ({
    type: "in-challenge",
    role: "attacker",
    target: card,
  })),
  pattern`${card} ${is} challenging ${target}`.map((
    [card, , against],
  ): Condition => ({
    type: "in-challenge",
    role: "attacker",
    target: card,
    against,
  })),
  pattern`being challenged`.map((): Condition => ({
    type: "in-challenge",
    role: "defender",
  })),
  pattern`being challenged by ${target}`.map(([against]): Condition => ({
    type: "in-challenge",
    role: "defender",
    against,
  })),
  pattern`${card} ${is} being challenged by ${target}`.map((
    [card, , against],
  ): Condition => ({
    type: "in-challenge",
    role: "defender",
    target: card,
    against,
  })),
  pattern`challenging ${optional(target)}`.map(([against]): Condition =>
    tidy<Condition & { type: "in-challenge" }>({
      type: "in-challenge",
      role: "attacker",
      target: undefined,
      against,
    })
  ),
  pattern`${card} ${has} ${number} ${stat} ${bound}`.map((
    [card, , value, stat, comparison],
  ): Condition => ({
    type: "stat-threshold",
    stat,
    comparison,
    value,
    ...of(card),
  })),
  pattern`${card} ${words("has", "have")} ${
    words("a card", "at least one card")
  } ${under}`.map((
    [card],
  ): Condition => ({
    type: "has-card-under",
    ...of(card),
  })),
  pattern`${card} ${words("has", "have")} ${number} ${bound} cards ${under}`
    .map((
      [card, , value, comparison],
    ): Condition => ({
      type: "comparison",
      left: underAmount(card),
      comparison,
      right: value,
    })),
  pattern`${card} ${words("has", "have")} no cards ${under}`.map((
    [card],
  ): Condition => not({ type: "has-card-under", ...of(card) })),
  pattern`${card} ${has} ${number} ${bound} damage`.map((
    [card, , value, comparison],
  ): Condition => ({
    type: "comparison",
    left: card === "SELF"
      ? { type: "damage-on-self" }
      : { type: "damage-on-target", target: card },
    comparison,
    right: value,
  })),
  pattern`${card} ${is} undamaged`.map(([card]): Condition => ({
    type: "no-damage",
    ...of(card),
  })),
  pattern`${card} ${is} here`.map(([card]): Condition => ({
    type: "at-location",
    ...of(card),
    location: "THIS_LOCATION",
  })),
  pattern`${card} ${isNot} exerted`.map(([card]) =>
    not({ type: "is-exerted", ...of(card) })
  ),
  pattern`${card} ${isNot} damaged`.map(([card]) =>
    not({ type: "has-any-damage", ...of(card) })
  ),
  pattern`${card} ${isNot} at a location`.map(([card]) =>
    not({ type: "at-location", ...of(card) })
  ),
  pattern`${card} ${isNot} named ${properName}`.map(([target, , name]) =>
    not({ type: "is-named", target, name })
  ),
  pattern`${card} ${isNot} ${nounPhrase}`.map(([card, , noun]) =>
    not(matching(card, noun))
  ),
  pattern`${card} ${words("doesn't have", "don't have")} ${plainHaving}`.map((
    [target, , filter],
  ) => not({ type: "has", target, filters: [filter] })),
  pattern`${card} had a card ${under}`.map(([card]): Condition => ({
    type: "has-card-under",
    ...of(card),
    past: true,
  })),
  pattern`${card} ${is} named ${properName}`.map(([target, , name]) => ({
    type: "is-named",
    target,
    name,
  })),
  pattern`${card} ${is} ${nounPhrase}`.map(([card, , noun]) =>
    matching(card, noun)
  ),
  pattern`${card} ${is} the named card`.map(([target]): Condition => ({
    type: "matches-named-card",
    target,
  })),
  pattern`${card} ${is} in your discard`.map(([target]): Condition => ({
    type: "in-zone",
    target,
    zone: "discard",
  })),
  pattern`${card} ${is} in play`.map(([target]): Condition => ({
    type: "in-zone",
    target,
    zone: "play",
  })),
  // What "with" says of other cards: "it has Evasive", "they have cost 3 or less".
  pattern`${card} ${has} ${plainHaving}`.map((
    [target, , filter],
  ): Condition => ({
    type: "has",
    target,
    filters: [filter],
  })),
  pattern`${nounPhrase} is chosen`.map(([noun]): Condition => ({
    type: "matches",
    target: { ref: "previous-target" },
    query: asking(noun),
    chosen: true,
  })),
];

function matching(target: Target, noun: Noun): Condition {
  return { type: "matches", target, query: asking(noun) };
}

/** What a card is asked to be: "a song card". */
function asking(noun: Noun): Query {
  return toQuery(noun);
}

/** How many cards lie under a card. */
export function underAmount(card: Target): Amount {
  return card === "SELF"
    ? { type: "cards-under-self" }
    : { type: "cards-under", target: card };
}

const otherConditions: readonly Rule<Condition>[] = [
  lookup<Condition>({
    "you do": { type: "if-you-do" },
    "they do": { type: "if-you-do" },
    "they don't": { type: "if-they-do-not" },
    "you don't": { type: "if-they-do-not" },
    "they can't": { type: "if-they-do-not" },
    "you can't": { type: "if-they-do-not" },
    "it's your turn": { type: "during-turn", whose: "your" },
    "it's not your turn": { type: "during-turn", whose: "opponent" },
    "it isn't your turn": { type: "during-turn", whose: "opponent" },
    "this is your first turn and you're not the first player": {
      type: "first-turn",
      firstPlayer: false,
    },
    "at a location": { type: "at-location" },
  }),
  pattern`you used Shift to play ${card}`.map(([card]): Condition => ({
    type: "used-shift",
    ...of(card),
  })),
  pattern`${card} ${words("costs", "cost")} ${number} ${bound}`.map((
    [target, , right, comparison],
  ): Condition => ({
    type: "comparison",
    left: { type: "cost-of", target },
    comparison,
    right,
  })),
  pattern`${cardStat} is ${number} ${bound}`.map((
    [left, right, comparison],
  ): Condition => ({ type: "comparison", left, comparison, right })),
];

/** "this character is exerted", "it's a song card", "there's a card under him" */
export const isConditions: readonly Rule<Condition>[] = [
  ...cardConditions,
  ...otherConditions,
];
