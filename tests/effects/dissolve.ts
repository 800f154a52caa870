import type { DissolveEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const dissolveExamples: Examples<DissolveEffects> = {
  DissolveCharacter: [
    {
      text: "{Dissolve} an enemy with spark {s} or more.",
      variables: "s: 4",
      tree: {
        "DissolveCharacter": {
          "target": { "Enemy": { "CharacterWithSpark": [4, "OrMore"] } },
        },
      },
    },
    {
      text: "{Dissolve} this character.",
      tree: { "DissolveCharacter": { "target": "This" } },
    },
  ],
  DissolveCharactersCount: [
    {
      text: "{Dissolve} all characters with cost {e} or less.",
      variables: "e: 3",
      tree: {
        "DissolveCharactersCount": {
          "target": {
            "Any": {
              "CardWithCost": {
                "target": "Character",
                "cost_operator": "OrLess",
                "cost": 3,
              },
            },
          },
          "count": "All",
        },
      },
    },
  ],
  DissolveCharactersQuantity: [
    {
      text:
        "{Dissolve} all enemies with cost less than or equal to the number of card in your void.",
      tree: {
        "DissolveCharactersQuantity": {
          "target": { "Enemy": "Character" },
          "quantity": { "Matching": { "YourVoid": "Card" } },
        },
      },
    },
  ],
  PreventDissolveThisTurn: [
    {
      text: "This character cannot be {dissolved} this turn.",
      tree: { "PreventDissolveThisTurn": { "target": "This" } },
    },
  ],
};
