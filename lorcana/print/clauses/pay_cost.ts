import type { PayCostClauses } from "../../ast/clauses/pay_cost.ts";
import { act, type Printers } from "./clause.ts";
import { printCost } from "./costs.ts";
import type { Inner } from "./inner.ts";
import { phrase } from "../text/voice.ts";

/** "pay 2 {I} to deal 3 damage to chosen character" */
export function payCostPrinters(inner: Inner): Printers<PayCostClauses> {
  return {
    "pay-cost": ({ cost, effect, payer = "CONTROLLER" }, voice) => {
      const { ink, ...more } = cost;
      const rest = printCost(more, voice.self, inner.sentences).replace(
        /^./u,
        (first) => first.toLowerCase(),
      );
      return act(payer, (verb) =>
        phrase(
          `${verb("pay")} ${ink} {I}`,
          rest === "" ? undefined : `and ${rest}`,
          effect && `to ${inner.verbs(effect, voice, payer)}`,
        ));
    },
  };
}
