import type {
  AlternateCost,
  CardTypeContext,
  Cost,
  Effect,
  StandardStaticAbilities,
  StandardStaticAbility,
  StaticAbilities,
  StaticAbility,
} from "../ast/internal.ts";
import { label, lazy, oneOf, optional, type Rule } from "../combinators/mod.ts";
import { conditionBefore, conditionBehind } from "./condition.ts";
import { costs } from "./cost.ts";
import { effectInRuleChange } from "./promised_effects.ts";
import { energy, multiplier, pattern, spark } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { quantity } from "./quantity.ts";
import { cardPredicate, oneCard, predicate, target } from "./target.ts";

/** "this character", "this event"; "this card" says no type. */
const thisCard: Rule<Pick<AlternateCost, "card_type">> = oneOf<
  { card_type?: CardTypeContext }
>([
  pattern`this character`.map(() => ({ card_type: "Character" })),
  pattern`this event`.map(() => ({ card_type: "Event" })),
  pattern`this card`.map(() => ({})),
]);

const play = oneOf([pattern`play`, pattern`you may play`]);

/** "abandon an ally:" before "play this card". */
const paying: Rule<{ additional_cost?: Cost }> = optional(
  pattern`${costs}:`.map(([cost]) => ({ additional_cost: cost })),
).map((paid) => paid ?? {});

/** What is abandoned after "then abandon it" is the card itself. */
function abandonThis(): Effect {
  const cost: Cost = {
    AbandonCharactersCount: { target: "This", count: { Exactly: 1 } },
  };
  return { Effect: { PayCost: { cost } } };
}

/** ". If you do, draw {cards}" */
const consequence: Rule<{ if_you_do?: Effect }> = optional(
  pattern`. if you do, ${effectInRuleChange}`.map(([effect]) => ({
    if_you_do: effect,
  })),
).map((done) => done ?? {});

/** Every rule change by its variant, without the period. */
const ruleChanges: Productions<StandardStaticAbilities> = {
  AdditionalCostToPlay: pattern`to play this card, ${costs}`
    .map(([cost]) => cost),
  CardsInYourVoidHaveReclaim: oneOf<
    StandardStaticAbilities["CardsInYourVoidHaveReclaim"]
  >([
    pattern`they have {reclaim} equal to their cost`
      .map(() => ({ matching: "Card" })),
    pattern`${cardPredicate} in your void have {reclaim} equal to their cost`
      .map(([matching]) => ({ matching })),
  ]),
  CharactersInHandHaveFast: pattern`characters in your hand have {fast}`,
  CostReductionForEach:
    pattern`this card costs ${energy} less for each ${quantity}`
      .map(([reduction, quantity]) => ({ reduction, quantity })),
  DisableEnemyMaterializedAbilities: oneOf([
    pattern`disable the {materialized} abilities of enemies`,
    pattern`disable the '{materialized}' abilities of enemies`,
  ]),
  EnemyCardsCostIncrease:
    pattern`the opponent's ${cardPredicate} cost ${energy} more`
      .map(([matching, increase]) => ({ matching, increase })),
  HasAllCharacterTypes: pattern`has all character types`,
  JudgmentTriggersWhenMaterialized: oneOf([
    pattern`the '{judgment}' ability of ${predicate} triggers when you {materialize} them`,
    pattern`the {judgment} ability of ${predicate} triggers when you {materialize} them`,
  ]).map(([predicate]) => ({ predicate })),
  MultiplyCardDrawFromCardEffects:
    pattern`${multiplier} the number of cards you draw from card effects`
      .map(([multiplier]) => ({ multiplier })),
  MultiplyEnergyGainFromCardEffects:
    pattern`${multiplier} the amount of {energy-symbol} you gain from card effects`
      .map(([multiplier]) => ({ multiplier })),
  OncePerTurnPlayFromVoid:
    pattern`once per turn, you may play ${oneCard} from your void`
      .map(([matching]) => ({ matching })),
  PlayOnlyFromVoid: pattern`you may only play this character from your void`,
  RevealTopCardOfYourDeck: pattern`reveal the top card of your deck`,
  SparkBonusYourCharacters: oneOf<
    StandardStaticAbilities["SparkBonusYourCharacters"]
  >([
    pattern`allies have +${spark} spark`
      .map(([added_spark]) => ({ matching: "Character", added_spark })),
    pattern`${cardPredicate} have +${spark} spark`
      .map(([matching, added_spark]) => ({ matching, added_spark })),
    pattern`${cardPredicate} you control have +${spark} spark`
      .map(([matching, added_spark]) => ({ matching, added_spark })),
  ]),
  SparkBonusOtherCharacters:
    pattern`allied ${cardPredicate} have +${spark} spark`
      .map(([matching, added_spark]) => ({ matching, added_spark })),
  SparkEqualToPredicateCount:
    pattern`this character's spark is equal to the number of ${predicate}`
      .map(([predicate]) => ({ predicate })),
  YouMayLookAtTopCardOfYourDeck:
    pattern`you may look at the top card of your deck`,
  YouMayPlayFromTopOfDeck:
    pattern`you may play ${cardPredicate} from the top of your deck`
      .map(([matching]) => ({ matching })),
  YourCardsCostIncrease: pattern`${cardPredicate} cost you ${energy} more`
    .map(([matching, increase]) => ({ matching, increase })),
  YourCardsCostReduction: pattern`${cardPredicate} cost you ${energy} less`
    .map(([matching, reduction]) => ({ matching, reduction })),
  PlayForAlternateCost: oneOf<AlternateCost>([
    // Whatever the text calls the card, the tree says that it is a character.
    pattern`abandon ${target}: play ${thisCard} for ${energy}, then abandon it`
      .map(([target, , energy_cost]) => ({
        energy_cost,
        additional_cost: {
          AbandonCharactersCount: { target, count: { Exactly: 1 } },
        },
        if_you_do: abandonThis(),
        card_type: "Character",
      })),
    pattern`${costs}: play ${thisCard} for ${energy} ${consequence}`
      .map(([additional_cost, type, energy_cost, done]) => ({
        energy_cost,
        additional_cost,
        ...done,
        ...type,
      })),
    pattern`${thisCard} costs ${energy} ${consequence}`
      .map(([type, energy_cost, done]) => ({
        energy_cost,
        ...done,
        ...type,
      })),
  ]),
  PlayFromHandOrVoidForCost:
    pattern`${paying} you may play this card from your hand or void for ${energy} ${consequence}`
      .map(([paid, energy_cost, done]) => ({
        energy_cost,
        ...paid,
        ...done,
      })),
  PlayFromVoid: oneOf<StandardStaticAbilities["PlayFromVoid"]>([
    pattern`${paying} ${play} this card from your void for ${energy} ${consequence}`
      .map(([paid, , energy_cost, done]) => ({
        energy_cost,
        ...paid,
        ...done,
      })),
    pattern`${paying} ${play} this card from your void ${consequence}`
      .map(([paid, , done]) => ({ ...paid, ...done })),
  ]),
};

const statics = variants(ruleChanges);

/** A rule change, without the period and without its condition. */
export const standardStaticAbility: Rule<StandardStaticAbility> = lazy(() =>
  statics
);

const productions: Productions<StaticAbilities> = {
  StaticAbility: pattern`${standardStaticAbility}`.map(([ability]) => ability),
  WithOptions: oneOf([
    pattern`${conditionBefore} ${standardStaticAbility}`
      .map(([condition, ability]) => ({ ability, condition })),
    pattern`${standardStaticAbility} ${conditionBehind}`
      .map(([ability, condition]) => ({ ability, condition })),
  ]),
};

/** A rule change with its condition, if it has one; without the period. */
export const staticAbility: Rule<StaticAbility> = label(
  "a static ability",
  variants(productions),
);
