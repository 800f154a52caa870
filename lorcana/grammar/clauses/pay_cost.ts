import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { PayCostClauses } from "../../ast/clauses/pay_cost.ts";
import type { Cost, Player } from "../../ast/mod.ts";
import { whatCosts } from "../effects/parts/what_costs.ts";
import { actor } from "../nouns/players.ts";
import { pay } from "../verbs.ts";
import { pattern, words } from "../words.ts";
import { type Chain, clause } from "./parts/clause.ts";
import { allToPay, costItem, costItems, inkToPay } from "./parts/costs.ts";
import { sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

const moreCost: Rule<Cost | undefined> = optional(
  pattern`and ${costItem}`.map(([cost]) => cost),
);

/** The payer, unless it is you. */
function paidBy(who: Player): { readonly payer?: Player } {
  return who === "CONTROLLER" ? {} : { payer: who };
}

/** "pay 2 {I} to deal 3 damage to chosen character" */
export function payCostProductions(
  chain: Rule<Chain>,
): ClauseProductions<PayCostClauses> {
  return {
    "pay-cost": {
      clauses: [
        pattern`pay ${inkToPay} {I} ${moreCost} to ${chain}`.map((
          [ink, more, chain],
        ) =>
          clause((who) => ({
            type: "pay-cost",
            cost: allToPay([{ ink }, more ?? {}]),
            effect: sequence(chain(who)),
            ...paidBy(who),
          }))
        ),
        // Not an act, or "pay 2 {I} to …" would also be read as "A to B".
        pattern`pay ${inkToPay} {I}`.map(([ink]) =>
          clause((who) => ({
            type: "pay-cost",
            cost: { ink },
            ...paidBy(who),
          }))
        ),
        pattern`${actor} ${pay} ${inkToPay} {I}`.map((
          [subject, , ink],
        ) => ({
          ...clause(() => ({
            type: "pay-cost",
            cost: { ink },
            ...paidBy(subject),
          })),
          subject,
        })),
      ],
    },
    "additional-cost": {
      clauses: [
        checked(
          pattern`as an additional cost ${whatCosts}, ${
            optional(words("you must", "you"))
          } ${costItems}`,
          ([, , { exert }]) => exert === undefined,
        ).map(([what, , cost]) =>
          clause(() => ({ type: "additional-cost", ...what, cost }))
        ),
      ],
    },
  };
}
