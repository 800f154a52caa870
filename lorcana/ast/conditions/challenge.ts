import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions on challenges. */
export interface ChallengeConditions {
  /** "this character is being challenged"; "any" is either role */
  "in-challenge": {
    role: "attacker" | "defender" | "any";
    target?: Target;
    against?: Target;
  };
}

/** The traits of these conditions. */
export const challengeTraits: ConditionTraits<ChallengeConditions> = {
  "in-challenge": {
    children: { target: "target", against: "aside" },
    withoutTarget: "this card",
  },
};
