import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** What is under a card. */
export interface UnderConditions {
  /** "there's a card under this character" */
  "has-card-under": { target?: Target; past?: true };
}

/** What the tree knows about each of them. */
export const underTraits: ConditionTraits<UnderConditions> = {
  "has-card-under": {
    children: { target: "target" },
    withoutTarget: "this card",
  },
};
