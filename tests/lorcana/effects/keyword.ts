import type { KeywordEffects } from "../../../lorcana/ast/effects/keyword.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const keywordExamples: EffectExamples<KeywordEffects> = {
  "gain-keyword": [
    {
      text:
        "Your other characters gain Resist +1 until the start of your next turn",
      tree: {
        "type": "gain-keyword",
        "keyword": "Resist",
        "target": "YOUR_OTHER_CHARACTERS",
        "value": 1,
        "duration": "until-start-of-next-turn",
      },
    },
  ],
  "gain-chosen-keyword": [
    {
      text: "Chosen character gains that keyword this turn",
      tree: {
        "type": "gain-chosen-keyword",
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
  ],
  "lose-keyword": [
    {
      text: "Chosen character loses Reckless this turn",
      tree: {
        "type": "lose-keyword",
        "keyword": "Reckless",
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
  ],
};
