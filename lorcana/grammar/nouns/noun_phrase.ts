import {
  checked,
  label,
  lazy,
  many,
  once,
  oneOf,
  type Promised,
  promised,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Amount, CardType, Filter, Target } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { spanned, withSpan, withSpanIfObject } from "../spanned.ts";
import { lookup, numberOrZero, pattern } from "../words.ts";
import { isOfPlay } from "./contradictions.ts";
import { behindNoun } from "./behind.ts";
import { bare, counted, determiner } from "./determiner.ts";
import { article } from "./filters.ts";
import { sides } from "./body.ts";
import { havingRule } from "./having.ts";
import { type Noun, noun, type Part, toTarget } from "./noun.ts";
import { someOfThem } from "./one_of_them.ts";
import { bodies } from "./modified.ts";
import { identifiesCards, isRanked, one } from "./ranked.ts";
import { reference, self } from "./reference.ts";
import { statOfCard } from "./stat_of_card.ts";

/** Cards that something happens to. */
export const target: Rule<Target> = lazy(() => single);

/** "their {S}", "that location's {L}": a number on a card. */
export const cardStat: Rule<Amount> = once(
  spanned(statOfCard(target), withSpanIfObject),
);

/** "the number of items you have in play"; defined with the amounts. */
export const countOfCards: Promised<Amount> = promised<Amount>();

/** A number chosen or mentioned before. */
const aNumber: Rule<Amount> = lookup<Amount>({
  "the chosen number": { type: "chosen-number" },
  "that number": { type: "trigger-amount" },
});

/** What cards can have: "cost 3 or less", "Evasive", "a card under them". */
export const whatCardsHave: Rule<Filter> = spanned(
  havingRule(
    target,
    oneOf<Amount>([cardStat, countOfCards.rule, aNumber, numberOrZero]),
  ),
  withSpan,
);

const behind: Rule<Part> = behindNoun(whatCardsHave, target);

const { twoSides, modified, eachOfBoth } = bodies(behind);

const EACH = { selector: "all", count: "all" } as const;

const withQuantity: readonly Rule<Noun>[] = [
  // Listed first to win ties.
  pattern`${determiner} ${twoSides}`.map(([determiner, bodies]) =>
    sides(determiner, bodies)
  ),
  pattern`${determiner} ${modified}`.map(([determiner, body]) =>
    noun(one(determiner, body), body.types, body.parts, body.plural)
  ),
  // "each character and location": all of both.
  eachOfBoth.map(({ types, parts }) => noun(EACH, types, parts)),
  // "the character with the highest cost": several can be tied.
  checked(
    pattern`the ${modified}`,
    ([body]) => isRanked(body) || body.plural && identifiesCards(body),
  ).map(([body]) =>
    noun(
      body.plural ? bare : { selector: "any", count: 1 },
      body.types,
      body.parts,
    )
  ),
  // "one of the characters that sang this song"
  checked(
    pattern`${counted} of the ${modified}`,
    ([, body]) => body.plural && identifiesCards(body),
  ).map(([count, { types, parts }]) =>
    noun({ selector: "one-of", count }, types, parts)
  ),
  // "any in play with 10 {S} or more": the noun was mentioned before.
  pattern`any ${many(behind, 1)}`.map(([parts]) =>
    noun({ selector: "any", count: 1 }, ["character"], parts)
  ),
  pattern`the next ${modified} you play this turn`.map(([{ types, parts }]) =>
    noun({ selector: "next-played", count: 1, owner: "you" }, types, parts)
  ),
  pattern`the next ${modified} you shift this turn`.map(([{ types, parts }]) =>
    noun({ selector: "next-played", count: 1, owner: "you" }, types, [
      ...parts,
      { filters: [{ type: "using-shift" }] },
    ])
  ),
  // "a character with Bodyguard or item": each side has its own filters.
  pattern`${determiner} ${modified} or ${modified}`.map((
    [determiner, left, right],
  ) => sides(determiner, [left, right])),
  // "chosen item, location, or damaged character"
  pattern`${determiner} ${modified}, ${modified}, or ${modified}`.map((
    [determiner, left, middle, right],
  ) => sides(determiner, [left, middle, right])),
  // "an item card or a location card": with a second article.
  pattern`${determiner} ${modified} or ${article} ${modified}`.map((
    [determiner, left, , right],
  ) => sides(determiner, [left, right])),
];

/** A noun phrase: quantity, modifiers, noun, and what follows it. */
export const nounPhrase: Rule<Noun> = possible([
  ...withQuantity,
  twoSides.map((bodies) => sides(bare, bodies)),
  // "damaged characters or characters with Rush"
  checked(
    pattern`${modified} or ${modified}`,
    (bodies) => bodies.every(({ plural }) => plural),
  ).map((bodies) => sides(bare, bodies)),
  // Without a quantity it means all, so the noun must be plural.
  checked(modified, ({ plural }) => plural).map(({ types, parts }) =>
    noun(bare, types, parts)
  ),
]);

/** Cards outside of play; the pile that they are in tells the owner. */
export const cardPhrase: Rule<Noun> = once(
  checked(
    nounPhrase,
    ({ owner, zone, filters }) =>
      owner === undefined && zone === undefined && !filters.some(isOfPlay),
  ),
);

/**
 * Cards to choose: not "characters" alone, which gives no number, and not cards
 * that are chosen already.
 */
export const someCards: Rule<Noun> = checked(
  nounPhrase,
  ({ bare, selector }) => bare === undefined && selector !== "chosen",
);

/** A noun after "no", "the next" or a number, which is its quantity. */
export const anyNoun: Rule<Noun> = possible([
  modified.map(({ types, parts, plural }) => noun(bare, types, parts, plural)),
  pattern`${modified} or ${modified}`.map(([left, right]) =>
    sides(bare, [left, right])
  ),
  pattern`${modified} or ${article} ${modified}`.map(([left, , right]) =>
    sides(bare, [left, right])
  ),
  twoSides.map((bodies) => sides(bare, bodies)),
]);

/** A singular noun after "each". */
export const eachNoun: Rule<Noun> = checked(
  anyNoun,
  ({ plural }) => plural !== true,
);

/** A plural noun after "each 2". */
export const severalNouns: Rule<Noun> = checked(
  anyNoun,
  ({ plural }) => plural !== false,
);

/** Plural nouns after "the number of": "items", "your items". */
export const countedNoun: Rule<Noun> = checked(
  oneOf([anyNoun, nounPhrase]),
  ({ plural, bare, selector, owner }) =>
    plural !== false &&
    (bare === true || selector === "all" && owner !== undefined),
);

/** Reads any of the nouns, unless it contradicts itself. */
function possible(rules: readonly Rule<Noun>[]): Rule<Noun> {
  const noun = checked(oneOf<Noun>(rules), ({ absurd }) => !absurd);
  return once(spanned(noun, withSpan));
}

const single: Rule<Target> = label(
  'a target such as "chosen character"',
  oneOf<Target>([
    nounPhrase.map(toTarget),
    self,
    spanned(reference, withSpanIfObject),
    spanned(someOfThem, withSpanIfObject),
  ]),
);

/** "this or another Pirate character": "this" stands without its noun. */
const thisOr: Rule<Target> = checked(
  pattern`this or ${nounPhrase}`,
  ([{ excludeSelf, types }]) => excludeSelf === true && types.length === 1,
).map(([noun]): Target => ({
  join: "or",
  targets: [THIS[noun.types[0]!] ?? "THIS_CARD", toTarget(noun)],
}));

const THIS: { readonly [T in CardType]?: Target } = {
  character: "SELF",
  item: "THIS_ITEM",
  location: "THIS_LOCATION",
};

const another: Rule<Target> = oneOf<Target>([nounPhrase.map(toTarget), self]);

/** One or two targets; not for positions where "and" can start a clause. */
export const targets: Rule<Target> = oneOf<Target>([
  target,
  spanned(group(), withSpanIfObject),
]);

function group(): Rule<Target> {
  return oneOf<Target>([
    thisOr,
    checked(
      pattern`${target} and ${another}`,
      ([left, right]) => !(isThisCard(left) && isThisCard(right)),
    ).map(([left, right]): Target => ({
      join: "and",
      targets: [left, right],
    })),
    // "both" announces two, so the second can be any target.
    pattern`both ${target} and ${target}`.map((targets): Target => ({
      join: "and",
      targets,
    })),
    pattern`${target} or ${another}`.map(([left, right]): Target => ({
      join: "or",
      targets: [left, right],
    })),
  ]);
}
