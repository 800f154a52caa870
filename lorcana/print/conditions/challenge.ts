import type { ChallengeConditions } from "../../ast/conditions/challenge.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase } from "../text/voice.ts";
import { be } from "./being.ts";
import type { ConditionWords } from "./words.ts";

/** "this character is being challenged" */
export const challengeWords: ConditionWords<ChallengeConditions> = {
  "in-challenge": {
    says: ({ role, target, against }, voice) => {
      const other = against && printTarget(against, voice, "object");
      const what = role === "defender"
        ? phrase("being challenged", other && `by ${other}`)
        : phrase("challenging", other);
      return target === undefined
        ? what
        : `${printTarget(target, voice, "subject")} ${be(target)} ${what}`;
    },
  },
};
