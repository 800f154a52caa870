import type { Conditions } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What stands before the effect it governs. */
export const conditionExamples: Examples<Conditions> = {
  AlliesThatShareACharacterType: [
    {
      text: "With {count-allies} that share a character type,",
      variables: "allies: 3",
      tree: { "AlliesThatShareACharacterType": { "count": 3 } },
    },
  ],
  CardsDiscardedThisTurn: [
    {
      text: "If you have discarded a card this turn,",
      tree: { "CardsDiscardedThisTurn": { "count": 1, "predicate": "Card" } },
    },
    {
      text: "If you have discarded {a-subtype} this turn,",
      variables: "subtype: agent",
      tree: {
        "CardsDiscardedThisTurn": {
          "count": 1,
          "predicate": { "CharacterType": "Agent" },
        },
      },
    },
    {
      text: "If you have discarded {count} or more events this turn,",
      variables: "count: 2",
      tree: { "CardsDiscardedThisTurn": { "count": 2, "predicate": "Event" } },
    },
  ],
  CardsDrawnThisTurn: [
    {
      text: "If you have drawn {count} or more cards this turn,",
      variables: "count: 3",
      tree: { "CardsDrawnThisTurn": { "count": 3 } },
    },
  ],
  CardsInVoidCount: [
    {
      text: "While you have {count} or more cards in your void,",
      variables: "count: 7",
      tree: { "CardsInVoidCount": { "count": 7 } },
    },
  ],
  DissolvedThisTurn: [
    {
      text: "If a character dissolved this turn,",
      tree: { "DissolvedThisTurn": { "predicate": { "Any": "Character" } } },
    },
  ],
  PredicateCount: [
    {
      text: "With an allied {subtype},",
      variables: "subtype: super",
      tree: {
        "PredicateCount": {
          "count": 1,
          "predicate": { "Another": { "CharacterType": "Super" } },
        },
      },
    },
    {
      text: "With {count-allied-subtype},",
      variables: "subtype: super, allies: 2",
      tree: {
        "PredicateCount": {
          "count": 2,
          "predicate": { "Another": { "CharacterType": "Super" } },
        },
      },
    },
    {
      text: "With {count-allies},",
      variables: "allies: 4",
      tree: {
        "PredicateCount": {
          "count": 4,
          "predicate": { "Another": "Character" },
        },
      },
    },
    {
      text: "With {count} or more cards in your void,",
      variables: "count: 5",
      tree: {
        "PredicateCount": { "count": 5, "predicate": { "YourVoid": "Card" } },
      },
    },
  ],
  ThisCardIsInYourVoid: [
    {
      text: "While this card is in your void,",
      tree: "ThisCardIsInYourVoid",
    },
  ],
};
