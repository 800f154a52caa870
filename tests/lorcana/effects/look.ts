import type { LookEffects } from "../../../lorcana/ast/effects/look.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const lookExamples: EffectExamples<LookEffects> = {
  "look-at-cards": [
    {
      text: "Look at the top 3 cards of your deck",
      tree: {
        "type": "look-at-cards",
        "amount": 3,
        "from": "top-of-deck",
        "player": "CONTROLLER",
      },
    },
  ],
  "scry": [
    {
      text:
        "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck",
      tree: {
        "type": "scry",
        "amount": 2,
        "player": "CONTROLLER",
        "destinations": [{
          "zone": "hand",
          "target": {
            "selector": "any",
            "count": 1,
            "owner": "any",
            "zones": ["deck"],
            "cardTypes": ["card"],
          },
        }, { "zone": "deck-bottom" }],
      },
    },
    {
      text:
        "Look at the top 4 cards of your deck. You may reveal a Hero character card and put it into your hand. Put the rest on the bottom of your deck in any order",
      tree: {
        "type": "scry",
        "amount": 4,
        "player": "CONTROLLER",
        "destinations": [{
          "zone": "hand",
          "target": {
            "selector": "any",
            "count": { "upTo": 1 },
            "owner": "any",
            "zones": ["deck"],
            "cardTypes": ["character"],
            "filter": [{
              "type": "has-classification",
              "classification": "Hero",
            }],
          },
          "reveal": true,
        }, { "zone": "deck-bottom", "ordering": "player-choice" }],
      },
    },
    {
      text:
        "Reveal the top card of your deck. If it's a song card, you may play it for free. Otherwise, put it on the bottom of your deck",
      tree: {
        "type": "scry",
        "amount": 1,
        "player": "CONTROLLER",
        "destinations": [{
          "zone": "play",
          "cost": "free",
          "target": {
            "selector": "any",
            "count": { "upTo": 1 },
            "owner": "any",
            "zones": ["deck"],
            "cardTypes": ["song"],
          },
          "ifFits": true,
        }, { "zone": "deck-bottom" }],
        "revealAll": true,
      },
    },
  ],
  "look-at-hand": [
    {
      text: "Look at chosen opponent's hand",
      tree: { "type": "look-at-hand", "player": "CHOSEN_OPPONENT" },
    },
  ],
  "look-at-inkwell": [
    {
      text: "Look at the cards in your inkwell",
      tree: { "type": "look-at-inkwell", "player": "CONTROLLER" },
    },
  ],
};
