import type { StatEffects } from "../../../lorcana/ast/effects/stat.ts";
import type { Query } from "../../../lorcana/mod.ts";
import type { EffectExamples } from "../examples.ts";

const CHOSEN: Query = {
  selector: "chosen",
  count: 1,
  owner: "any",
  zones: ["play"],
  cardTypes: ["character"],
};

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
    {
      text: "Double chosen character's {S} this turn",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": { ...CHOSEN, "id": 1 },
        "modifier": {
          "type": "strength-of",
          "target": { "ref": "previous-target", "id": 1 },
        },
        "duration": "this-turn",
        "wording": { "verb": "double" },
      },
    },
    {
      text:
        "Chosen character gets -X {S} this turn, where X is the number of cards under this character",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": "CHOSEN_CHARACTER",
        "modifier": {
          "type": "cards-under",
          "target": "SELF",
          "multiplier": -1,
        },
        "duration": "this-turn",
        "wording": { "verb": "where" },
      },
    },
  ],
  "set-stat": [
    {
      text: "Chosen character's base {S} becomes 5 this turn",
      tree: {
        "type": "set-stat",
        "stat": "strength",
        "value": 5,
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
        "wording": { "base": true },
      },
    },
    {
      text:
        "This character's {L} is equal to the number of cards under this character",
      tree: {
        "type": "set-stat",
        "stat": "lore",
        "value": { "type": "cards-under", "target": "SELF" },
        "target": "SELF",
      },
    },
  ],
};
