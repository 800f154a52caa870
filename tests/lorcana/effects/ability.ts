import type { AbilityEffects } from "../../../lorcana/ast/effects/ability.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const abilityExamples: EffectExamples<AbilityEffects> = {
  "grant-ability": [
    {
      text: "Chosen character can challenge ready characters this turn",
      tree: {
        "type": "grant-ability",
        "ability": "can-challenge-ready",
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
    {
      text: 'Your characters with Reckless gain "{E} — Draw a card"',
      tree: {
        "type": "grant-ability",
        "ability": {
          "type": "activated",
          "cost": { "exert": true },
          "effect": { "type": "draw", "amount": 1, "player": "CONTROLLER" },
        },
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-keyword", "keyword": "Reckless" }],
        },
      },
    },
  ],
  "lose-ability": [
    {
      text: "Your Robot characters lose the Sleep Mode ability",
      tree: {
        "type": "lose-ability",
        "ability": "Sleep Mode",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Robot",
          }],
        },
      },
    },
  ],
  "use-ability": [
    {
      text: "Use this item's Healing Light ability for free",
      tree: {
        "type": "use-ability",
        "ability": "Healing Light",
        "target": "THIS_ITEM",
        "cost": "free",
      },
    },
  ],
};
