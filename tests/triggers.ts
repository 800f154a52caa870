import type { TriggerEvents } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What stands before "take an extra turn after this one." */
export const triggerExamples: Examples<TriggerEvents> = {
  Abandon: [
    {
      text: "When you abandon an ally,",
      tree: { "Abandon": { "Another": "Character" } },
    },
  ],
  AbandonCardsInTurn: [
    {
      text: "When you abandon {count-allies} in a turn,",
      variables: "allies: 2",
      tree: { "AbandonCardsInTurn": 2 },
    },
  ],
  Banished: [
    {
      text: "When an ally is {banished},",
      tree: { "Banished": { "Another": "Character" } },
    },
  ],
  Discard: [
    {
      text: "When you discard this character,",
      tree: { "Discard": "This" },
    },
  ],
  Dissolved: [
    {
      text: "When an ally is {dissolved},",
      tree: { "Dissolved": { "Another": "Character" } },
    },
    {
      text: "When this character is {dissolved},",
      tree: { "Dissolved": "This" },
    },
  ],
  LeavesPlay: [
    {
      text: "When an ally leaves play,",
      tree: { "LeavesPlay": { "Another": "Character" } },
    },
  ],
  PutIntoVoid: [
    {
      text: "When an event is put into your void,",
      tree: { "PutIntoVoid": { "Any": "Event" } },
    },
  ],
  DrawAllCardsInCopyOfDeck: [
    {
      text: "When you have no cards in your deck,",
      tree: "DrawAllCardsInCopyOfDeck",
    },
  ],
  DrawCardsInTurn: [
    {
      text: "When you draw {cards-numeral} in a turn,",
      variables: "cards: 3",
      tree: { "DrawCardsInTurn": 3 },
    },
  ],
  EndOfYourTurn: [
    {
      text: "At the end of your turn,",
      tree: "EndOfYourTurn",
    },
  ],
  GainEnergy: [
    {
      text: "When you gain energy,",
      tree: "GainEnergy",
    },
  ],
  Keywords: [
    {
      text: "{Judgment}",
      tree: { "Keywords": ["Judgment"] },
    },
    {
      text: "{MaterializedJudgment}",
      tree: { "Keywords": ["Materialized", "Judgment"] },
    },
    {
      text: "{MaterializedDissolved}",
      tree: { "Keywords": ["Materialized", "Dissolved"] },
    },
    {
      text: "{Materialized}, {Judgment}:",
      tree: { "Keywords": ["Materialized", "Judgment"] },
    },
    {
      text: "{Dissolved}:",
      tree: { "Keywords": ["Dissolved"] },
    },
  ],
  Materialize: [
    {
      text: "When you {materialize} an allied {subtype},",
      variables: "subtype: synth",
      tree: { "Materialize": { "Another": { "CharacterType": "Synth" } } },
    },
  ],
  MaterializeNthThisTurn: [
    {
      text: "When you {materialize} {text-number} allies in a turn,",
      variables: "number: 2",
      tree: { "MaterializeNthThisTurn": [{ "Another": "Character" }, 2] },
    },
  ],
  Play: [
    {
      text: "When you play an event,",
      tree: { "Play": { "Your": "Event" } },
    },
    {
      text: "Whenever you play a {fast} card,",
      tree: { "Play": { "Your": { "Fast": { "target": "Card" } } } },
    },
    {
      text: "When you play any character,",
      tree: { "Play": { "Any": "Character" } },
    },
  ],
  PlayCardsInTurn: [
    {
      text: "When you play {cards-numeral} in a turn,",
      variables: "cards: 2",
      tree: { "PlayCardsInTurn": 2 },
    },
  ],
  PlayDuringTurn: [
    {
      text: "When you play a card during the opponent's turn,",
      tree: { "PlayDuringTurn": [{ "Your": "Card" }, "EnemyTurn"] },
    },
    {
      text: "When you play an event in a turn,",
      tree: { "PlayDuringTurn": [{ "Your": "Event" }, "YourTurn"] },
    },
  ],
  PlayFromHand: [
    {
      text: "When you play an event from your hand,",
      tree: { "PlayFromHand": { "Your": "Event" } },
    },
  ],
  OpponentPlays: [
    {
      text: "When the opponent plays an event which could {dissolve} an ally,",
      tree: {
        "OpponentPlays": {
          "Any": { "CouldDissolve": { "target": { "Another": "Character" } } },
        },
      },
    },
  ],
};
