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
import { bound, comparison } from "./operator.ts";
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
  const first = oneOf([further, replaced]);
  const more = counted
    ? nested(
      oneOf([further, pattern`but ${further}`.map(([further]) => further)]),
    )
    : nested(further);
  const cardPredicate = oneOf<CardPredicate>([
    fastCard,
    pattern`${fastCard} ${first} ${more}`
      .map(([card, first, rest]) => describe(card, [first, ...rest])),
    pattern`${event} which could {dissolve} ${target}`
      .map(([, target]) => ({ CouldDissolve: { target } })),
    pattern`${event} ${further} ${more} which could {dissolve} ${target}`
      .map(([, first, rest, target]) =>
        describe({ CouldDissolve: { target } }, [first, ...rest])
      ),
    ...(counted
      ? [
        pattern`${event} ${further} ${more} but which could {dissolve} ${target}`
          .map(([, first, rest, target]) =>
            describe({ CouldDissolve: { target } }, [first, ...rest])
          ),
      ]
      : []),
    pattern`${noun}`.map(([noun]) => noun),
    pattern`${noun} ${first} ${more}`
      .map(([noun, first, rest]) => describe(noun, [first, ...rest])),
    pattern`${first} ${more}`
      .map(([first, rest]) => describe("Character", [first, ...rest])),
  ]);
  return self;
}

/** Says more about a card: "with cost {e} or less". */
type Description = (card: CardPredicate) => CardPredicate;

/**
 * A rule for each variant of `M`: it yields a function from the card to the
 * payload.
 */
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
const event = oneOf([pattern`event`, pattern`events`]);

const nouns: Productions<Nouns> = {
  Card: oneOf([pattern`card`, pattern`cards`]),
  Character: oneOf([pattern`character`, pattern`characters`]),
  Event: event,
  CharacterType: subtype,
};

const noun: Rule<CardPredicate> = variants<Nouns>(nouns);

const quote = optional(pattern`'`);
const abandonedAllys = oneOf([
  pattern`that ally's`,
  pattern`the abandoned ally's`,
]);

const replacements: Descriptions<Replacements> = {
  NotCharacterType: oneOf([
    pattern`that is not ${optional(article)} ${subtype}`,
    pattern`that are not ${optional(article)} ${subtype}`,
  ]).map(([, subtype]) => () => subtype),
  CharacterWithSpark: pattern`with spark ${bound(spark)}`
    .map(([bound]) => () => bound),
  CharacterWithMaterializedAbility: oneOf<unknown>([
    pattern`with a ${quote} {materialized} ${quote} ability`,
    pattern`with ${quote} {materialized} ${quote} abilities`,
  ]).map(() => () => undefined),
  CharacterWithMultiActivatedAbility: oneOf([
    pattern`with an activated ability`,
    pattern`with activated abilities`,
  ]).map(() => () => undefined),
};

const thanCost = comparison(energy);
const thanSpark = comparison(spark);

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
    pattern`with spark ${thanSpark} the amount of {energy-symbol} paid`
      .map(([spark_operator]) => (target) => ({ target, spark_operator })),
  Fast: pattern`with {fast}`.map(() => (target) => ({ target })),
};

const compared: Rule<Description> = descriptions(comparisons);
const replaced: Rule<Description> = descriptions(replacements);

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
  const card = oneOf<CardPredicate>([
    pattern`${noun}`.map(([noun]) => noun),
    pattern`${noun} ${description}`.map(([noun, describe]) => describe(noun)),
    pattern`${description}`.map(([describe]) => describe("Character")),
    pattern`${event} which could {dissolve} ${dissolved}`
      .map(([, target]) => ({ CouldDissolve: { target } })),
    pattern`${fastCard}`.map(([card]) => card),
    pattern`${fastCard} ${description}`
      .map(([card, describe]) => describe(card)),
  ]);
  return pattern`${fast} ${card}`.map(([, target]) => ({ Fast: { target } }));
});

/** Any description of a table, wrapped in its tag. */
function descriptions<K extends keyof CardPredicates>(
  table: Descriptions<Pick<CardPredicates, K>>,
): Rule<Description> {
  return oneOfEntries<Says<Pick<CardPredicates, K>>, Description>(
    table,
    (tag, say) => (card) => tagged<CardPredicates, K>(tag, say(card)),
  );
}

function describe(
  noun: CardPredicate,
  descriptions: readonly Description[],
): CardPredicate {
  return descriptions.reduce((card, describe) => describe(card), noun);
}
