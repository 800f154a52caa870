import type { BanishEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const banishExamples: Examples<BanishEffects> = {
  BanishCardsFromEnemyVoid: [
    {
      text: "{Banish} {cards} from the opponent's void.",
      variables: "cards: 3",
      tree: { "BanishCardsFromEnemyVoid": { "count": 3 } },
    },
  ],
  BanishCharacter: [
    {
      text: "{Banish} an enemy.",
      tree: { "BanishCharacter": { "target": { "Enemy": "Character" } } },
    },
    {
      text: "{Banish} a non-{subtype} enemy.",
      variables: "subtype: robot",
      tree: {
        "BanishCharacter": {
          "target": { "Enemy": { "NotCharacterType": "Robot" } },
        },
      },
    },
  ],
  BanishCharacterUntilLeavesPlay: [
    {
      text: "{Banish} an enemy until this character leaves play.",
      tree: {
        "BanishCharacterUntilLeavesPlay": {
          "target": { "Enemy": "Character" },
          "until_leaves": "This",
        },
      },
    },
  ],
  BanishCollection: [
    {
      text: "{Banish} any number of allies.",
      tree: {
        "BanishCollection": {
          "target": { "Another": "Character" },
          "count": "AnyNumberOf",
        },
      },
    },
    {
      text: "{Banish} all enemies with cost {e} or less.",
      variables: "e: 2",
      tree: {
        "BanishCollection": {
          "target": {
            "Enemy": {
              "CardWithCost": {
                "target": "Character",
                "cost_operator": "OrLess",
                "cost": 2,
              },
            },
          },
          "count": "All",
        },
      },
    },
    {
      text: "{Banish} {up-to-n-allies}.",
      variables: "number: 2",
      tree: {
        "BanishCollection": {
          "target": { "Another": "Character" },
          "count": { "UpTo": 2 },
        },
      },
    },
  ],
  BanishThenMaterialize: [
    {
      text: "{Banish} an ally, then {materialize} it.",
      tree: {
        "BanishThenMaterialize": {
          "target": { "Another": "Character" },
          "count": { "Exactly": 1 },
        },
      },
    },
    {
      text: "{Banish} {up-to-n-allies}, then {materialize} {it-or-them}.",
      variables: "number: 3",
      tree: {
        "BanishThenMaterialize": {
          "target": { "Another": "Character" },
          "count": { "UpTo": 3 },
        },
      },
    },
    {
      text: "{Banish} any number of allies, then {materialize} them.",
      tree: {
        "BanishThenMaterialize": {
          "target": { "Another": "Character" },
          "count": "AnyNumberOf",
        },
      },
    },
  ],
  BanishEnemyVoid: [
    {
      text: "{Banish} the opponent's void.",
      tree: "BanishEnemyVoid",
    },
  ],
  BanishUntilNextMain: [
    {
      text: "{Banish} an enemy until your next main phase.",
      tree: { "BanishUntilNextMain": { "target": { "Enemy": "Character" } } },
    },
  ],
  BanishWhenLeavesPlay: [
    {
      text: "{Banish} it when it leaves play.",
      tree: { "BanishWhenLeavesPlay": { "target": "It" } },
    },
  ],
};
