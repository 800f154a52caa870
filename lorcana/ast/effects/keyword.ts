import type { Cost } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { Keyword } from "../words.ts";

/** Cards gain and lose keywords. */
export interface KeywordEffects {
  /** "Chosen character gains Evasive" */
  "gain-keyword": {
    keyword: Keyword;
    value?: Amount;
    cost?: Cost;
    target: Target;
    duration?: Duration;
  };
  /** "Chosen character gains the chosen keyword" */
  "gain-chosen-keyword": { target: Target; duration?: Duration };
  /** "This character loses Reckless" */
  "lose-keyword": { keyword: Keyword; target: Target; duration?: Duration };
}

/** The traits of these effects. */
export const keywordTraits: Traits<KeywordEffects> = {
  "gain-keyword": {
    happens: "always",
    children: { target: "target", value: "amount", cost: "cost" },
  },
  "gain-chosen-keyword": { happens: "always", children: { target: "target" } },
  "lose-keyword": { happens: "always", children: { target: "target" } },
};
