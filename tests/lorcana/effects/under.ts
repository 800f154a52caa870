import type { UnderEffects } from "../../../lorcana/ast/effects/under.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const underExamples: EffectExamples<UnderEffects> = {
  "put-under": [
    {
      text:
        "Put the top card of your deck facedown under one of your characters",
      tree: {
        "type": "put-under",
        "player": "CONTROLLER",
        "target": {
          "selector": "top",
          "count": 1,
          "owner": "you",
          "zones": ["deck"],
          "cardTypes": ["card"],
        },
        "under": {
          "selector": "one-of",
          "count": 1,
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
        "facedown": true,
      },
    },
  ],
  "move-cards-from-under": [
    {
      text: "Put all cards from under this location into your hand",
      tree: {
        "type": "move-cards-from-under",
        "amount": "all",
        "target": "THIS_LOCATION",
        "player": "CONTROLLER",
        "destination": "hand",
      },
    },
  ],
};
