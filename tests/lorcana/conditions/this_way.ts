import type { ThisWayConditions } from "../../../lorcana/ast/conditions/this_way.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const thisWayExamples: ConditionExamples<ThisWayConditions> = {
  "this-way": [
    {
      text: "an Illusion character card is discarded this way",
      tree: {
        "type": "this-way",
        "what": "discarded",
        "query": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": [],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Illusion",
          }],
        },
      },
    },
  ],
  "if-you-do": [
    { text: "you do", tree: { "type": "if-you-do" } },
    {
      text: "they do",
      tree: { "type": "if-you-do", "wording": { "who": "they" } },
    },
  ],
  "if-they-do-not": [
    {
      text: "they don't",
      tree: { "type": "if-they-do-not", "wording": { "who": "they" } },
    },
    {
      text: "you can't",
      tree: {
        "type": "if-they-do-not",
        "wording": { "who": "you", "cannot": true },
      },
    },
  ],
};
