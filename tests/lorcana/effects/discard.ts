import type { DiscardEffects } from "../../../lorcana/ast/effects/discard.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const discardExamples: EffectExamples<DiscardEffects> = {
  "discard": [
    {
      text: "Choose and discard 2 cards",
      tree: {
        "type": "discard",
        "player": "CONTROLLER",
        "target": {
          "selector": "chosen",
          "count": 2,
          "owner": "you",
          "zones": ["hand"],
          "cardTypes": ["card"],
        },
      },
    },
    {
      text: "Each opponent discards a card at random",
      tree: {
        "type": "discard",
        "player": "EACH_OPPONENT",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "their",
          "zones": ["hand"],
          "cardTypes": ["card"],
        },
        "random": true,
      },
    },
    {
      text: "Discard your hand",
      tree: {
        "type": "discard",
        "player": "CONTROLLER",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["hand"],
          "cardTypes": ["card"],
        },
      },
    },
    {
      text: "Chosen opponent discards an item card of your choice",
      tree: {
        "type": "discard",
        "player": "CHOSEN_OPPONENT",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "their",
          "zones": ["hand"],
          "cardTypes": ["item"],
        },
        "chosenBy": "CONTROLLER",
      },
    },
  ],
};
