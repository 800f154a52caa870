import {
  type CardPredicate,
  type CardPredicates,
  type Predicate,
  tagged,
} from "../ast/internal.ts";
import {
  lazy,
  nested,
  oneOf,
  oneOfEntries,
  optional,
  type Rule,
} from "../combinators/mod.ts";
import { bound, comparison, limitAndOthers } from "./operator.ts";
import { predicates } from "./predicate.ts";
import { article, energy, pattern, spark, subtype } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";

/** Reads a kind of card; `target` is what follows "which could {dissolve}". */
export function cardPredicates(target: Rule<Predicate>): Rule<CardPredicate> {
  return kinds(target, kinds(target));
}

/**
 * Reads every kind of card. After "the number of allied", all descriptions belong
 * to the `counted` cards; "but with" returns to the card itself.
 */
function kinds(
  target: Rule<Predicate>,
  counted?: Rule<CardPredicate>,
): Rule<CardPredicate> {
  const self: Rule<CardPredicate> = lazy(() => cardPredicate);
  const further = comparisonsOf(counted ?? self);
  const more = counted
    ? nested(
      oneOf([further, pattern`but ${further}`.map(([further]) => further)]),
    )
    : nested(further);
  const first = oneOf([further, replaced]);
  const cardPredicate = oneOf<CardPredicate>([
    fastCard,
    pattern`${fastCard} ${first} ${more}`.map(describeAll),
    fastCharacter,
    pattern`${fastCharacter} ${further} ${more}`.map(describeAll),
    pattern`${event} which could {dissolve} ${target}`
      .map(([, target]) => ({ CouldDissolve: { target } })),
    pattern`${event} ${further} ${more} which could {dissolve} ${target}`
      .map(([, first, rest, target]) =>
        describeAll([{ CouldDissolve: { target } }, first, rest])
      ),
    ...(counted
      ? [
        pattern`${event} ${further} ${more} but which could {dissolve} ${target}`
          .map(([, first, rest, target]) =>
            describeAll([{ CouldDissolve: { target } }, first, rest])
          ),
      ]
      : []),
    pattern`${noun}`.map(([noun]) => noun),
    pattern`${noun} ${first} ${more}`.map(describeAll),
    pattern`${oneOf([first, characterReplaced])} ${more}`
      .map(([first, rest]) => describeAll(["Character", first, rest])),
  ]);
  return self;
}

/** Says more about a card: "with cost {e} or less". */
type Description = (card: CardPredicate) => CardPredicate;

/** A rule for each variant of `M`: from the card to the payload. */
type Descriptions<M> = { readonly [K in keyof M]: Rule<Says<M>[K]> };

type Says<M> = {
  readonly [K in keyof M]: (card: CardPredicate) => Readonly<M[K]>;
};

/** The words for a card itself. */
type Nouns = Pick<
  CardPredicates,
  "Card" | "Character" | "Event" | "CharacterType"
>;

/** Descriptions that replace the noun, since the tree has no field for it. */
type Replacements = Pick<
  CardPredicates,
  | "NotCharacterType"
  | "CharacterWithSpark"
  | "CharacterWithMaterializedAbility"
  | "CharacterWithMultiActivatedAbility"
>;

/** Descriptions that keep the card they describe. */
type Comparisons = Omit<
  CardPredicates,
  keyof Nouns | keyof Replacements | "CouldDissolve"
>;

/** The description that has a rule for cards in it. */
type Counting = "CharacterWithCostComparedToControlled";

const fast = oneOf([pattern`{fast}`, pattern`fast`]);
const character = oneOf([pattern`character`, pattern`characters`]);
const event = oneOf([pattern`event`, pattern`events`]);

const nouns: Productions<Nouns> = {
  Card: oneOf([pattern`card`, pattern`cards`]),
  Character: character,
  Event: event,
  CharacterType: subtype,
};

const noun: Rule<CardPredicate> = variants<Nouns>(nouns);

const quote = optional(pattern`'`);
const abandonedAllys = oneOf([
  pattern`that ally's`,
  pattern`the abandoned ally's`,
]);

const sparks = limitAndOthers(spark);

/** These replace any noun, as the game reads them: "{subtype} with spark {s} or less". */
const replacements: Descriptions<Omit<Replacements, "NotCharacterType">> = {
  CharacterWithSpark: pattern`with spark ${sparks.limit}`
    .map(([bound]) => () => bound),
  CharacterWithMaterializedAbility:
    pattern`with a ${quote} {materialized} ${quote} ability`
      .map(() => () => undefined),
  CharacterWithMultiActivatedAbility: pattern`with an activated ability`
    .map(() => () => undefined),
};

/** Of another noun, these would lose what it says. */
const replacementsOfCharacters: Descriptions<Replacements> = {
  NotCharacterType: oneOf([
    pattern`that is not ${optional(article)} ${subtype}`,
    pattern`that are not ${optional(article)} ${subtype}`,
  ]).map(([, subtype]) => () => subtype),
  CharacterWithSpark: pattern`with spark ${sparks.others}`
    .map(([bound]) => () => bound),
  CharacterWithMaterializedAbility:
    pattern`with ${quote} {materialized} ${quote} abilities`
      .map(() => () => undefined),
  CharacterWithMultiActivatedAbility: pattern`with activated abilities`
    .map(() => () => undefined),
};

const thanCost = comparison(energy);
const thanSpark = comparison(spark);
const energyPaid = oneOf([pattern`{energy-symbol}`, pattern`energy`]);

const comparisons: Descriptions<Omit<Comparisons, Counting>> = {
  CardWithCost: pattern`with cost ${bound(energy)}`
    .map(([[cost, cost_operator]]) => (target) => ({
      target,
      cost_operator,
      cost,
    })),
  CharacterWithCostComparedToAbandoned:
    pattern`with cost ${thanCost} ${abandonedAllys} cost`
      .map(([cost_operator]) => (target) => ({ target, cost_operator })),
  CharacterWithCostComparedToVoidCount:
    pattern`with cost ${thanCost} the number of cards in your void`
      .map(([cost_operator]) => (target) => ({ target, cost_operator })),
  CharacterWithSparkComparedToAbandoned:
    pattern`with spark ${thanSpark} ${abandonedAllys} spark`
      .map(([spark_operator]) => (target) => ({ target, spark_operator })),
  CharacterWithSparkComparedToAbandonedCountThisTurn:
    pattern`with spark ${thanSpark} the number of allies abandoned this turn`
      .map(([spark_operator]) => (target) => ({ target, spark_operator })),
  CharacterWithSparkComparedToEnergySpent:
    pattern`with spark ${thanSpark} the amount of ${energyPaid} paid`
      .map(([spark_operator]) => (target) => ({ target, spark_operator })),
  Fast: pattern`with {fast}`.map(() => (target) => ({ target })),
};

const compared: Rule<Description> = descriptions(comparisons);
const replaced: Rule<Description> = descriptions(replacements);
const replacedAlone = descriptions(replacementsOfCharacters);
const characterReplaced: Rule<Description> = oneOf([
  replacedAlone,
  pattern`${character} ${replacedAlone}`.map(([, describe]) => describe),
]);

/** Every description that keeps the card; one of them counts others. */
function comparisonsOf(counted: Rule<CardPredicate>): Rule<Description> {
  const counting: Descriptions<Pick<Comparisons, Counting>> = {
    CharacterWithCostComparedToControlled:
      pattern`with cost ${thanCost} the number of allied ${counted}`
        .map(([cost_operator, count_matching]) => (target) => ({
          target,
          cost_operator,
          count_matching,
        })),
  };
  return oneOf([compared, descriptions(counting)]);
}

/**
 * "{fast} character with cost {e}": the card after "{fast}" has at most one
 * description, which contains no other. A second description applies to the fast
 * card as a whole.
 */
const fastCard: Rule<CardPredicate> = lazy(() => {
  const description = oneOf([comparisonsOf(noun), replaced]);
  const dissolved = pattern`${optional(article)} ${predicates(noun)("Any")}`
    .map(([, predicate]) => predicate);
  return fastOf(oneOf<CardPredicate>([
    pattern`${noun}`.map(([noun]) => noun),
    pattern`${noun} ${description}`.map(([noun, describe]) => describe(noun)),
    pattern`${description}`.map(([describe]) => describe("Character")),
    pattern`${event} which could {dissolve} ${dissolved}`
      .map(([, target]) => ({ CouldDissolve: { target } })),
    pattern`${fastCard}`.map(([card]) => card),
    pattern`${fastCard} ${description}`
      .map(([card, describe]) => describe(card)),
  ]));
});

/** A fast character that no other description may replace. */
const fastCharacter: Rule<CardPredicate> = lazy(() =>
  fastOf(oneOf<CardPredicate>([
    characterReplaced.map((describe) => describe("Character")),
    fastCharacter,
    pattern`${fastCharacter} ${comparisonsOf(noun)}`
      .map(([card, describe]) => describe(card)),
  ]))
);

function fastOf(card: Rule<CardPredicate>): Rule<CardPredicate> {
  return pattern`${fast} ${card}`.map(([, target]) => ({ Fast: { target } }));
}

/** Any description of a table, wrapped in its tag. */
function descriptions<K extends keyof CardPredicates>(
  table: Descriptions<Pick<CardPredicates, K>>,
): Rule<Description> {
  return oneOfEntries<Says<Pick<CardPredicates, K>>, Description>(
    table,
    (tag, say) => (card) => tagged<CardPredicates, K>(tag, say(card)),
  );
}

type Described = readonly [CardPredicate, Description, readonly Description[]];

function describeAll([card, first, rest]: Described): CardPredicate {
  return rest.reduce((card, describe) => describe(card), first(card));
}
