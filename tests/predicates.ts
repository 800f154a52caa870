import type { Predicates } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What follows "{Dissolve}". */
export const predicateExamples: Examples<Predicates> = {
  This: [
    {
      text: "this character",
      tree: "This",
    },
  ],
  It: [
    {
      text: "it",
      tree: "It",
    },
  ],
  Them: [
    {
      text: "them",
      tree: "Them",
    },
  ],
  That: [
    {
      text: "that character",
      tree: "That",
    },
  ],
  Enemy: [
    {
      text: "an enemy",
      tree: { "Enemy": "Character" },
    },
    {
      text: "an enemy with cost {e} or less",
      variables: "e: 2",
      tree: {
        "Enemy": {
          "CardWithCost": {
            "target": "Character",
            "cost_operator": "OrLess",
            "cost": 2,
          },
        },
      },
    },
    {
      text: "a non-{subtype} enemy",
      variables: "subtype: monster",
      tree: { "Enemy": { "NotCharacterType": "Monster" } },
    },
  ],
  Another: [
    {
      text: "an ally",
      tree: { "Another": "Character" },
    },
    {
      text: "an allied {subtype}",
      variables: "subtype: musician",
      tree: { "Another": { "CharacterType": "Musician" } },
    },
    {
      text: "another character",
      tree: { "Another": "Character" },
    },
  ],
  Your: [
    {
      text: "a character you control",
      tree: { "Your": "Character" },
    },
  ],
  Any: [
    {
      text: "a character",
      tree: { "Any": "Character" },
    },
    {
      text: "an enemy or ally",
      tree: { "Any": "Character" },
    },
  ],
  AnyOther: [
    {
      text: "any other character",
      tree: { "AnyOther": "Character" },
    },
  ],
  YourVoid: [
    {
      text: "a card in your void",
      tree: { "YourVoid": "Card" },
    },
  ],
  EnemyVoid: [
    {
      text: "a card in the opponent's void",
      tree: { "EnemyVoid": "Card" },
    },
  ],
};
