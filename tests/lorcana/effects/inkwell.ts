import type { InkwellEffects } from "../../../lorcana/ast/effects/inkwell.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const inkwellExamples: EffectExamples<InkwellEffects> = {
  "put-into-inkwell": [
    {
      text:
        "Put the top card of your deck into your inkwell facedown and exerted",
      tree: {
        "type": "put-into-inkwell",
        "target": {
          "selector": "top",
          "count": 1,
          "owner": "you",
          "zones": ["deck"],
          "cardTypes": ["card"],
        },
        "player": "CONTROLLER",
        "facedown": true,
        "exerted": true,
      },
    },
    {
      text: "Put a card from your hand into your inkwell facedown",
      tree: {
        "type": "put-into-inkwell",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["hand"],
          "cardTypes": ["card"],
        },
        "player": "CONTROLLER",
        "facedown": true,
      },
    },
    {
      text:
        "Put chosen character into their player's inkwell facedown and exerted",
      tree: {
        "type": "put-into-inkwell",
        "target": "CHOSEN_CHARACTER",
        "player": "CARD_OWNER",
        "facedown": true,
        "exerted": true,
      },
    },
  ],
  "additional-inkwell": [
    {
      text: "Put an additional card from your hand into your inkwell facedown",
      tree: { "type": "additional-inkwell", "amount": 1, "facedown": true },
    },
  ],
};
