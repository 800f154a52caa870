import type { LogicConditions } from "../../../lorcana/ast/conditions/logic.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const logicExamples: ConditionExamples<LogicConditions> = {
  "and": [
    {
      text: "this character is exerted and you have no cards in your hand",
      tree: {
        "type": "and",
        "conditions": [{ "type": "is-exerted" }, {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["hand"],
            "cardTypes": ["card"],
          },
          "comparison": "equal",
          "value": 0,
        }],
      },
    },
  ],
  "or": [
    {
      text: "this character is exerted or you have no cards in your hand",
      tree: {
        "type": "or",
        "conditions": [{ "type": "is-exerted" }, {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["hand"],
            "cardTypes": ["card"],
          },
          "comparison": "equal",
          "value": 0,
        }],
      },
    },
  ],
  "not": [
    {
      text: "you don't have a Captain character in play",
      tree: {
        "type": "not",
        "condition": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["play"],
            "cardTypes": ["character"],
            "filter": [{
              "type": "has-classification",
              "classification": "Captain",
            }],
          },
          "comparison": "greater-or-equal",
          "value": 1,
        },
      },
    },
  ],
};
