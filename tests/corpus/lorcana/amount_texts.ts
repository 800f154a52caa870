import type { TextRow } from "./row.ts";

/** How much something costs, and how much of it there is. */
export const AMOUNT_TEXTS: readonly TextRow[] = [
  [
    "{E}, 2 {I}, Banish chosen item of yours — Play an item with cost up to 1 more than the banished item for free.",
    "item",
  ],
  [
    "{E}, 1 {I}, Banish one of your characters — Play a character with cost up to 3 more than the banished character for free.",
    "item",
  ],
  ["{E}, {E} one of your characters — Ready chosen item.", "item"],
  [
    "{E}, Banish this item — Choose one:\n• Draw a card.\n• Chosen character gets +2 {S} this turn.",
    "item",
  ],
  ["1 {I}, Deal 1 damage to this character — Draw a card.", "character"],
  ["{E}, Put this item on the bottom of your deck — Draw 2 cards.", "item"],
  ["{E}, Return one of your items to your hand — Gain 1 lore.", "character"],
  ["Discard a card — Ready this character.", "character"],
  ["2 {I} — This character gets +2 {S} this turn.", "character"],
  [
    "Banish one of your characters with Rush to banish chosen character with less {S} than that character.",
    "action",
  ],
  [
    "When you play this character, you may banish chosen location. Its player draws a card.",
    "character",
  ],
  [
    "When you play this character, you may banish chosen item to draw 2 cards.",
    "character",
  ],
  [
    "When you play this character, you may pay 2 {I} to give chosen character +3 {S} this turn.",
    "character",
  ],
  [
    "When you play this character, you may draw a card for each other Pirate character you have in play, then choose and discard that many cards.",
    "character",
  ],
  [
    "Whenever this character quests, you may add her {S} to another chosen character's {S} this turn.",
    "character",
  ],
  [
    "Whenever this character quests, you may gain lore equal to the {L} of another chosen character of yours. Return that character to your hand.",
    "character",
  ],
  [
    "Whenever this character quests, you may deal 1 damage to another chosen character of yours to put the top 2 cards of chosen opponent's deck into their discard.",
    "character",
  ],
  [
    "Whenever this character quests, you may move up to 2 damage from chosen character to this character.",
    "character",
  ],
  [
    "Whenever this character quests, you may move all damage from chosen character of yours to this character.",
    "character",
  ],

  [
    "Move 1 damage counter from chosen character to chosen opposing character.",
    "action",
  ],
  [
    "Move up to 2 damage counters from each of your characters to chosen opposing character.",
    "action",
  ],
  ["Chosen character gets +{S} equal to their {L} this turn.", "action"],
  [
    "Chosen character gets +1 {S} this turn for each item you have in play.",
    "action",
  ],

  [
    "This character gets +2 {S} for each other Pirate character you have in play.",
    "character",
  ],
  [
    "This character gets +1 {W} for each song card in your discard.",
    "character",
  ],
  [
    "For each character that sang this song, draw a card and each opponent loses 1 lore.",
    "action",
  ],
  [
    "For each item you have in play, you pay 1 {I} less for the first character you play each turn.",
    "location",
  ],
  [
    "For each damaged character in play, you pay 1 {I} less to play this character.",
    "character",
  ],
  [
    "{E} — Remove up to 3 damage from chosen character of yours. For each 1 damage removed this way, you pay 1 {I} less for the next item you play this turn.",
    "character",
  ],
  ["You pay 1 {I} less for the next action you play this turn.", "action"],
  ["You pay 1 {I} less to play songs.", "character"],
  ["Opponents pay 1 {I} more to play actions.", "character"],
  ["You may play a location from your discard for free.", "action"],
  [
    "At the start of your turn, if you have an item in play, each opponent loses 1 lore and you gain lore equal to the lore lost.",
    "item",
  ],
  ["Gain lore equal to the {L} of chosen character.", "action"],
  ["Gain 1 lore for each opponent.", "action"],
  ["Each opponent loses lore equal to the damage on this character."],
  ["Draw cards equal to the number of characters you have in play.", "action"],
  ["Deal 2 damage each to up to 3 chosen characters.", "action"],
  [
    "Deal damage to chosen character equal to the number of Pirate characters you have in play.",
    "action",
  ],
  ["This character deals 2 damage to chosen character."],
  ["{E} — Remove 2 damage each from up to 3 chosen characters.", "item"],
  ["{E} — Remove all damage from chosen character.", "item"],
  [
    "{E} — Move up to 2 damage from chosen character to another chosen character.",
    "item",
  ],
  [
    "{E} — Ready chosen character named Fern. He can't quest for the rest of this turn.",
    "character",
  ],
  ["Banish all characters with cost 2 or less.", "action"],
  [
    "Banish all opposing characters with less {S} than chosen character.",
    "action",
  ],
  ["Banish any number of chosen items with total cost 4 or less.", "action"],
  ["Return all other exerted characters to their players' hands.", "action"],
  ["Exert up to 2 chosen characters with 3 {S} or less.", "action"],
  ["Move up to 2 of your characters to the same location for free.", "action"],
  ["Characters with cost 3 or less can't challenge.", "character"],
  ["You may have up to 20 copies of Fern in your deck.", "character"],
  ["Chosen Knight or Pirate character gets +2 {S} this turn.", "action"],
  [
    'Chosen character of yours gains "Whenever this character quests, draw a card" this turn.',
    "action",
  ],
  ["Chosen character gains Challenger +2 and Resist +1 this turn.", "action"],
  ["Your characters with Evasive get +1 {L}.", "character"],
  ["Your other characters named Fern get +1 {S}.", "character"],
  ["Your other characters with cost 4 or more gain Resist +1.", "character"],

  [
    "{E}, 1 {I}, Discard a card — Deal 1 damage to chosen character or location.",
    "item",
  ],
  ["{E}, Banish this character — Banish chosen item.", "character"],
  [
    "Banish chosen character of yours to gain 1 lore. If that character had a card under them, gain 2 lore instead.",
    "action",
  ],
  [
    "{E} — You pay 2 {I} less for the next item or location you play this turn.",
    "item",
  ],
  [
    "If you have a character with 6 {S} or more in play, you pay 1 {I} less to play this action.",
    "action",
  ],
  ["For each card in your hand, you pay 1 {I} less to play this item.", "item"],
  [
    "Each player reveals the top card of their deck. Gain 1 lore for each different ink type of cards revealed this way.",
    "action",
  ],
  ["This location gets +2 {W} for each character here.", "location"],
  [
    "{E} — Move 2 damage counters from this character to chosen opposing character.",
    "character",
  ],
  [
    "Each player gains 1 lore and draws 3 cards. If 2 or more characters sang this song, ready them. They can't quest for the rest of this turn.",
    "action",
  ],
  [
    "This turn, you may put an additional card from your hand into your inkwell facedown. Gain 1 lore.",
    "action",
  ],
  [
    "If you have a character named Fern or Moss in play, you pay 2 {I} less to play this character.",
    "character",
  ],
  ["Chosen character gets +1 {S} and +1 {W} this turn. Draw a card.", "action"],
  ["Name a card, then reveal the top 3 cards of your deck.", "action"],
];
