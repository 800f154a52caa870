import type { ChooseEffects } from "../../../lorcana/ast/effects/choose.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const chooseExamples: EffectExamples<ChooseEffects> = {
  "select-target": [
    {
      text: "Choose a character of yours",
      tree: { "type": "select-target", "target": "CHOSEN_CHARACTER_OF_YOURS" },
    },
  ],
  "choose-player": [
    {
      text: "Choose an opponent. Their characters get -1 {L} this turn",
      tree: {
        "type": "sequence",
        "steps": [
          { "type": "choose-player", "player": "CHOSEN_OPPONENT" },
          {
            "type": "modify-stat",
            "stat": "lore",
            "target": {
              "selector": "all",
              "count": "all",
              "owner": "their",
              "zones": ["play"],
              "cardTypes": ["character"],
            },
            "modifier": -1,
            "duration": "this-turn",
          },
        ],
      },
    },
    {
      text: "Choose a player. Banish one of their items",
      tree: {
        "type": "sequence",
        "steps": [
          { "type": "choose-player", "player": "CHOSEN_PLAYER" },
          {
            "type": "banish",
            "target": {
              "selector": "one-of",
              "count": 1,
              "owner": "their",
              "zones": ["play"],
              "cardTypes": ["item"],
            },
          },
        ],
      },
    },
  ],
  "break-tie": [
    {
      text:
        "Banish the opposing character with the highest cost. If there's a tie, you choose one",
      tree: {
        "type": "sequence",
        "steps": [
          {
            "type": "banish",
            "target": {
              "selector": "any",
              "count": 1,
              "owner": "opponent",
              "zones": ["play"],
              "cardTypes": ["character"],
              "filter": [
                { "type": "superlative", "which": "highest", "of": "cost" },
              ],
            },
          },
          { "type": "break-tie", "chosenBy": "CONTROLLER" },
        ],
      },
    },
  ],
};
