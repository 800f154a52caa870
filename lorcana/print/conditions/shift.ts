import type { ShiftConditions } from "../../ast/conditions/shift.ts";
import { printTarget } from "../nouns/target.ts";
import type { ConditionWords } from "./words.ts";

/** "you used Shift to play this character" */
export const shiftWords: ConditionWords<ShiftConditions> = {
  "used-shift": {
    says: ({ target = "SELF" }, voice) =>
      `you used Shift to play ${printTarget(target, voice, "object")}`,
  },
};
