import type { Effects } from "../../lorcana/mod.ts";
import { clauseEffects } from "./clauses/clause_effects.ts";
import { simpleEffects } from "./effects/simple_effects.ts";
import type { EffectExamples } from "./examples.ts";

/** At least one text for each effect, written for the purpose. */
export const effectExamples: EffectExamples<Effects> = {
  ...simpleEffects,
  ...clauseEffects,
};
