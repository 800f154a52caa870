import type { PutEffects } from "../../../lorcana/ast/effects/put.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const putExamples: EffectExamples<PutEffects> = {
  "put-on-bottom": [
    {
      text: "Put chosen item on the bottom of their player's deck",
      tree: {
        "type": "put-on-bottom",
        "target": "CHOSEN_ITEM",
        "intoDeck": "owner",
      },
    },
    {
      text:
        "Put 2 item cards from your discard on the bottom of your deck in any order",
      tree: {
        "type": "put-on-bottom",
        "player": "CONTROLLER",
        "target": {
          "selector": "any",
          "count": 2,
          "owner": "you",
          "zones": ["discard"],
          "cardTypes": ["item"],
        },
        "intoDeck": "you",
        "ordering": "player-choice",
      },
    },
  ],
  "put-on-top": [
    {
      text: "Put a song card from your discard on the top of your deck",
      tree: {
        "type": "put-on-top",
        "player": "CONTROLLER",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["discard"],
          "cardTypes": ["song"],
        },
        "intoDeck": "you",
      },
    },
  ],
  "put-into-hand": [
    {
      text: "Put this card into your hand",
      tree: {
        "type": "put-into-hand",
        "target": "THIS_CARD",
        "player": "CONTROLLER",
      },
    },
  ],
  "put-into-discard": [
    {
      text: "Put this card into your discard",
      tree: {
        "type": "put-into-discard",
        "target": "THIS_CARD",
        "player": "CONTROLLER",
      },
    },
  ],
  "mill": [
    {
      text:
        "Each opponent puts the top 3 cards of their deck into their discard",
      tree: { "type": "mill", "amount": 3, "player": "EACH_OPPONENT" },
    },
  ],
};
