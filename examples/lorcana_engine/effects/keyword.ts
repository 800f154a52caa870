import type { KeywordEffects } from "@dreamtides/parse/lorcana";
import { measure } from "../view/amounts.ts";
import { leaveOnTarget } from "./parts.ts";
import type { Runners } from "./runners.ts";

/** Cards gain and lose keywords. */
export const keywordRunners: Runners<KeywordEffects> = {
  // What it is worth is settled when it begins.
  "gain-keyword": (moment, effect) =>
    leaveOnTarget(
      moment,
      effect.value === undefined
        ? effect
        : { ...effect, value: measure(moment, effect.value) },
    ),
  "lose-keyword": leaveOnTarget,
};
