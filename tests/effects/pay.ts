import type { PayEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const payExamples: Examples<PayEffects> = {
  OpponentPaysCost: [
    {
      text: "The opponent pays {e}.",
      variables: "e: 2",
      tree: { "OpponentPaysCost": { "cost": { "Energy": 2 } } },
    },
  ],
  PayCost: [
    {
      text: "Pay {e}.",
      variables: "e: 1",
      tree: { "PayCost": { "cost": { "Energy": 1 } } },
    },
  ],
};
