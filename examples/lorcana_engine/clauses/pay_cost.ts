import type { PayCostClauses } from "@dreamtides/parse/lorcana";
import { pay } from "../deeds/pay.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** What is paid, and for what: without paying, nothing happens. */
export const payCostRunners: Runners<PayCostClauses> = {
  "pay-cost": (moment, { cost, effect }) => {
    const paid = pay(moment, cost);
    if (paid === undefined) return { ...moment, did: false };
    const done = effect === undefined ? paid : paid.rules.run(paid, effect);
    return { ...done, did: true };
  },
};
