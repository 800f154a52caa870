import type { CollectionExpression } from "../collection.ts";
import type { Predicate } from "../predicate.ts";
import type { Unit } from "../sum.ts";

/** The judgment phase comes again, or early. */
export interface JudgmentEffects {
  /** "At the end of this turn, trigger an additional {JudgmentPhaseName} phase." */
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: Unit;
  /** "Trigger the {Judgment} ability of each ally." */
  TriggerJudgmentAbility: {
    matching: Predicate;
    collection: CollectionExpression;
  };
}
