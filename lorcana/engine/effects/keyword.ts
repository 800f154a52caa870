import type { Keyword, KeywordEffects } from "../../mod.ts";
import { weigh } from "../ask/weigh.ts";
import { leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards gain and lose keywords. */
export const keywordRunners: Runners<KeywordEffects> = {
  // The value is fixed when the effect starts.
  "gain-keyword": (moment, effect) => {
    if (effect.value === undefined) return leaveOnTarget(moment, effect);
    const [asked, value] = weigh(moment, effect.value);
    return leaveOnTarget(asked, { ...effect, value });
  },
  "gain-chosen-keyword": (moment, { target, duration }) =>
    leaveOnTarget(moment, {
      type: "gain-keyword",
      keyword: moment.property as Keyword, // Players choose valid keywords.
      target,
      ...(duration === undefined ? {} : { duration }),
    }),
  "lose-keyword": leaveOnTarget,
};
