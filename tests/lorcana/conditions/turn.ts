import type { TurnConditions } from "../../../lorcana/ast/conditions/turn.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const turnExamples: ConditionExamples<TurnConditions> = {
  "during-turn": [
    {
      text: "it's your turn",
      tree: { "type": "during-turn", "whose": "your" },
    },
  ],
  "first-turn": [
    {
      text: "this is your first turn and you're not the first player",
      tree: { "type": "first-turn", "firstPlayer": false },
    },
  ],
  "turn-metric": [
    {
      text: "you played another character this turn",
      tree: {
        "type": "turn-metric",
        "metric": "played",
        "by": "CONTROLLER",
        "cards": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "excludeSelf": true,
        },
      },
    },
    {
      text: "an opposing character was banished in a challenge this turn",
      tree: {
        "type": "turn-metric",
        "metric": "banished-in-challenge",
        "cards": {
          "selector": "any",
          "count": 1,
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
      },
    },
  ],
  "nth-this-turn": [
    {
      text: "it's the second card you've drawn this turn",
      tree: {
        "type": "nth-this-turn",
        "nth": 2,
        "what": "card",
        "metric": "drew",
        "by": "CONTROLLER",
      },
    },
  ],
};
