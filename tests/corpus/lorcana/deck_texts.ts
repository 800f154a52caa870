import type { TextRow } from "./row.ts";

/** Cards that are looked at, revealed, searched for, and put somewhere. */
export const DECK_TEXTS: readonly TextRow[] = [
  [
    "Once per turn, you may pay 1 {I} to reveal the top card of your deck. If it's an item card, put it into your hand. Otherwise, put it on the bottom of your deck.",
    "character",
  ],
  [
    "Whenever this character quests, you may look at the top card of chosen opponent's deck. Put it on top of their deck or into their discard.",
    "character",
  ],

  [
    "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck.",
    "action",
  ],
  [
    "Look at the top 2 cards of your deck. Put one into your hand and the other into your discard.",
    "action",
  ],
  [
    "When you play this character, look at the top 4 cards of your deck. You may put one into your hand. Put the rest on the bottom of your deck in any order.",
    "character",
  ],
  [
    "Look at the top 4 cards of your deck. Put them back on the top of your deck in any order.",
    "action",
  ],
  [
    "Look at the top 3 cards of your deck. Put any number of them on the top or the bottom of your deck in any order. Draw a card.",
    "action",
  ],
  [
    "Look at the top 4 cards of your deck. You may reveal a character or item card with cost 5 or less and play it for free. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "Look at the top 3 cards of your deck. You may reveal any number of song cards and put them into your hand. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "{E}, 2 {I} — Look at the top card of your deck. If it's a Pirate character card, you may reveal it and put it into your hand. Otherwise, put it on the bottom of your deck.",
    "item",
  ],
  [
    "Reveal the top card of your deck. If it's a song card, you may play it for free. Otherwise, put it into your inkwell facedown and exerted.",
    "action",
  ],
  ["Reveal your hand.", "action"],
  [
    "Chosen opponent reveals their hand and discards a song card of your choice.",
    "action",
  ],
  ["Look at each opponent's hand.", "action"],
  [
    "Whenever this character quests, reveal the top card of your deck. If it's a Pirate character card, put it into your hand and repeat this effect. Otherwise, put it on either the top or the bottom of your deck.",
    "character",
  ],
  [
    "At the end of your turn, reveal the top card of your deck. If it's an item card with cost 2 or less or named Brass Bell, you may put it into your hand. Otherwise, put it on the bottom of your deck.",
    "item",
  ],
  [
    "{E} — Name a card, then reveal the top card of your deck. If it's the named card, put that card into your hand and draw a card. Otherwise, put it on the top of your deck.",
    "character",
  ],
  [
    "When you play this character, you may search your deck for an item card and reveal that card to all players. Shuffle your deck and put that card on top of it.",
    "character",
  ],
  ["Each player discards their hand and draws 5 cards.", "action"],
  [
    "Put all opposing items with cost 2 or less on the bottom of their players' decks in any order.",
    "action",
  ],
  [
    "Put any number of cards from under your characters into your inkwell facedown and exerted.",
    "action",
  ],
  [
    "Put the top 2 cards of chosen opponent's deck into their discard.",
    "action",
  ],
  [
    "Put a card from your hand on the top or the bottom of your deck.",
    "action",
  ],
  [
    "Each opponent puts the top card of their deck into their discard.",
    "action",
  ],
  [
    "Each player puts the top 2 cards of their deck into their discard.",
    "action",
  ],
  [
    "When you play this character, each opponent chooses one of their items and returns that card to their hand.",
    "character",
  ],
  ["Each opponent chooses and banishes one of their characters.", "action"],
  [
    "Each opponent puts a card from their hand into their inkwell facedown and exerted.",
    "action",
  ],
  [
    "{E}, 2 {I} — Put an item card from your discard under this item faceup.",
    "item",
  ],
  ["Put the top card of your deck facedown under this character."],
  [
    "Put a card from your hand facedown under chosen character of yours.",
    "action",
  ],
  [
    "Return chosen item of yours to your hand to play an item with the same cost or less for free.",
    "action",
  ],
  ["Return all cards from your discard to your hand.", "action"],

  [
    "When you play this character, you may return an action card named Full Sail! from your discard to your hand.",
    "character",
  ],
  [
    "When you play this character, banish him or return another 2 chosen items of yours to your hand.",
    "character",
  ],
  ["Shift an item from your discard for free.", "action"],
  ["Shift a character from your hand for free.", "action"],

  ["This character also counts as being named Fern for Shift.", "character"],
  ["Shift: Discard 3 cards", "character"],
  ["Shift: Banish an item", "character"],
  [
    "Choose and discard any number of cards, then draw that many cards.",
    "action",
  ],
  ["Chosen player discards a card at random.", "action"],
  ["Discard your hand.", "action"],
  ["Choose and discard 2 cards. If you do, draw 3 cards.", "action"],
  [
    "Choose one:\n• Draw 2 cards.\n• Deal 2 damage to chosen character.\n• Banish chosen item.",
    "action",
  ],
];
