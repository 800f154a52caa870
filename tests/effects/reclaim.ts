import type { ReclaimEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const reclaimExamples: Examples<ReclaimEffects> = {
  GainsReclaim: [
    {
      text: "It gains {reclaim} equal to its cost this turn.",
      tree: {
        "GainsReclaim": {
          "target": "It",
          "count": { "Exactly": 1 },
          "this_turn": true,
          "cost": null,
        },
      },
    },
    {
      text: "This card gains {reclaim-for-cost} this turn.",
      variables: "reclaim: 1",
      tree: {
        "GainsReclaim": {
          "target": "This",
          "count": { "Exactly": 1 },
          "this_turn": true,
          "cost": 1,
        },
      },
    },
    {
      text:
        "A card with cost {e} or less in your void gains {reclaim-for-cost}.",
      variables: "e: 3, reclaim: 0",
      tree: {
        "GainsReclaim": {
          "target": {
            "YourVoid": {
              "CardWithCost": {
                "target": "Card",
                "cost_operator": "OrLess",
                "cost": 3,
              },
            },
          },
          "count": { "Exactly": 1 },
          "this_turn": false,
          "cost": 0,
        },
      },
    },
    {
      text: "{ASubtype} in your void gains {reclaim} equal to its cost.",
      variables: "subtype: survivor",
      tree: {
        "GainsReclaim": {
          "target": { "YourVoid": { "CharacterType": "Survivor" } },
          "count": { "Exactly": 1 },
          "this_turn": false,
          "cost": null,
        },
      },
    },
    {
      text:
        "All cards currently in your void gain {reclaim} equal to their cost this turn.",
      tree: {
        "GainsReclaim": {
          "target": { "YourVoid": "Card" },
          "count": "All",
          "this_turn": true,
          "cost": null,
        },
      },
    },
  ],
  ReturnFromYourVoidToPlay: [
    {
      text: "{Reclaim} this character.",
      tree: { "ReturnFromYourVoidToPlay": { "target": "This" } },
    },
  ],
  ReturnRandomFromYourVoidToPlay: [
    {
      text: "{Reclaim} a random character with cost {e} or less.",
      variables: "e: 2",
      tree: {
        "ReturnRandomFromYourVoidToPlay": {
          "predicate": {
            "CardWithCost": {
              "target": "Character",
              "cost_operator": "OrLess",
              "cost": 2,
            },
          },
        },
      },
    },
  ],
};
