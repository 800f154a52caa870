import type { ClauseEffects } from "../../ast/mod.ts";
import type { Printers } from "./clause.ts";
import type { Inner } from "./inner.ts";
import { choicePrinters } from "./choice.ts";
import { conditionalPrinters } from "./conditional.ts";
import { forEachPrinters } from "./for_each.ts";
import { lastingPrinters } from "./lasting.ts";
import { optionalPrinters } from "./optional.ts";
import { payCostPrinters } from "./pay_cost.ts";
import { repeatPrinters } from "./repeat.ts";
import { replacementPrinters } from "./replacement.ts";
import { sequencePrinters } from "./sequence.ts";
import { triggerPrinters } from "./trigger.ts";

/** The printers for effects that contain others. */
export function clausePrinters(inner: Inner): Printers<ClauseEffects> {
  return {
    ...choicePrinters(inner),
    ...conditionalPrinters(inner),
    ...forEachPrinters(inner),
    ...lastingPrinters(inner),
    ...optionalPrinters(inner),
    ...payCostPrinters(inner),
    ...repeatPrinters,
    ...replacementPrinters(inner),
    ...sequencePrinters(inner),
    ...triggerPrinters(inner),
  };
}
