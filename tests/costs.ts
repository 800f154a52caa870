import type { Costs } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What stands before a colon. */
export const costExamples: Examples<Costs> = {
  AbandonCharactersCount: [
    {
      text: "Abandon an ally",
      tree: {
        "AbandonCharactersCount": {
          "target": { "Another": "Character" },
          "count": { "Exactly": 1 },
        },
      },
    },
    {
      text: "Abandon this character",
      tree: {
        "AbandonCharactersCount": {
          "target": "This",
          "count": { "Exactly": 1 },
        },
      },
    },
    {
      text: "Abandon any number of allies",
      tree: {
        "AbandonCharactersCount": {
          "target": { "Another": "Character" },
          "count": "AnyNumberOf",
        },
      },
    },
    {
      text: "Abandon {count-allies}",
      variables: "allies: 2",
      tree: {
        "AbandonCharactersCount": {
          "target": { "Another": "Character" },
          "count": { "Exactly": 2 },
        },
      },
    },
  ],
  BanishAllCardsFromYourVoid: [
    {
      text: "{Banish} your void",
      tree: "BanishAllCardsFromYourVoid",
    },
  ],
  BanishAllCardsFromYourVoidWithMinCount: [
    {
      text: "{Banish} your void with {count} or more cards",
      variables: "count: 8",
      tree: { "BanishAllCardsFromYourVoidWithMinCount": 8 },
    },
  ],
  BanishCardsFromEnemyVoid: [
    {
      text: "{Banish} {cards} from the opponent's void",
      variables: "cards: 1",
      tree: { "BanishCardsFromEnemyVoid": 1 },
    },
  ],
  BanishCardsFromYourVoid: [
    {
      text: "{Banish} another card in your void",
      tree: { "BanishCardsFromYourVoid": 1 },
    },
    {
      text: "{Banish} {cards} from your void",
      variables: "cards: 3",
      tree: { "BanishCardsFromYourVoid": 3 },
    },
  ],
  BanishFromHand: [
    {
      text: "{Banish} a card from hand",
      tree: { "BanishFromHand": { "Any": "Card" } },
    },
  ],
  Choice: [
    {
      text: "Abandon an ally or discard {discards}",
      variables: "discards: 1",
      tree: {
        "Choice": [{
          "AbandonCharactersCount": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        }, { "DiscardCards": { "target": { "Any": "Card" }, "count": 1 } }],
      },
    },
  ],
  CostList: [
    {
      text: "Abandon an ally and discard {discards}",
      variables: "discards: 1",
      tree: {
        "CostList": [{
          "AbandonCharactersCount": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        }, { "DiscardCards": { "target": { "Any": "Card" }, "count": 1 } }],
      },
    },
  ],
  DiscardCards: [
    {
      text: "Discard {discards}",
      variables: "discards: 2",
      tree: { "DiscardCards": { "target": { "Any": "Card" }, "count": 2 } },
    },
    {
      text: "Discard a {fast} card",
      tree: {
        "DiscardCards": {
          "target": { "Any": { "Fast": { "target": "Card" } } },
          "count": 1,
        },
      },
    },
  ],
  DiscardHand: [
    {
      text: "Discard your hand",
      tree: "DiscardHand",
    },
  ],
  Energy: [
    {
      text: "{e}",
      variables: "e: 2",
      tree: { "Energy": 2 },
    },
  ],
  LoseMaximumEnergy: [
    {
      text: "Lose {maximum-energy}",
      variables: "max: 1",
      tree: { "LoseMaximumEnergy": 1 },
    },
  ],
  ReturnToHand: [
    {
      text: "Return an ally to hand",
      tree: {
        "ReturnToHand": {
          "target": { "Another": "Character" },
          "count": { "Exactly": 1 },
        },
      },
    },
    {
      text: "Return all but one ally to hand",
      tree: {
        "ReturnToHand": {
          "target": { "Another": "Character" },
          "count": "AllButOne",
        },
      },
    },
    {
      text: "Return all allies to hand",
      tree: {
        "ReturnToHand": {
          "target": { "Another": "Character" },
          "count": "All",
        },
      },
    },
    {
      text: "Return any number of allies to hand",
      tree: {
        "ReturnToHand": {
          "target": { "Another": "Character" },
          "count": "AnyNumberOf",
        },
      },
    },
  ],
  SpendOneOrMoreEnergy: [
    {
      text: "Pay 1 or more {energy-symbol}",
      tree: "SpendOneOrMoreEnergy",
    },
  ],
};
