import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions on the cards under a card. */
export interface UnderConditions {
  /** "there's a card under this character" */
  "has-card-under": { target?: Target; past?: true };
}

/** The traits of these conditions. */
export const underTraits: ConditionTraits<UnderConditions> = {
  "has-card-under": {
    children: { target: "target" },
    withoutTarget: "this card",
  },
};
