import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { IsConditions } from "../../ast/conditions/is.ts";
import type {
  Condition,
  ConditionOf,
  Distinct,
  Filter,
  Target,
} from "../../ast/mod.ts";
import { properName } from "../names.ts";
import { article, bound, classifications } from "../nouns/filters.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { nounPhrase, target, whatCardsHave } from "../nouns/noun_phrase.ts";
import { again } from "../nouns/reference.ts";
import { shared, sharedAmong } from "../nouns/shared.ts";
import { stat } from "../nouns/stat.ts";
import { fixed, lookup, numberOrZero, pattern, words } from "../words.ts";
import { being, card, has, is, isBeing, of } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

/** Filters after "with", except those that have a condition of their own. */
export const plainHaving: Rule<Filter> = checked(
  whatCardsHave,
  ({ type }) =>
    type !== "cards-under" && type !== "damaged" && type !== "undamaged",
);

const ofInk = words(
  "that ink type",
  "of that ink type",
  "the chosen ink type",
  "of the chosen ink type",
);

/** References to several cards mentioned before. */
const all: Rule<Target> = oneOf<Target>([
  words("they", "all of them").map(() =>
    again({ pronoun: "they", several: true })
  ),
  words("those cards", "all of those cards").map(() =>
    again({ cardType: "card", participle: "those" })
  ),
  fixed("those characters").map(() =>
    again({ cardType: "character", participle: "those" })
  ),
]);

/** The same, where the cards are compared with each other. */
const several: Rule<Target> = oneOf<Target>([
  all,
  words("both", "both cards", "both of them").map(() =>
    again({ pronoun: "they", several: true })
  ),
  fixed("both of those cards").map(() =>
    again({ cardType: "card", participle: "those" })
  ),
  fixed("both of those characters").map(() =>
    again({ cardType: "character", participle: "those" })
  ),
]);

const share = words("share a", "share an", "share the same");

const property: Rule<Distinct> = lookup<Distinct>({
  "classification": "classification",
  "name": "name",
  "cost": "cost",
  "ink type": "ink-type",
});

/** "this character is exerted" */
export const cardIs: Rule<Condition> = pattern`${card} ${is} ${being}`.map((
  [card, , being],
) => isBeing(being, card));

/** "this character has damage", "it's a song card" */
export const isProductions: ConditionProductions<IsConditions> = {
  "no-damage": [
    pattern`${card} ${has} no damage`.map(([card]) => ({
      type: "no-damage",
      ...of(card),
    })),
  ],
  "has-any-damage": [
    pattern`${card} ${has} ${words("damage", "any damage")}`.map(([card]) => ({
      type: "has-any-damage",
      ...of(card),
    })),
  ],
  "is-exerted": { madeBy: isBeing },
  "is-ready": { madeBy: isBeing },
  "at-location": [
    pattern`${card} ${is} at ${target}`.map(([card, , location]) => ({
      type: "at-location",
      ...of(card),
      location,
    })),
    pattern`${card} ${is} here`.map(([card]) => ({
      type: "at-location",
      ...of(card),
      location: "THIS_LOCATION",
    })),
    // The subject of the sentence: "while at a location".
    fixed("at a location").map(() => ({
      type: "at-location",
      target: { ref: "previous-target" },
    })),
  ],
  "stat-threshold": [
    pattern`${card} ${has} ${numberOrZero} ${stat} ${bound}`.map((
      [card, , value, stat, comparison],
    ) => ({
      type: "stat-threshold",
      stat,
      comparison,
      value,
      ...of(card),
    })),
  ],
  "matches": [
    checked(
      pattern`${card} ${is} ${nounPhrase}`,
      ([card, , noun]) => isWhatItIs(card, noun),
    ).map(([card, , noun]) => matching(card, noun)),
    // "all of them are characters"
    pattern`${all} are ${nounPhrase}`.map(([cards, noun]) =>
      matching(cards, { ...noun, selector: "any", count: 1 })
    ),
    pattern`${card} ${is} ${article} ${classifications}`.map((
      [card, , , { filters = [] }],
    ) => ({
      type: "matches",
      target: card,
      query: {
        selector: "any",
        count: 1,
        owner: "any",
        zones: ["play"],
        cardTypes: ["character"],
        filter: filters,
      },
    })),
    // "an opposing character is chosen": the card mentioned before matches.
    checked(
      pattern`${nounPhrase} is chosen`,
      ([{ selector }]) => selector !== "chosen",
    ).map(([noun]) => ({
      type: "matches",
      target: { ref: "previous-target" },
      query: toQuery(noun),
      wording: { chosen: true },
    })),
  ],
  "matches-named-card": [
    pattern`${card} ${is} the named card`.map(([target]) => ({
      type: "matches-named-card",
      target,
    })),
  ],
  "is-named": [
    pattern`${card} ${is} named ${properName}`.map(([target, , name]) => ({
      type: "is-named",
      target,
      name,
    })),
  ],
  "has": [
    pattern`${several} ${share} ${property}`.map(([target, , of]) => ({
      type: "has",
      target,
      filters: [shared(of)],
    })),
    pattern`${card} ${is} ${ofInk}`.map(([target]) => ({
      type: "has",
      target,
      filters: [{ type: "chosen-ink-type" }],
    })),
    pattern`${card} ${has} ${plainHaving}`.map((
      [target, , filter],
    ) => having(target, filter)),
  ],
  "in-zone": [
    pattern`${card} ${is} in your discard`.map(([target]) => ({
      type: "in-zone",
      target,
      zone: "discard",
    })),
    pattern`${card} ${is} in play`.map(([target]) => ({
      type: "in-zone",
      target,
      zone: "play",
    })),
  ],
};

/** "it has Evasive"; several cards "have the same cost" as each other. */
function having(target: Target, filter: Filter): ConditionOf<"has"> {
  const [common] = sharedAmong([filter]);
  return common === undefined || common === filter || !isThey(target)
    ? { type: "has", target, filters: [filter] }
    : { type: "has", target: asSeveral(target), filters: [common] };
}

type They = Extract<Target, { readonly ref: unknown }>;

/** Whether a reference can mean several cards. */
function isThey(target: Target): target is They {
  return typeof target === "object" && "ref" in target &&
    (target.wording?.pronoun === "they" ||
      target.wording?.participle === "those");
}

function asSeveral(target: They): They {
  return { ...target, wording: { ...target.wording, several: true } };
}

/** "it's a song card", "they're items": not "it's items", "it's all items". */
function isWhatItIs(card: Target, { bare, count }: Noun): boolean {
  if (!bare) return count === 1;
  return typeof card === "object" && "ref" in card &&
    (card.wording?.pronoun === "they" ||
      card.wording?.participle !== undefined);
}

/** The condition that a card matches a noun: "a song card". */
export function matching(target: Target, noun: Noun): ConditionOf<"matches"> {
  return { type: "matches", target, query: toQuery(noun) };
}
