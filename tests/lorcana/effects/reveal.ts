import type { RevealEffects } from "../../../lorcana/ast/effects/reveal.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const revealExamples: EffectExamples<RevealEffects> = {
  "reveal-until": [
    {
      text:
        "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and shuffle the rest into your deck",
      tree: {
        "type": "reveal-until",
        "player": "CONTROLLER",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["deck"],
          "cardTypes": ["item"],
        },
        "putInto": "hand",
        "rest": "deck-shuffled",
      },
    },
  ],
  "reveal-hand": [
    {
      text: "Chosen opponent reveals their hand",
      tree: { "type": "reveal-hand", "player": "CHOSEN_OPPONENT" },
    },
  ],
  "reveal-card": [
    {
      text: "Reveal a song card from your hand",
      tree: {
        "type": "reveal-card",
        "player": "CONTROLLER",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["hand"],
          "cardTypes": ["song"],
        },
      },
    },
  ],
  "reveal-top-card": [
    {
      text: "Reveal the top card of your deck",
      tree: { "type": "reveal-top-card", "player": "CONTROLLER" },
    },
    {
      text: "Each player plays with the top card of their deck face up",
      tree: {
        "type": "reveal-top-card",
        "player": "EACH_PLAYER",
        "continuous": true,
      },
    },
  ],
};
