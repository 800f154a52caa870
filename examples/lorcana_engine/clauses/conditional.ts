import type {
  Condition,
  ConditionalClauses,
} from "@dreamtides/parse/lorcana";
import type { Runners } from "../effects/parts/runners.ts";
import { chosenAhead } from "./ahead.ts";
import { noted } from "../view/noted.ts";

/** Effects that depend on something. */
export const conditionalRunners: Runners<ConditionalClauses> = {
  "conditional": (before, effect) => {
    const { condition, then, else: other } = effect;
    const [moment, otherwise] = other === undefined || !looksBack(condition)
      ? [before, other] as const
      : chosenAhead(before, other);
    const now = noted(moment, condition);
    if (moment.rules.holds(moment, condition)) return now.rules.run(now, then);
    return otherwise === undefined ? moment : now.rules.run(now, otherwise);
  },
};

/** Whether a condition is about cards that were spoken of. */
function looksBack(condition: Condition): boolean {
  return "target" in condition && typeof condition.target === "object" &&
    "ref" in condition.target && condition.target.ref === "previous-target";
}
