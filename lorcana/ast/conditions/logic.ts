import type { Condition } from "../condition.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions that combine others. */
export interface LogicConditions {
  /** "this character is exerted and you have no cards in your hand" */
  "and": { conditions: readonly Condition[] };
  /** "you have a Hero character in play or it's your turn" */
  "or": { conditions: readonly Condition[] };
  /** "you don't have an item in play", "unless it's your turn" */
  "not": { condition: Condition };
}

/** The traits of these conditions. */
export const logicTraits: ConditionTraits<LogicConditions> = {
  "and": { children: { conditions: "condition" } },
  "or": { children: { conditions: "condition" } },
  "not": { children: { condition: "condition" } },
};
