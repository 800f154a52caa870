import type { PayCostClauses } from "../../ast/clauses/pay_cost.ts";
import { act, type Printers, whole } from "./clause.ts";
import { printPaying } from "./costs.ts";
import type { Inner } from "./inner.ts";
import { printWhatCosts } from "../effects/pay.ts";
import { phrase } from "../text/voice.ts";

/** "pay 2 {I} to deal 3 damage to chosen character" */
export function payCostPrinters(inner: Inner): Printers<PayCostClauses> {
  return {
    "pay-cost": ({ cost, effect, payer = "CONTROLLER" }, voice) => {
      const paying = printPaying(cost, voice.self, inner.sentences);
      return act(payer, (verb) =>
        phrase(
          paying.replace(/^pay/u, verb("pay")),
          effect && `to ${inner.verbs(effect, voice, payer)}`,
        ));
    },
    "additional-cost": ({ cost, ...what }, voice) =>
      whole(
        `as an additional cost ${printWhatCosts(what, voice)}, ${
          printPaying(cost, voice.self, inner.sentences)
        }`,
      ),
  };
}
