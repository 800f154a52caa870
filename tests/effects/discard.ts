import type { DiscardEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const discardExamples: Examples<DiscardEffects> = {
  DiscardCardFromEnemyHand: [
    {
      text:
        "Discard a chosen card with cost {e} or less from the opponent's hand.",
      variables: "e: 4",
      tree: {
        "DiscardCardFromEnemyHand": {
          "predicate": {
            "CardWithCost": {
              "target": "Card",
              "cost_operator": "OrLess",
              "cost": 4,
            },
          },
        },
      },
    },
  ],
  DiscardCardFromEnemyHandThenTheyDraw: [
    {
      text:
        "Discard a chosen event from the opponent's hand. They draw {cards}.",
      variables: "cards: 1",
      tree: {
        "DiscardCardFromEnemyHandThenTheyDraw": { "predicate": "Event" },
      },
    },
  ],
  DiscardCards: [
    {
      text: "Discard {discards}.",
      variables: "discards: 2",
      tree: { "DiscardCards": { "count": 2 } },
    },
  ],
  EachPlayerDiscardCards: [
    {
      text: "Each player discards {discards}.",
      variables: "discards: 1",
      tree: { "EachPlayerDiscardCards": { "count": 1 } },
    },
  ],
};
