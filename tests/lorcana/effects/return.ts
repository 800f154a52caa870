import type { ReturnEffects } from "../../../lorcana/ast/effects/return.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const returnExamples: EffectExamples<ReturnEffects> = {
  "return-to-hand": [
    {
      text:
        "Return chosen character with cost 3 or less to their player's hand",
      tree: {
        "type": "return-to-hand",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "cost-comparison",
            "comparison": "less-or-equal",
            "value": 3,
          }],
        },
        "hand": "CARD_OWNER",
      },
    },
  ],
  "return-from-discard": [
    {
      text:
        "Return up to 2 Knight character cards from your discard to your hand",
      tree: {
        "type": "return-from-discard",
        "player": "CONTROLLER",
        "target": {
          "selector": "any",
          "count": { "upTo": 2 },
          "owner": "you",
          "zones": ["discard"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Knight",
          }],
        },
      },
    },
  ],
  "return-from-inkwell": [
    {
      text: "Return 2 cards at random from your inkwell to your hand",
      tree: {
        "type": "return-from-inkwell",
        "amount": 2,
        "player": "CONTROLLER",
        "random": true,
      },
    },
  ],
};
