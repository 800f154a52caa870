import {
  type AlternateCost,
  type CardTypeContext,
  type Cost,
  type Effect,
  type PlayFromVoid,
  type StandardStaticAbilities,
  type StandardStaticAbility,
  type StaticAbilityWithOptions,
  variant,
} from "../ast/internal.ts";
import {
  isHappening,
  printConditionBefore,
  printConditionBehind,
} from "./condition.ts";
import { isOne } from "./collection.ts";
import { printClosedCost, printCost } from "./cost.ts";
import type { ModeDepth } from "./effect.ts";
import { capital, type Phrase, phrase, variable } from "./phrase.ts";
import { printCards, printOneCard, printTargets } from "./predicate.ts";
import { byTag, type Printers, type PrintersByTag } from "./printers.ts";
import { printQuantity } from "./quantity.ts";
import { sameTree } from "./same_tree.ts";

/** Prints what happens if a card is played so. */
export type PrintConsequence = (effect: Effect, depth: ModeDepth) => Phrase;

/** Every rule change, without the period; `printEffect` prints "if you do". */
export function staticPrinters(
  printEffect: PrintConsequence,
): PrintersByTag<StandardStaticAbilities, ModeDepth> {
  const at = (depth: ModeDepth): PrintDone => (effect) =>
    printEffect(effect, depth);
  return byTag<StandardStaticAbilities, ModeDepth>({
    ...ruleChanges,
    PlayForAlternateCost: (play, depth) => printAlternate(play, at(depth)),
    PlayFromHandOrVoidForCost: (
      { energy_cost, additional_cost, if_you_do },
      depth,
    ) =>
      phrase`${
        printPaying(additional_cost, "you may play")
      } this card from your hand or void for ${variable("e", energy_cost)}${
        printConsequence(if_you_do, at(depth))
      }`,
    PlayFromVoid: (play, depth) => printFromVoid(play, at(depth)),
  });
}

/** Prints what happens at a known depth. */
type PrintDone = (effect: Effect) => Phrase;

/** A rule change with its condition, without the period. */
export function printConditional(
  { ability, condition }: StaticAbilityWithOptions,
  printed: Phrase,
): Phrase {
  if (condition === undefined) return printed;
  return isHappening(condition) && !hasConsequence(ability)
    ? phrase`${printed} ${printConditionBehind(condition)}`
    : phrase`${printConditionBefore(condition)} ${printed}`;
}

/** Whether something happens if the card is played so. */
export function hasConsequence(ability: StandardStaticAbility): boolean {
  const [tag, payload] = variant<StandardStaticAbilities>(ability);
  switch (tag) {
    case "PlayForAlternateCost":
    case "PlayFromHandOrVoidForCost":
    case "PlayFromVoid":
      return payload.if_you_do !== undefined;
    default:
      return false;
  }
}

type Playing =
  | "PlayForAlternateCost"
  | "PlayFromHandOrVoidForCost"
  | "PlayFromVoid";

const ruleChanges: Printers<Omit<StandardStaticAbilities, Playing>> = {
  AdditionalCostToPlay: (cost) =>
    phrase`To play this card, ${printClosedCost(cost)}`,
  CardsInYourVoidHaveReclaim: ({ matching }) =>
    matching === "Card"
      ? "they have {reclaim} equal to their cost"
      : phrase`${
        printCards(matching)
      } in your void have {reclaim} equal to their cost`,
  CharactersInHandHaveFast: () => "characters in your hand have {fast}",
  CostReductionForEach: ({ reduction, quantity }) =>
    phrase`this card costs ${variable("e", reduction)} less for each ${
      printQuantity(quantity)
    }`,
  DisableEnemyMaterializedAbilities: () =>
    "disable the {Materialized} abilities of enemies",
  EnemyCardsCostIncrease: ({ matching, increase }) =>
    phrase`the opponent's ${printCards(matching)} cost ${
      variable("e", increase)
    } more`,
  HasAllCharacterTypes: () => "has all character types",
  JudgmentTriggersWhenMaterialized: ({ predicate }) =>
    phrase`the '{Judgment}' ability of ${
      printTargets(predicate)
    } triggers when you {materialize} them`,
  MultiplyCardDrawFromCardEffects: ({ multiplier }) =>
    phrase`${
      variable("MultiplyBy", multiplier)
    } the number of cards you draw from card effects`,
  MultiplyEnergyGainFromCardEffects: ({ multiplier }) =>
    phrase`${
      variable("MultiplyBy", multiplier)
    } the amount of {energy-symbol} you gain from card effects`,
  OncePerTurnPlayFromVoid: ({ matching }) =>
    phrase`once per turn, you may play ${
      printOneCard(matching)
    } from your void`,
  PlayOnlyFromVoid: () => "you may only play this character from your void",
  RevealTopCardOfYourDeck: () => "reveal the top card of your deck",
  SparkBonusYourCharacters: ({ matching, added_spark }) =>
    phrase`${printCards(matching)} you control have +${
      variable("s", added_spark)
    } spark`,
  SparkBonusOtherCharacters: ({ matching, added_spark }) =>
    phrase`allied ${printCards(matching)} have +${
      variable("s", added_spark)
    } spark`,
  SparkEqualToPredicateCount: ({ predicate }) =>
    phrase`this character's spark is equal to the number of ${
      printTargets(predicate)
    }`,
  YouMayLookAtTopCardOfYourDeck: () =>
    "you may look at the top card of your deck",
  YouMayPlayFromTopOfDeck: ({ matching }) =>
    phrase`you may play ${printCards(matching)} from the top of your deck`,
  YourCardsCostIncrease: ({ matching, increase }) =>
    phrase`${printCards(matching)} cost you ${variable("e", increase)} more`,
  YourCardsCostReduction: ({ matching, reduction }) =>
    phrase`${printCards(matching)} cost you ${variable("e", reduction)} less`,
};

function printAlternate(
  play: AlternateCost,
  printEffect: PrintDone,
): Phrase {
  const { energy_cost, additional_cost, if_you_do, card_type } = play;
  const energy = variable("e", energy_cost);
  const done = isAbandoned(play)
    ? ", then abandon it"
    : printConsequence(if_you_do, printEffect);
  return additional_cost === undefined
    ? phrase`${thisCard(card_type)} costs ${energy}${done}`
    : phrase`${capital(printCost(additional_cost))}: Play ${
      thisCard(card_type)
    } for ${energy}${done}`;
}

function printFromVoid(
  { energy_cost, additional_cost, if_you_do }: PlayFromVoid,
  printEffect: PrintDone,
): Phrase {
  const cost = energy_cost === undefined
    ? ""
    : phrase` for ${variable("e", energy_cost)}`;
  return phrase`${
    printPaying(additional_cost, "play")
  } this card from your void${cost}${printConsequence(if_you_do, printEffect)}`;
}

function printPaying(cost: Cost | undefined, verb: string): Phrase {
  return cost === undefined
    ? verb
    : phrase`${capital(printCost(cost))}: ${capital(verb)}`;
}

function printConsequence(
  effect: Effect | undefined,
  printEffect: PrintDone,
): Phrase {
  return effect === undefined
    ? ""
    : phrase`. If you do, ${printEffect(effect)}`;
}

/** "Abandon an ally: Play this character for {e}, then abandon it." */
function isAbandoned(
  { additional_cost, if_you_do, card_type }: AlternateCost,
): boolean {
  return card_type === "Character" && typeof additional_cost === "object" &&
    "AbandonCharactersCount" in additional_cost &&
    isOne(additional_cost.AbandonCharactersCount.count) &&
    sameTree(if_you_do, ABANDON_THIS);
}

const ABANDON_THIS: Effect = {
  Effect: {
    PayCost: {
      cost: {
        AbandonCharactersCount: { target: "This", count: { Exactly: 1 } },
      },
    },
  },
};

function thisCard(type: CardTypeContext | undefined): string {
  switch (type) {
    case "Character":
      return "this character";
    case "Event":
      return "this event";
    case undefined:
      return "this card";
  }
}
