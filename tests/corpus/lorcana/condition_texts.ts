import type { TextRow } from "./row.ts";

/** What is asked before something happens: of cards, of players, of a turn. */
export const CONDITION_TEXTS: readonly TextRow[] = [
  [
    "When you play this character, each opponent with more lore than you loses 2 lore.",
    "character",
  ],
  [
    "Each opponent with fewer cards in their hand than you loses 1 lore.",
    "action",
  ],
  [
    "While you have only 1 character here, they get +1 {S} and +2 {L}.",
    "location",
  ],
  [
    "During your turn, if you've played 2 or more songs this turn, you may play this character for free.",
    "character",
  ],
  [
    "If you've played 3 or more actions this turn, you may play this item for free.",
    "item",
  ],
  [
    "While you have more cards in your hand than each opponent, this character gets +3 {S}.",
    "character",
  ],
  [
    "While you have more cards in your inkwell than each opponent, this character gains Ward.",
    "character",
  ],
  [
    "While an opponent has more cards in their hand than you, this character gains Evasive.",
    "character",
  ],
  [
    "While an opponent has more lore than you, this character gets +1 {L}.",
    "character",
  ],
  [
    "While you have more items in play than each opponent, this character gains Rush.",
    "character",
  ],
  [
    "If an opponent has more characters in play than you, you may play a character with cost 3 or less for free.",
    "action",
  ],

  [
    "At the end of your turn, if you didn't put any cards into your inkwell this turn, banish this item.",
    "item",
  ],
  [
    "At the end of your turn, if you didn't play a song this turn, each opponent gains 1 lore.",
    "character",
  ],
  [
    "At the end of your turn, if this character didn't challenge this turn, exert him.",
    "character",
  ],
  [
    "At the end of your turn, if none of your characters challenged this turn, draw a card.",
    "item",
  ],
  [
    "At the end of your turn, if this character is exerted, put chosen item of yours into your inkwell facedown and exerted.",
    "character",
  ],
  [
    "At the start of your turn, if this card is in your discard, you may play it and it enters play exerted.",
    "character",
  ],
  [
    "At the start of your turn, if you have a location in play, draw a card.",
    "character",
  ],
  [
    "Whenever an opponent draws a card during their turn, if it's the third card they've drawn this turn, draw a card.",
    "item",
  ],
  [
    "During your turn, when you put a card into your inkwell, if it's the third card you've put into your inkwell this turn, gain 1 lore.",
    "character",
  ],
  [
    "When you play this character, return an item card from your discard to your hand. If that card is a Hat item card, gain 1 lore.",
    "character",
  ],
  [
    "When you play this character, if an opponent has a damaged character in play, draw a card.",
    "character",
  ],
  [
    "When you play this character, if you removed 2 or more damage from one of your characters this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if a character was banished this turn, gain 1 lore.",
    "character",
  ],
  [
    "When you play this character, if one of your characters was banished in a challenge this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if an opponent gained 2 or more lore this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if 2 or more cards were put into your discard this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if you used Shift to play him, draw a card.",
    "character",
  ],
  [
    "When you play this character, if you used Shift to play them, each opponent loses 1 lore.",
    "character",
  ],
  [
    "When this character is banished in a challenge, if she had a card under her, gain 2 lore.",
    "character",
  ],
  [
    "Whenever this character quests, if you played another character this turn, draw a card.",
    "character",
  ],
  [
    "Whenever this character quests, if an opponent has 10 or more lore, draw a card.",
    "character",
  ],
  [
    "Whenever this character quests, if each opponent has no cards in their hand, gain 2 lore.",
    "character",
  ],
  [
    "Whenever this character quests, if you have no other characters in play, gain 1 lore.",
    "character",
  ],
  [
    "Whenever this character quests, if there's a card under him, draw a card.",
    "character",
  ],
  [
    "While this character is exerted and you have no items in play, opponents can't play songs.",
    "character",
  ],
  ["While this character has 3 {S} or more, she gains Evasive.", "character"],
  ["While this character is being challenged, he gets +2 {S}.", "character"],
  [
    "While you have no cards in your hand, opponents can't play items with cost 3 or more.",
    "character",
  ],
  [
    "While you have an item named Brass Bell in play, this character gains Support.",
    "character",
  ],
  [
    "While you have a character named Fern in play, this character gains Singer 5.",
    "character",
  ],
  [
    "While you have 2 or more Pirate characters in play, this character gets +1 {S} and +1 {L}.",
    "character",
  ],
  [
    "While you have 10 or more lore, this character can't be challenged.",
    "character",
  ],
  [
    "While you have a character with Bodyguard in play, this character gains Ward.",
    "character",
  ],
  [
    "While you have another Knight character in play, this character gains Resist +1.",
    "character",
  ],
  [
    "While you have 5 or more cards in your inkwell, this character gets +2 {S}.",
    "character",
  ],

  [
    "If you have a character here, you pay 1 {I} less to play locations.",
    "location",
  ],
  [
    "If you have 3 or more characters in play, you pay 2 {I} less to play this character.",
    "character",
  ],
  ["{E}, 2 {I} — If you have 3 or more items in play, draw a card.", "item"],
  [
    "Chosen character gains Rush this turn. If a Pirate character is chosen, they may also challenge ready characters this turn.",
    "action",
  ],
  [
    "Whenever a character with 4 {S} or more challenges another character while here, draw a card. If the challenging character has 7 {S} or more, draw 2 cards instead.",
    "location",
  ],
  [
    "Chosen opponent chooses and discards a card. If they have no cards in their hand, gain 1 lore instead.",
    "action",
  ],
  [
    "Draw 2 cards. If you have fewer than 3 cards in your hand, draw 3 cards instead.",
    "action",
  ],
  [
    "If you have more than 4 cards in your hand, choose and discard a card.",
    "action",
  ],
  [
    "This character can't challenge unless you have 2 or more other characters in play.",
    "character",
  ],
  [
    "You can't play this action unless 3 or more cards were put into your discard this turn. Draw 3 cards.",
    "action",
  ],
  [
    "You can't play this character unless you have a location in play.",
    "character",
  ],
  [
    "You can't play this character unless an opposing character was banished this turn.",
    "character",
  ],
];
