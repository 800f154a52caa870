import type { ClauseEffects } from "../../../lorcana/mod.ts";
import type { EffectExamples } from "../examples.ts";
import { choiceExamples } from "./choice.ts";
import { conditionalExamples } from "./conditional.ts";
import { forEachExamples } from "./for_each.ts";
import { lastingExamples } from "./lasting.ts";
import { optionalExamples } from "./optional.ts";
import { payCostExamples } from "./pay_cost.ts";
import { repeatExamples } from "./repeat.ts";
import { replacementExamples } from "./replacement.ts";
import { sequenceExamples } from "./sequence.ts";
import { triggerExamples } from "./trigger.ts";

/** At least one text for each of these effects. */
export const clauseEffects: EffectExamples<ClauseEffects> = {
  ...choiceExamples,
  ...conditionalExamples,
  ...forEachExamples,
  ...lastingExamples,
  ...optionalExamples,
  ...payCostExamples,
  ...repeatExamples,
  ...replacementExamples,
  ...sequenceExamples,
  ...triggerExamples,
};
