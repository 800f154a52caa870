import type { ConditionalClauses } from "@dreamtides/parse/lorcana";
import type { Runners } from "../effects/runners.ts";
import { noted } from "./noted.ts";

/** Effects that depend on something. */
export const conditionalRunners: Runners<ConditionalClauses> = {
  "conditional": (moment, { condition, then, else: otherwise }) => {
    const now = noted(moment, condition);
    if (moment.rules.holds(moment, condition)) return now.rules.run(now, then);
    return otherwise === undefined ? moment : now.rules.run(now, otherwise);
  },
};
