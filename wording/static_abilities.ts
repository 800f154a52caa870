import type { StandardStaticAbilities } from "../ast/mod.ts";
import { says, type Wordings } from "./wording.ts";

/** The rule changes that are not said in one way alone. */
export type SpecialRuleChange =
  | "AdditionalCostToPlay"
  | "CardsInYourVoidHaveReclaim"
  | "DisableEnemyMaterializedAbilities"
  | "JudgmentTriggersWhenMaterialized"
  | "PlayForAlternateCost"
  | "PlayFromHandOrVoidForCost"
  | "PlayFromVoid"
  | "SparkBonusYourCharacters";

const matching = { matching: "manyCards" } as const;

/** How each of the others is read and written, without its period. */
export const ruleChangeWordings: Wordings<
  Omit<StandardStaticAbilities, SpecialRuleChange>
> = {
  CharactersInHandHaveFast: says`characters in your hand have {fast}`,
  CostReductionForEach: says`this card costs ${{
    reduction: "e",
  }} less for each ${{ quantity: "quantity" }}`,
  EnemyCardsCostIncrease: says`the opponent's ${matching} cost ${{
    increase: "e",
  }} more`,
  HasAllCharacterTypes: says`has all character types`,
  MultiplyCardDrawFromCardEffects: says`${{
    multiplier: "MultiplyBy",
  }} the number of cards you draw from card effects`,
  MultiplyEnergyGainFromCardEffects: says`${{
    multiplier: "MultiplyBy",
  }} the amount of {energy-symbol} you gain from card effects`,
  OncePerTurnPlayFromVoid: says`once per turn, you may play ${{
    matching: "oneCard",
  }} from your void`,
  PlayOnlyFromVoid: says`you may only play this character from your void`,
  RevealTopCardOfYourDeck: says`reveal the top card of your deck`,
  SparkBonusOtherCharacters: says`allied ${matching} have +${{
    added_spark: "s",
  }} spark`,
  SparkEqualToPredicateCount:
    says`this character's spark is equal to the number of ${{
      predicate: "targets",
    }}`,
  YouMayLookAtTopCardOfYourDeck:
    says`you may look at the top card of your deck`,
  YouMayPlayFromTopOfDeck:
    says`you may play ${matching} from the top of your deck`,
  YourCardsCostIncrease: says`${matching} cost you ${{ increase: "e" }} more`,
  YourCardsCostReduction: says`${matching} cost you ${{ reduction: "e" }} less`,
};
