import type { UnderConditions } from "../../ast/conditions/under.ts";
import { printTarget } from "../nouns/target.ts";
import type { ConditionWords } from "./words.ts";

/** "there's a card under this character" */
export const underWords: ConditionWords<UnderConditions> = {
  "has-card-under": {
    says: ({ target = "SELF", past }, voice) => {
      if (!past) {
        return `there's a card under ${printTarget(target, voice, "object")}`;
      }
      return `${printTarget(target, voice, "subject")} had a card under ${
        target === "SELF" && voice.pronoun !== undefined
          ? printTarget(target, voice, "object")
          : "them"
      }`;
    },
  },
};
