import type { JudgmentEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const judgmentExamples: Examples<JudgmentEffects> = {
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: [
    {
      text:
        "At the end of this turn, trigger an additional {JudgmentPhaseName} phase.",
      tree: "TriggerAdditionalJudgmentPhaseAtEndOfTurn",
    },
  ],
  TriggerJudgmentAbility: [
    {
      text: "Trigger the {Judgment} ability of each ally.",
      tree: {
        "TriggerJudgmentAbility": {
          "matching": { "Another": "Character" },
          "collection": "All",
        },
      },
    },
    {
      text: "Trigger the {Judgment} ability of an ally.",
      tree: {
        "TriggerJudgmentAbility": {
          "matching": { "Another": "Character" },
          "collection": { "Exactly": 1 },
        },
      },
    },
  ],
};
