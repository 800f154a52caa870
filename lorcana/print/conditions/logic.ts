import type { LogicConditions } from "../../ast/conditions/logic.ts";
import type { Condition } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";
import type { ConditionWords } from "./words.ts";

/** Prints the conditions inside another. */
export interface Inside {
  readonly says: (condition: Condition, voice: Voice) => string;
  readonly denies: (condition: Condition, voice: Voice) => string;
}

/** "A and B", "A or B", "not A" */
export function logicWords(
  { says, denies }: Inside,
): ConditionWords<LogicConditions> {
  return {
    "and": {
      says: ({ conditions }, voice) =>
        conditions.map((one) => says(one, voice)).join(" and "),
    },
    "or": {
      says: ({ conditions }, voice) =>
        conditions.map((one) => says(one, voice)).join(" or "),
    },
    "not": { says: ({ condition }, voice) => denies(condition, voice) },
  };
}
