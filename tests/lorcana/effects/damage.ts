import type { DamageEffects } from "../../../lorcana/ast/effects/damage.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const damageExamples: EffectExamples<DamageEffects> = {
  "deal-damage": [
    {
      text: "Deal 2 damage to chosen opposing Pirate character",
      tree: {
        "type": "deal-damage",
        "amount": 2,
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Pirate",
          }],
        },
      },
    },
    {
      text:
        "Each opponent chooses one of their characters and deals 1 damage to them",
      tree: {
        "type": "deal-damage",
        "amount": 1,
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "chosenBy": "EACH_OPPONENT",
      },
    },
  ],
  "put-damage": [
    {
      text: "Put 2 damage counters on chosen damaged character",
      tree: {
        "type": "put-damage",
        "amount": 2,
        "target": "CHOSEN_DAMAGED_CHARACTER",
      },
    },
  ],
  "remove-damage": [
    {
      text: "Remove up to 2 damage from each of your characters with Bodyguard",
      tree: {
        "type": "remove-damage",
        "amount": 2,
        "upTo": true,
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-keyword", "keyword": "Bodyguard" }],
        },
      },
    },
    {
      text: "Remove all damage from this character",
      tree: { "type": "remove-damage", "amount": "all", "target": "SELF" },
    },
  ],
  "move-damage": [
    {
      text:
        "Move up to 2 damage counters from chosen character of yours to chosen opposing character",
      tree: {
        "type": "move-damage",
        "amount": 2,
        "from": "CHOSEN_CHARACTER_OF_YOURS",
        "to": "CHOSEN_OPPOSING_CHARACTER",
        "upTo": true,
        "wording": { "counters": true },
      },
    },
  ],
  "enters-with-damage": [
    {
      text: "This character enters play with 2 damage",
      tree: { "type": "enters-with-damage", "amount": 2, "target": "SELF" },
    },
  ],
  "damage-limit": [
    {
      text: "This character can't be dealt more than 2 damage in a challenge",
      tree: {
        "type": "damage-limit",
        "amount": 2,
        "challenges": true,
        "target": "SELF",
      },
    },
    {
      text:
        "Chosen character can't be dealt more than 1 damage at a time this turn",
      tree: {
        "type": "damage-limit",
        "amount": 1,
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
  ],
  "damage-source-stat-override": [
    {
      text: "Your characters deal damage with their {W} instead of their {S}",
      tree: {
        "type": "damage-source-stat-override",
        "stat": "willpower",
        "instead": "strength",
        "target": "YOUR_CHARACTERS",
      },
    },
  ],
};
