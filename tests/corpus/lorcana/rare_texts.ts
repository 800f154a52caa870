import type { TextRow } from "./row.ts";

/** Phrases that few cards have, or that are worded as few cards word them. */
export const RARE_TEXTS: readonly TextRow[] = [
  ["All characters in your hand count as having {IW}.", "item"],
  ["While being challenged, your other characters get +1 {S}.", "character"],
  ["Draw your entire deck. Then, discard 3 cards at random.", "action"],
  [
    "This character can't quest or challenge unless it is at a location.",
    "character",
  ],
  [
    "If a card left a player's discard this turn, this character gets +1 {S}.",
    "character",
  ],
  [
    "If you used Shift to play this character, you may draw a card when she enters play.",
    "character",
  ],
  [
    "Once during your turn, you may pay 2 {I} less to move this character to a location.",
    "character",
  ],
  [
    "Whenever this character quests while at a location, draw a card.",
    "character",
  ],
  [
    "Once during your turn, you may choose and discard a card to gain 1 lore.",
    "character",
  ],
  [
    "When you play this character, if chosen opponent has more cards in their hand than you, draw cards until you have the same number.",
    "character",
  ],
  [
    "Exert chosen character. Move all damage counters from all other characters to that character.",
    "action",
  ],
  [
    "Look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom.",
    "action",
  ],
  ["Ready all your characters and deal 2 damage to each of them.", "action"],
  [
    "When this location is banished, if there was a Pirate character here, return this card from your discard to your hand.",
    "location",
  ],
  [
    "Count the number of items you have in play. You pay that amount of {I} less for the next item you play this turn.",
    "action",
  ],
  [
    "Chosen character gets +1 {S} this turn. Whenever they challenge another character this turn, gain 1 lore.",
    "action",
  ],
  [
    "Ready chosen character. The next time they challenge another character this turn, draw a card.",
    "action",
  ],
  [
    "During your turn, if you've put a card under one of your characters or locations this turn, this character gets +2 {S}.",
    "character",
  ],
  [
    "Once during your turn, whenever you put a card under one of your other characters, draw a card.",
    "character",
  ],
  [
    "Chosen opponent chooses YES! or NO!:\n• YES! You gain 2 lore.\n• NO! They choose a character of theirs and banish it.",
    "action",
  ],
  [
    "Each opponent chooses YES! or NO!:\n• YES! You gain 2 lore.\n• NO! They draw a card.",
    "action",
  ],
  [
    "At the end of your turn, if you have 2 or more exerted characters in play, gain 1 lore, draw a card, and deal 1 damage to chosen character.",
    "character",
  ],
  [
    "When you play this character, each opponent chooses one of their items and puts that card on the bottom of their deck. Then, each opponent may draw a card.",
    "character",
  ],
  [
    "Whenever this character quests, if you played an item this turn, you may ready another chosen character. If you do, they can't quest for the rest of this turn.",
    "character",
  ],
  [
    "When you play this character and whenever he banishes another character in a challenge during your turn, you may choose one: • Draw a card. • Gain 1 lore.",
    "character",
  ],
  ["Draw the bottom card of your deck.", "action"],
  ["Draw from the bottom of your deck.", "action"],
  [
    "Reveal the top card of your deck. If its card type is:\n• Character — Draw a card.\n• Item — Gain 1 lore.",
    "action",
  ],
  ["Each opponent discards a card unless they pay 2 {I}.", "action"],
  ["Banish chosen character with no {S}.", "action"],
  ["Ready 2 other chosen characters.", "action"],
  ["Banish chosen character with the most damage.", "action"],
  ["Banish the character with the least damage.", "action"],
  ["Banish chosen character without Evasive or Ward.", "action"],
  ["Search your deck for a card and shuffle your deck.", "action"],
  [
    "If you got an ink drop this turn, this character gets +1 {S}.",
    "character",
  ],
  [
    "If you removed an ink drop this turn, this character gets +1 {S}.",
    "character",
  ],
  [
    "Move a damage counter from chosen character to chosen opposing character.",
    "action",
  ],
  [
    "If you have characters with 3 or more different ink types in play, this character gets +1 {S}.",
    "character",
  ],
  ["Banish any number of chosen items. Draw twice that many cards.", "action"],
  [
    "When you play this character, you may play any character with Shift on this character as if this character had any name.",
    "character",
  ],
  [
    "If there is a total of 5 or more damage on your characters, this character gets +1 {S}.",
    "character",
  ],
  [
    "If you didn't play any actions this turn, this character gets +1 {S}.",
    "character",
  ],
  [
    "At the end of each opponent's turn, if they didn't play a character this turn, gain 1 lore.",
    "character",
  ],
  [
    "If an opponent didn't play a character this turn, this character gets +1 {S}.",
    "character",
  ],
  ["If no items are in play, draw a card.", "action"],
  ["Choose and discard down to 3 cards.", "action"],
  [
    "Choose and discard a number of cards equal to the damage on chosen character.",
    "action",
  ],
  [
    "Whenever this character is dealt damage, gain lore equal to twice that number.",
    "character",
  ],
  [
    "Choose a number. Each opponent loses lore equal to twice the chosen number.",
    "action",
  ],
  ["Gain lore equal to the total damage on your characters.", "action"],
  ["Gain lore equal to the total {L} of your characters.", "action"],
  [
    "Banish the character with the highest {S}. If there's a tie, an opponent chooses one.",
    "action",
  ],
  [
    "Banish the character with the highest {S}. If there's a tie, that player chooses one.",
    "action",
  ],
  [
    "Banish chosen character with a different name than this character.",
  ],
  [
    "If a card would be put into your discard from your deck, put it into your hand instead.",
    "character",
  ],
  [
    "If a character card would be put into your discard from play, put it into your inkwell instead.",
    "character",
  ],
  [
    "If a card would be put into an opponent's discard from play, banish it instead.",
    "character",
  ],
  ["If an opponent would draw a card, you draw a card instead.", "character"],
  ["If a player would gain lore, they draw a card instead.", "character"],
  ["Ready up to 2 other chosen characters.", "action"],
  [
    "Chosen opponent's characters can't be chosen by actions or abilities this turn.",
    "action",
  ],
  ["Opponents can't play more than one action each turn.", "action"],
  ["Opponents can't play more than two actions each turn.", "character"],
  [
    "Whenever a character is returned to a player's hand, draw a card.",
    "character",
  ],
  ["Put chosen character facedown under one of your characters.", "action"],
  [
    "Look at the top 4 cards of your deck. You may put up to 2 of them into your hand.",
    "action",
  ],
  ["Gain lore equal to the number of ink drops you have.", "action"],
  ["Draw a card for each ink drop you have.", "action"],
  ["Banish chosen character with less {S} than all your characters.", "action"],
  [
    "Choose one. If you have 3 or more items in play, choose two instead:\n• Draw a card.\n• Gain 1 lore.\n• Banish chosen item.",
    "action",
  ],
  [
    "Choose one. If you have 3 or more items in play, you may choose three instead:\n• Draw a card.\n• Gain 1 lore.\n• Banish chosen item.",
    "action",
  ],
  ["Gain lore equal to twice the damage on chosen character.", "action"],
  ["Gain lore equal to twice the number of items you have in play.", "action"],
  ["Draw cards equal to twice chosen character's {L}.", "action"],
  ["Pirate and Knight characters can't quest.", "character"],
  [
    "Whenever an opponent draws a card during their turn, if it's the second card they've drawn this turn, gain 1 lore.",
    "character",
  ],
  [
    "Choose and discard a card to deal 1 damage to chosen character. If a Knight character card was discarded, deal 2 damage to that character instead.",
    "action",
  ],
];
