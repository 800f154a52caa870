import type {
  AlternateCost,
  CardTypeContext,
  Cost,
  Effect,
  StandardStaticAbilities,
  StandardStaticAbility,
  StaticAbilities,
  StaticAbility,
} from "../ast/mod.ts";
import { ruleChangeWordings } from "../wording/mod.ts";
import { label, lazy, oneOf, optional, type Rule } from "../combinators/mod.ts";
import { conditionBefore, conditionBehind } from "./condition.ts";
import { costs } from "./cost.ts";
import { effectInRuleChange } from "./knots.ts";
import { energy, pattern, spark } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { asSaid } from "./said.ts";
import { cardPredicate, predicate, target } from "./target.ts";

/** "this character", "this event"; "this card" says no type. */
const thisCard: Rule<Pick<AlternateCost, "card_type">> = oneOf<
  { card_type?: CardTypeContext }
>([
  pattern`this character`.map(() => ({ card_type: "Character" })),
  pattern`this event`.map(() => ({ card_type: "Event" })),
  pattern`this card`.map(() => ({})),
]);

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
  ...asSaid(ruleChangeWordings),
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
  DisableEnemyMaterializedAbilities: oneOf([
    pattern`disable the {materialized} abilities of enemies`,
    pattern`disable the '{materialized}' abilities of enemies`,
  ]),
  JudgmentTriggersWhenMaterialized: oneOf([
    pattern`the '{judgment}' ability of ${predicate} triggers when you {materialize} them`,
    pattern`the {judgment} ability of ${predicate} triggers when you {materialize} them`,
  ]).map(([predicate]) => ({ predicate })),
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
  PlayForAlternateCost: oneOf<AlternateCost>([
    // Whatever the card is called here, the wire says it is a character.
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
    pattern`${paying} play this card from your void for ${energy} ${consequence}`
      .map(([paid, energy_cost, done]) => ({
        energy_cost,
        ...paid,
        ...done,
      })),
    pattern`${paying} play this card from your void ${consequence}`
      .map(([paid, done]) => ({ ...paid, ...done })),
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
