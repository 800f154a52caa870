import type { CardPredicates } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What follows "{Discover}". */
export const cardPredicateExamples: Examples<CardPredicates> = {
  Card: [
    {
      text: "a card",
      tree: "Card",
    },
  ],
  Character: [
    {
      text: "a character",
      tree: "Character",
    },
  ],
  Event: [
    {
      text: "an event",
      tree: "Event",
    },
  ],
  CharacterType: [
    {
      text: "{a-subtype}",
      variables: "subtype: outsider",
      tree: { "CharacterType": "Outsider" },
    },
  ],
  NotCharacterType: [
    {
      text: "a character that is not {a-subtype}",
      variables: "subtype: outsider",
      tree: { "NotCharacterType": "Outsider" },
    },
  ],
  CharacterWithSpark: [
    {
      text: "a character with spark {s} or less",
      variables: "s: 2",
      tree: { "CharacterWithSpark": [2, "OrLess"] },
    },
    {
      text: "a character with spark {s}",
      variables: "s: 3",
      tree: { "CharacterWithSpark": [3, "Exactly"] },
    },
  ],
  CardWithCost: [
    {
      text: "a card with cost {e}",
      variables: "e: 2",
      tree: {
        "CardWithCost": {
          "target": "Card",
          "cost_operator": "Exactly",
          "cost": 2,
        },
      },
    },
    {
      text: "a card with cost {e} or more",
      variables: "e: 2",
      tree: {
        "CardWithCost": {
          "target": "Card",
          "cost_operator": "OrMore",
          "cost": 2,
        },
      },
    },
    {
      text: "a character with cost {e} higher",
      variables: "e: 1",
      tree: {
        "CardWithCost": {
          "target": "Character",
          "cost_operator": { "HigherBy": 1 },
          "cost": 1,
        },
      },
    },
    {
      text: "a character with cost {e} lower",
      variables: "e: 1",
      tree: {
        "CardWithCost": {
          "target": "Character",
          "cost_operator": { "LowerBy": 1 },
          "cost": 1,
        },
      },
    },
    {
      text: "a character with spark {s} or less with cost {e} or more",
      variables: "s: 2, e: 3",
      tree: {
        "CardWithCost": {
          "target": { "CharacterWithSpark": [2, "OrLess"] },
          "cost_operator": "OrMore",
          "cost": 3,
        },
      },
    },
  ],
  CharacterWithCostComparedToControlled: [
    {
      text:
        "a character with cost less than the number of allied {plural-subtype}",
      variables: "subtype: ancient",
      tree: {
        "CharacterWithCostComparedToControlled": {
          "target": "Character",
          "cost_operator": "OrLess",
          "count_matching": { "CharacterType": "Ancient" },
        },
      },
    },
  ],
  CharacterWithCostComparedToAbandoned: [
    {
      text: "a character with cost less than the abandoned ally's cost",
      tree: {
        "CharacterWithCostComparedToAbandoned": {
          "target": "Character",
          "cost_operator": "OrLess",
        },
      },
    },
    {
      text: "a character with cost equal to that ally's cost",
      tree: {
        "CharacterWithCostComparedToAbandoned": {
          "target": "Character",
          "cost_operator": "Exactly",
        },
      },
    },
  ],
  CharacterWithSparkComparedToAbandoned: [
    {
      text: "a character with spark less than that ally's spark",
      tree: {
        "CharacterWithSparkComparedToAbandoned": {
          "target": "Character",
          "spark_operator": "OrLess",
        },
      },
    },
  ],
  CharacterWithSparkComparedToAbandonedCountThisTurn: [
    {
      text:
        "a character with spark greater than the number of allies abandoned this turn",
      tree: {
        "CharacterWithSparkComparedToAbandonedCountThisTurn": {
          "target": "Character",
          "spark_operator": "OrMore",
        },
      },
    },
  ],
  CharacterWithSparkComparedToEnergySpent: [
    {
      text:
        "a character with spark less than the amount of {energy-symbol} paid",
      tree: {
        "CharacterWithSparkComparedToEnergySpent": {
          "target": "Character",
          "spark_operator": "OrLess",
        },
      },
    },
  ],
  CharacterWithCostComparedToVoidCount: [
    {
      text: "a character with cost less than the number of cards in your void",
      tree: {
        "CharacterWithCostComparedToVoidCount": {
          "target": "Character",
          "cost_operator": "OrLess",
        },
      },
    },
  ],
  CharacterWithMaterializedAbility: [
    {
      text: "a character with a {materialized} ability",
      tree: "CharacterWithMaterializedAbility",
    },
    {
      text: "a character with a '{materialized}' ability",
      tree: "CharacterWithMaterializedAbility",
    },
  ],
  Fast: [
    {
      text: "a {fast} card",
      tree: { "Fast": { "target": "Card" } },
    },
    {
      text: "a {fast} character with cost {e} or less",
      variables: "e: 3",
      tree: {
        "Fast": {
          "target": {
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
  CharacterWithMultiActivatedAbility: [
    {
      text: "a character with an activated ability",
      tree: "CharacterWithMultiActivatedAbility",
    },
  ],
  CouldDissolve: [
    {
      text: "an event which could {dissolve} an ally",
      tree: { "CouldDissolve": { "target": { "Another": "Character" } } },
    },
  ],
};
