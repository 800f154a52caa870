import type { PayEffects } from "../../ast/internal.ts";
import { printClosedCost } from "../cost.ts";
import { phrase } from "../phrase.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const payPrinters: Printers<PayEffects> = {
  OpponentPaysCost: ({ cost }) =>
    phrase`the opponent pays ${printClosedCost(cost)}`,
  PayCost: ({ cost }) => phrase`pay ${printClosedCost(cost)}`,
};
