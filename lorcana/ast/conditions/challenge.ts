import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Who challenges whom. */
export interface ChallengeConditions {
  /** "this character is being challenged"; "any" means any card */
  "in-challenge": {
    role: "attacker" | "defender" | "any";
    target?: Target;
    against?: Target;
  };
}

/** What the tree knows about each of them. */
export const challengeTraits: ConditionTraits<ChallengeConditions> = {
  "in-challenge": {
    children: { target: "target", against: "aside" },
    withoutTarget: "this card",
  },
};
