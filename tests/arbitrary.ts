import {
  type Abilities,
  type Ability,
  CARD_SUBTYPES,
  type CardPredicate,
  type CardPredicates,
  type CollectionExpression,
  type CollectionExpressions,
  type Condition,
  type Conditions,
  type Cost,
  type Costs,
  type Effect,
  type Effects,
  type EffectWithOptions,
  FIGMENT_TYPES,
  MAX_U32,
  type NamedAbilities,
  type Operator,
  type Operators,
  type Predicate,
  type Predicates,
  type QuantityExpression,
  type QuantityExpressions,
  type StandardEffect,
  type StandardEffects,
  type StandardStaticAbilities,
  type StandardStaticAbility,
  type StaticAbilities,
  type Sum,
  tagged,
  TRIGGER_KEYWORDS,
  type TriggeredAbility,
  type TriggerEvent,
  type TriggerEvents,
  type Unit,
} from "../ast/internal.ts";
import fc, { type Arbitrary } from "fast-check";

/** Random payloads for each variant: one left out does not compile. */
type Arbitraries<M> = { readonly [K in keyof M]: Arbitrary<M[K]> };

/** Random abilities of every shape that the types allow. */
export function arbitraryAbility(maxDepth = 6): Arbitrary<Ability> {
  return plant(maxDepth).ability;
}

/** Random values of every type of the tree. */
interface Trees {
  readonly operator: Arbitrary<Operator>;
  readonly collection: Arbitrary<CollectionExpression>;
  readonly card: Arbitrary<CardPredicate>;
  readonly predicate: Arbitrary<Predicate>;
  readonly quantity: Arbitrary<QuantityExpression>;
  readonly cost: Arbitrary<Cost>;
  readonly condition: Arbitrary<Condition>;
  readonly trigger: Arbitrary<TriggerEvent>;
  readonly standardEffect: Arbitrary<StandardEffect>;
  readonly effect: Arbitrary<Effect>;
  readonly staticAbility: Arbitrary<StandardStaticAbility>;
  readonly ability: Arbitrary<Ability>;
  /** Those that contain themselves: looked up when a value is made. */
  readonly late: {
    readonly card: Arbitrary<CardPredicate>;
    readonly predicate: Arbitrary<Predicate>;
    readonly cost: Arbitrary<Cost>;
    readonly effect: Arbitrary<Effect>;
  };
}

/** Makes the tables one after another: each needs those before it. */
function plant(maxDepth: number): Trees {
  const depthIdentifier = fc.createDepthIdentifier();
  /** One of the variants; deep in a tree the first, which has to be flat. */
  function choose<M>(table: Arbitraries<M>): Arbitrary<Sum<M>> {
    const options = { maxDepth, depthIdentifier, depthSize: "max" } as const;
    // What `oneof` makes of a list has no better type.
    return fc.oneof(options, ...sum(table)) as Arbitrary<Sum<M>>;
  }
  // Every field is filled in before a table that needs it is made.
  const trees = {} as { -readonly [K in keyof Trees]: Trees[K] };
  trees.late = {
    card: lazy(() => trees.card),
    predicate: lazy(() => trees.predicate),
    cost: lazy(() => trees.cost),
    effect: lazy(() => trees.effect),
  };
  trees.operator = choose<Operators>(operatorTable);
  trees.collection = choose<CollectionExpressions>(collectionTable);
  trees.card = choose<CardPredicates>(cardTable(trees));
  trees.predicate = choose<Predicates>(predicateTable(trees));
  trees.quantity = choose<QuantityExpressions>(quantityTable(trees));
  trees.cost = choose<Costs>(costTable(trees));
  trees.condition = choose<Conditions>(conditionTable(trees));
  trees.trigger = choose<TriggerEvents>(triggerTable(trees));
  trees.standardEffect = choose<StandardEffects>(effectTable(trees));
  trees.effect = choose<Effects>(compositionTable(trees));
  trees.staticAbility = choose<StandardStaticAbilities>(staticTable(trees));
  trees.ability = choose<Abilities>(abilityTable(trees));
  return trees;
}

/** What is not there yet: it is looked up when a value is made. */
function lazy<T>(find: () => Arbitrary<T>): Arbitrary<T> {
  return fc.constant(undefined).chain(find);
}

const unit: Arbitrary<Unit> = fc.constant(undefined);

// Small numbers meet again in one text, and are often the special ones.
const number: Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 99 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: MAX_U32 }) },
);
const subtype = fc.constantFrom(...CARD_SUBTYPES);
const figment = fc.constantFrom(...FIGMENT_TYPES);

/** One of the variants of `M`. */
function sum<M>(table: Arbitraries<M>): Arbitrary<Sum<M>>[] {
  const tags = Object.keys(table) as (keyof M)[]; // Its own keys only.
  return tags.map((tag) =>
    table[tag].map((payload) => tagged<M, keyof M>(tag, payload))
  );
}

const operatorTable: Arbitraries<Operators> = {
  LowerBy: number,
  OrLess: unit,
  Exactly: unit,
  OrMore: unit,
  HigherBy: number,
};

const collectionTable: Arbitraries<CollectionExpressions> = {
  All: unit,
  EachOther: unit,
  AnyNumberOf: unit,
  AllButOne: unit,
  UpTo: number,
  Exactly: number,
  OrMore: number,
};

function cardTable(trees: Trees): Arbitraries<CardPredicates> {
  const target = trees.late.card;
  const { operator } = trees;
  return {
    Card: unit,
    Character: unit,
    Event: unit,
    CharacterType: subtype,
    NotCharacterType: subtype,
    CharacterWithSpark: fc.tuple(number, operator),
    CardWithCost: fc.record({
      target,
      cost_operator: operator,
      cost: number,
    }),
    CharacterWithCostComparedToControlled: fc.record({
      target,
      cost_operator: operator,
      count_matching: target,
    }),
    CharacterWithCostComparedToAbandoned: fc.record({
      target,
      cost_operator: operator,
    }),
    CharacterWithSparkComparedToAbandoned: fc.record({
      target,
      spark_operator: operator,
    }),
    CharacterWithSparkComparedToAbandonedCountThisTurn: fc.record({
      target,
      spark_operator: operator,
    }),
    CharacterWithSparkComparedToEnergySpent: fc.record({
      target,
      spark_operator: operator,
    }),
    CharacterWithCostComparedToVoidCount: fc.record({
      target,
      cost_operator: operator,
    }),
    CharacterWithMaterializedAbility: unit,
    Fast: fc.record({ target }),
    CharacterWithMultiActivatedAbility: unit,
    CouldDissolve: fc.record({ target: trees.late.predicate }),
  };
}

function predicateTable(trees: Trees): Arbitraries<Predicates> {
  const { card } = trees;
  return {
    This: unit,
    It: unit,
    Them: unit,
    That: unit,
    Enemy: card,
    Another: card,
    Your: card,
    Any: card,
    AnyOther: card,
    YourVoid: card,
    EnemyVoid: card,
  };
}

function quantityTable(trees: Trees): Arbitraries<QuantityExpressions> {
  const { card } = trees;
  return {
    ForEachEnergySpentOnThisCard: unit,
    AbandonedThisTurn: card,
    AbandonedThisWay: card,
    CardsDrawnThisTurn: card,
    DiscardedThisTurn: card,
    DissolvedThisTurn: card,
    Matching: trees.predicate,
    PlayedThisTurn: card,
    ReturnedToHandThisWay: card,
  };
}

function costTable(trees: Trees): Arbitraries<Costs> {
  const { predicate: target, collection: count } = trees;
  const group = fc.array(trees.late.cost, { minLength: 0, maxLength: 3 });
  return {
    DiscardHand: unit,
    AbandonCharactersCount: fc.record({ target, count }),
    BanishAllCardsFromYourVoid: unit,
    BanishAllCardsFromYourVoidWithMinCount: number,
    BanishCardsFromEnemyVoid: number,
    BanishCardsFromYourVoid: number,
    BanishFromHand: target,
    Choice: group,
    CostList: group,
    DiscardCards: fc.record({ target, count: number }),
    Energy: number,
    LoseMaximumEnergy: number,
    ReturnToHand: fc.record({ target, count }),
    SpendOneOrMoreEnergy: unit,
  };
}

function conditionTable(trees: Trees): Arbitraries<Conditions> {
  const { predicate } = trees;
  const count = number;
  return {
    ThisCardIsInYourVoid: unit,
    AlliesThatShareACharacterType: fc.record({ count }),
    CardsDiscardedThisTurn: fc.record({ count, predicate: trees.card }),
    CardsDrawnThisTurn: fc.record({ count }),
    CardsInVoidCount: fc.record({ count }),
    DissolvedThisTurn: fc.record({ predicate }),
    PredicateCount: fc.record({ count, predicate }),
  };
}

function triggerTable(trees: Trees): Arbitraries<TriggerEvents> {
  const { predicate } = trees;
  return {
    EndOfYourTurn: unit,
    Abandon: predicate,
    AbandonCardsInTurn: number,
    Banished: predicate,
    Discard: predicate,
    Dissolved: predicate,
    LeavesPlay: predicate,
    PutIntoVoid: predicate,
    DrawAllCardsInCopyOfDeck: unit,
    DrawCardsInTurn: number,
    GainEnergy: unit,
    Keywords: fc.array(fc.constantFrom(...TRIGGER_KEYWORDS), {
      maxLength: 3,
    }),
    Materialize: predicate,
    MaterializeNthThisTurn: fc.tuple(predicate, number),
    Play: predicate,
    PlayCardsInTurn: number,
    PlayDuringTurn: fc.tuple(
      predicate,
      fc.constantFrom("YourTurn", "EnemyTurn"),
    ),
    PlayFromHand: predicate,
    OpponentPlays: predicate,
  };
}

function effectTable(trees: Trees): Arbitraries<StandardEffects> {
  const { predicate: target, card, quantity, collection, cost } = trees;
  const count = number;
  const predicate = card;
  const energy = number;
  const trigger = lazy(() => triggered(trees));
  const ability = lazy(() => trees.staticAbility);
  return {
    TakeExtraTurn: unit,
    AbandonAndGainEnergyForSpark: fc.record({
      target,
      energy_per_spark: energy,
    }),
    AbandonAtEndOfTurn: fc.record({ target }),
    EachPlayerAbandonsCharacters: fc.record({ matching: card, count }),
    GainsAegisThisTurn: fc.record({ target }),
    BanishCardsFromEnemyVoid: fc.record({ count }),
    BanishCharacter: fc.record({ target }),
    BanishCharacterUntilLeavesPlay: fc.record({
      target,
      until_leaves: target,
    }),
    BanishCollection: fc.record({ target, count: collection }),
    BanishThenMaterialize: fc.record({ target, count: collection }),
    BanishEnemyVoid: unit,
    BanishUntilNextMain: fc.record({ target }),
    BanishWhenLeavesPlay: fc.record({ target }),
    Copy: fc.record({ target }),
    CopyNextPlayed: fc.record({
      matching: target,
      times: fc.option(number),
    }),
    DisableActivatedAbilitiesWhileInPlay: fc.record({ target }),
    DiscardCardFromEnemyHand: fc.record({ predicate }),
    DiscardCardFromEnemyHandThenTheyDraw: fc.record({ predicate }),
    DiscardCards: fc.record({ count }),
    EachPlayerDiscardCards: fc.record({ count }),
    Discover: fc.record({ predicate }),
    DiscoverAndThenMaterialize: fc.record({ predicate }),
    DissolveCharacter: fc.record({ target }),
    DissolveCharactersCount: fc.record({ target, count: collection }),
    DissolveCharactersQuantity: fc.record({ target, quantity }),
    PreventDissolveThisTurn: fc.record({ target }),
    DrawCards: fc.record({ count }),
    DrawCardsForEach: fc.record({ count, for_each: quantity }),
    DrawMatchingCard: fc.record({ predicate }),
    GainEnergy: fc.record({ gains: energy }),
    GainEnergyEqualToCost: fc.record({ target }),
    GainEnergyForEach: fc.record({ gains: energy, for_each: target }),
    GainTwiceThatMuchEnergyInstead: unit,
    MultiplyYourEnergy: fc.record({ multiplier: number }),
    SpendAllEnergyDissolveEnemy: unit,
    SpendAllEnergyDrawAndDiscard: unit,
    Foresee: fc.record({ count }),
    GainControl: fc.record({ target }),
    TriggerAdditionalJudgmentPhaseAtEndOfTurn: unit,
    TriggerJudgmentAbility: fc.record({ matching: target, collection }),
    Kindle: fc.record({ amount: number }),
    MaterializeCharacter: fc.record({ target }),
    MaterializeCharacterAtEndOfTurn: fc.record({ target }),
    MaterializeCharacterFromVoid: fc.record({ target: card }),
    MaterializeCollection: fc.record({ target, count: collection }),
    MaterializeFigments: fc.record({ figment, count }),
    MaterializeFigmentsQuantity: fc.record({ figment, count, quantity }),
    MaterializeRandomFromDeck: fc.record({ count, predicate }),
    MaterializeSilentCopy: fc.record({ target, count, quantity }),
    ThenMaterializeIt: unit,
    NoEffect: unit,
    OpponentPaysCost: fc.record({ cost }),
    PayCost: fc.record({ cost }),
    EnemyGainsPoints: fc.record({ count }),
    EnemyGainsPointsEqualToItsSpark: unit,
    EnemyLosesPoints: fc.record({ count }),
    GainPoints: fc.record({ gains: number }),
    GainPointsForEach: fc.record({ gain: number, for_count: quantity }),
    LosePoints: fc.record({ loses: number }),
    Counterspell: fc.record({ target }),
    CounterspellUnlessPaysCost: fc.record({ target, cost }),
    PutCardsFromVoidOnTopOfDeck: fc.record({ count, matching: card }),
    PutCardsFromYourDeckIntoVoid: fc.record({ count }),
    PutOnTopOfEnemyDeck: fc.record({ target }),
    GainsReclaim: fc.record({
      target,
      count: collection,
      this_turn: fc.boolean(),
      cost: fc.option(energy),
    }),
    ReturnFromYourVoidToPlay: fc.record({ target }),
    ReturnRandomFromYourVoidToPlay: fc.record({ predicate }),
    ReturnFromYourVoidToHand: fc.record({ target }),
    ReturnToHand: fc.record({ target }),
    ReturnUpToCountFromYourVoidToHand: fc.record({ target, count }),
    EachPlayerShufflesHandAndVoidIntoDeckAndDraws: fc.record({ count }),
    EachMatchingGainsSpark: fc.record({ each: card, gains: number }),
    EachMatchingGainsSparkForEach: fc.record({
      each: card,
      gains: number,
      for_each: card,
    }),
    GainsSpark: fc.record({ target, gains: number }),
    GainsSparkForQuantity: fc.record({
      target,
      gains: number,
      for_quantity: quantity,
    }),
    GainsSparkUntilYourNextMainForEach: fc.record({
      target,
      gains: number,
      for_each: target,
    }),
    SparkBecomes: fc.record({ collection, matching: card, spark: number }),
    CreateStaticAbilityUntilEndOfTurn: fc.record({ ability }),
    CreateTriggerUntilEndOfTurn: fc.record({ trigger }),
    YouWinTheGame: unit,
  };
}

function compositionTable(trees: Trees): Arbitraries<Effects> {
  const members = fc.array(member(trees), { maxLength: 4 });
  return {
    Effect: trees.standardEffect,
    WithOptions: member(trees),
    List: members,
    ListWithOptions: fc.record(
      {
        effects: members,
        trigger_cost: trees.cost,
        condition: trees.condition,
      },
      { requiredKeys: ["effects"] },
    ),
    Modal: fc.array(
      fc.record({ energy_cost: number, effect: trees.late.effect }),
      { maxLength: 4 },
    ),
  };
}

function member(trees: Trees): Arbitrary<EffectWithOptions> {
  return fc.record(
    {
      effect: trees.standardEffect,
      optional: fc.boolean(),
      trigger_cost: trees.cost,
      condition: trees.condition,
    },
    { requiredKeys: ["effect", "optional"] },
  );
}

function staticTable(trees: Trees): Arbitraries<StandardStaticAbilities> {
  const { card: matching, predicate, quantity } = trees;
  const playing = {
    energy_cost: number,
    additional_cost: trees.cost,
    if_you_do: trees.late.effect,
  };
  return {
    HasAllCharacterTypes: unit,
    AdditionalCostToPlay: trees.cost,
    CardsInYourVoidHaveReclaim: fc.record({ matching }),
    CharactersInHandHaveFast: unit,
    CostReductionForEach: fc.record({ reduction: number, quantity }),
    DisableEnemyMaterializedAbilities: unit,
    EnemyCardsCostIncrease: fc.record({ matching, increase: number }),
    JudgmentTriggersWhenMaterialized: fc.record({ predicate }),
    MultiplyCardDrawFromCardEffects: fc.record({ multiplier: number }),
    MultiplyEnergyGainFromCardEffects: fc.record({ multiplier: number }),
    OncePerTurnPlayFromVoid: fc.record({ matching }),
    PlayForAlternateCost: fc.record(
      { ...playing, card_type: fc.constantFrom("Event", "Character") },
      { requiredKeys: ["energy_cost"] },
    ),
    PlayFromHandOrVoidForCost: fc.record(playing, {
      requiredKeys: ["energy_cost"],
    }),
    PlayFromVoid: fc.record(playing, { requiredKeys: [] }),
    PlayOnlyFromVoid: unit,
    RevealTopCardOfYourDeck: unit,
    SparkBonusYourCharacters: fc.record({ matching, added_spark: number }),
    SparkBonusOtherCharacters: fc.record({ matching, added_spark: number }),
    SparkEqualToPredicateCount: fc.record({ predicate }),
    YouMayLookAtTopCardOfYourDeck: unit,
    YouMayPlayFromTopOfDeck: fc.record({ matching }),
    YourCardsCostIncrease: fc.record({ matching, increase: number }),
    YourCardsCostReduction: fc.record({ matching, reduction: number }),
  };
}

function triggered(trees: Trees): Arbitrary<TriggeredAbility> {
  const options = fc.record({
    once_per_turn: fc.boolean(),
    until_end_of_turn: fc.boolean(),
  });
  return fc.record(
    { trigger: trees.trigger, effect: trees.late.effect, options },
    { requiredKeys: ["trigger", "effect"] },
  );
}

function abilityTable(trees: Trees): Arbitraries<Abilities> {
  const { cost, effect } = trees;
  const options = fc.record({
    is_fast: fc.boolean(),
    is_multi: fc.boolean(),
  });
  return {
    Event: fc.record({ additional_cost: cost, effect }, {
      requiredKeys: ["effect"],
    }),
    Static: fc.oneof(...sum<StaticAbilities>({
      StaticAbility: trees.staticAbility,
      WithOptions: fc.record(
        { ability: trees.staticAbility, condition: trees.condition },
        { requiredKeys: ["ability"] },
      ),
    })),
    Activated: fc.record(
      { costs: fc.array(cost, { maxLength: 3 }), effect, options },
      { requiredKeys: ["costs", "effect"] },
    ),
    Triggered: triggered(trees),
    Named: fc.oneof(...sum<NamedAbilities>({
      Reclaim: fc.option(number),
      ReclaimForCost: cost,
    })),
  };
}
