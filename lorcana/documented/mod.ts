/**
 * The level of the design document. It skips words that it does not know, so
 * nothing here may be used at the full level: `read/levels.ts` alone reads with it.
 */
export { documentedAbility } from "./ability.ts";
export { type Classification, classifyAbility } from "./classify.ts";
export { documentedCondition } from "./condition.ts";
export { documentedEffect } from "./effect.ts";
export { splitSequenceSteps } from "./split.ts";
export { documentedPlayer, documentedTarget } from "./target.ts";
