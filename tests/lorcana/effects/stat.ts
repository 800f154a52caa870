import type { StatEffects } from "../../../lorcana/ast/effects/stat.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const statExamples: EffectExamples<StatEffects> = {
  "modify-stat": [
    {
      text: "Chosen character gets +2 {S} this turn",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": "CHOSEN_CHARACTER",
        "modifier": 2,
        "duration": "this-turn",
      },
    },
    {
      text:
        "This character gets +1 {L} for each other Toy character you have in play",
      tree: {
        "type": "modify-stat",
        "stat": "lore",
        "target": "SELF",
        "modifier": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["play"],
            "cardTypes": ["character"],
            "excludeSelf": true,
            "filter": [{
              "type": "has-classification",
              "classification": "Toy",
            }],
          },
        },
      },
    },
    {
      text:
        "Chosen character loses {S} equal to this character's {L} this turn",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": "CHOSEN_CHARACTER",
        "modifier": {
          "type": "lore-value-of",
          "target": "SELF",
          "multiplier": -1,
        },
        "duration": "this-turn",
        "wording": { "verb": "loses" },
      },
    },
  ],
};
