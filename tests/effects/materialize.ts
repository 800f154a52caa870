import type { MaterializeEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const materializeExamples: Examples<MaterializeEffects> = {
  MaterializeCharacter: [
    {
      text: "{Materialize} it.",
      tree: { "MaterializeCharacter": { "target": "It" } },
    },
    {
      text: "{Materialize} them.",
      tree: { "MaterializeCharacter": { "target": "Them" } },
    },
  ],
  MaterializeCharacterAtEndOfTurn: [
    {
      text: "{Materialize} it at end of turn.",
      tree: { "MaterializeCharacterAtEndOfTurn": { "target": "It" } },
    },
  ],
  MaterializeCharacterFromVoid: [
    {
      text: "{Materialize} a character from your void.",
      tree: { "MaterializeCharacterFromVoid": { "target": "Character" } },
    },
  ],
  MaterializeCollection: [
    {
      text: "{Materialize} {it-or-them}.",
      variables: "number: 2",
      tree: { "MaterializeCollection": { "target": "Them", "count": "All" } },
    },
    {
      text: "{Materialize} all allies.",
      tree: {
        "MaterializeCollection": {
          "target": { "Another": "Character" },
          "count": "All",
        },
      },
    },
  ],
  MaterializeFigments: [
    {
      text: "{Materialize} {a-figment}.",
      variables: "figment: radiant",
      tree: { "MaterializeFigments": { "figment": "Radiant", "count": 1 } },
    },
    {
      text: "{Materialize} {n-figments}.",
      variables: "figment: shadow, number: 3",
      tree: { "MaterializeFigments": { "figment": "Shadow", "count": 3 } },
    },
  ],
  MaterializeFigmentsQuantity: [
    {
      text:
        "{Materialize} {a-figment} for each card you have played this turn.",
      variables: "figment: celestial",
      tree: {
        "MaterializeFigmentsQuantity": {
          "figment": "Celestial",
          "count": 1,
          "quantity": { "PlayedThisTurn": "Card" },
        },
      },
    },
    {
      text: "{Materialize} {n-figments} for each ally abandoned.",
      variables: "figment: halcyon, number: 2",
      tree: {
        "MaterializeFigmentsQuantity": {
          "figment": "Halcyon",
          "count": 2,
          "quantity": { "AbandonedThisWay": "Character" },
        },
      },
    },
  ],
  MaterializeRandomFromDeck: [
    {
      text:
        "{Materialize} {n-random-characters} with cost {e} or less from your deck.",
      variables: "number: 2, e: 3",
      tree: {
        "MaterializeRandomFromDeck": {
          "count": 2,
          "predicate": {
            "CardWithCost": {
              "target": "Character",
              "cost_operator": "OrLess",
              "cost": 3,
            },
          },
        },
      },
    },
  ],
  MaterializeSilentCopy: [
    {
      text: "{Materialize} a copy of an ally.",
      tree: {
        "MaterializeSilentCopy": {
          "target": { "Another": "Character" },
          "count": 1,
          "quantity": { "Matching": { "Another": "Character" } },
        },
      },
    },
    {
      text: "{Materialize} {copies} of an ally.",
      variables: "number: 3",
      tree: {
        "MaterializeSilentCopy": {
          "target": { "Another": "Character" },
          "count": 3,
          "quantity": { "Matching": { "Another": "Character" } },
        },
      },
    },
    {
      text: "{Materialize} a copy of this character for each allied {subtype}.",
      variables: "subtype: robot",
      tree: {
        "MaterializeSilentCopy": {
          "target": "This",
          "count": 1,
          "quantity": {
            "Matching": { "Another": { "CharacterType": "Robot" } },
          },
        },
      },
    },
    {
      text:
        "{Materialize} a number of copies of this character equal to the number of allies.",
      tree: {
        "MaterializeSilentCopy": {
          "target": "This",
          "count": 0,
          "quantity": { "Matching": { "Another": "Character" } },
        },
      },
    },
    {
      text:
        "{Materialize} a number of copies of this character equal to the amount of {energy-symbol} spent.",
      tree: {
        "MaterializeSilentCopy": {
          "target": "This",
          "count": 0,
          "quantity": "ForEachEnergySpentOnThisCard",
        },
      },
    },
  ],
  ThenMaterializeIt: [
    {
      text: "Then {materialize} it.",
      tree: "ThenMaterializeIt",
    },
  ],
};
