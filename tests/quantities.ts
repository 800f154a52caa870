import type { QuantityExpressions } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What follows "Gain {points} for each", with `points: 1`. */
export const quantityExamples: Examples<QuantityExpressions> = {
  AbandonedThisTurn: [
    {
      text: "ally abandoned this turn",
      tree: { "AbandonedThisTurn": "Character" },
    },
  ],
  AbandonedThisWay: [
    {
      text: "ally abandoned",
      tree: { "AbandonedThisWay": "Character" },
    },
    {
      text: "allied {subtype} abandoned",
      variables: "subtype: avatar",
      tree: { "AbandonedThisWay": { "CharacterType": "Avatar" } },
    },
  ],
  CardsDrawnThisTurn: [
    {
      text: "card you have drawn this turn",
      tree: { "CardsDrawnThisTurn": "Card" },
    },
  ],
  DiscardedThisTurn: [
    {
      text: "event you have discarded this turn",
      tree: { "DiscardedThisTurn": "Event" },
    },
  ],
  DissolvedThisTurn: [
    {
      text: "character which dissolved this turn",
      tree: { "DissolvedThisTurn": "Character" },
    },
  ],
  ForEachEnergySpentOnThisCard: [
    {
      text: "{energy-symbol} spent",
      tree: "ForEachEnergySpentOnThisCard",
    },
  ],
  Matching: [
    {
      text: "allied character",
      tree: { "Matching": { "Another": "Character" } },
    },
    {
      text: "other character",
      tree: { "Matching": { "AnyOther": "Character" } },
    },
    {
      text: "card in your void",
      tree: { "Matching": { "YourVoid": "Card" } },
    },
  ],
  PlayedThisTurn: [
    {
      text: "card you have played this turn",
      tree: { "PlayedThisTurn": "Card" },
    },
  ],
  ReturnedToHandThisWay: [
    {
      text: "ally returned",
      tree: { "ReturnedToHandThisWay": "Character" },
    },
  ],
};
