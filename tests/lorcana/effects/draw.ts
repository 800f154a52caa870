import type { DrawEffects } from "../../../lorcana/ast/effects/draw.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const drawExamples: EffectExamples<DrawEffects> = {
  "draw": [
    {
      text: "Draw 3 cards",
      tree: { "type": "draw", "amount": 3, "player": "CONTROLLER" },
    },
    {
      text: "Each player draws a card",
      tree: { "type": "draw", "amount": 1, "player": "EACH_PLAYER" },
    },
    {
      text: "Draw cards equal to the number of items you have in play",
      tree: {
        "type": "draw",
        "amount": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["play"],
            "cardTypes": ["item"],
          },
        },
        "player": "CONTROLLER",
      },
    },
  ],
  "draw-until-hand-size": [
    {
      text: "Draw until you have 4 cards in your hand",
      tree: {
        "type": "draw-until-hand-size",
        "size": 4,
        "player": "CONTROLLER",
      },
    },
  ],
};
