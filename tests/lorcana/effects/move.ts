import type { MoveEffects } from "../../../lorcana/ast/effects/move.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const moveExamples: EffectExamples<MoveEffects> = {
  "move-to-location": [
    {
      text: "Move one of your characters to a location for free",
      tree: {
        "type": "move-to-location",
        "character": {
          "selector": "one-of",
          "count": 1,
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
        "location": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
        "cost": "free",
      },
    },
  ],
  "move-cost-reduction": [
    {
      text: "You pay 1 {I} less to move your characters to a location",
      tree: {
        "type": "move-cost-reduction",
        "amount": 1,
        "character": "YOUR_CHARACTERS",
        "location": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
      },
    },
    {
      text: "Your Pirate characters may move here for free",
      tree: {
        "type": "move-cost-reduction",
        "amount": "all",
        "cost": "free",
        "character": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Pirate",
          }],
        },
        "location": "THIS_LOCATION",
        "permission": true,
      },
    },
  ],
  "move-cost-increase": [
    {
      text: "Opponents pay 1 {I} more to move their characters to a location",
      tree: {
        "type": "move-cost-increase",
        "amount": 1,
        "character": {
          "selector": "all",
          "count": "all",
          "owner": "their",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
        "location": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
        "payer": "OPPONENTS",
      },
    },
  ],
};
