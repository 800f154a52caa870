import type { ConditionalClauses } from "../../mod.ts";
import type { Runners } from "../effects/parts/runners.ts";
import { noted } from "../view/noted.ts";

/** Effects that depend on a condition. */
export const conditionalRunners: Runners<ConditionalClauses> = {
  "conditional": (moment, effect) => {
    const { condition, then, else: other } = effect;
    const now = noted(moment, condition);
    if (moment.rules.holds(moment, condition)) return now.rules.run(now, then);
    return other === undefined ? moment : now.rules.run(now, other);
  },
};
