import type { TextRow } from "./row.ts";

/** Texts that are printed in other words, with the same meaning. */
export const REWORDED_TEXTS: readonly TextRow[] = [
  [
    "While you have only one other character in play, this character gets +1 {L}.",
    "character",
  ],
  [
    "While another character in play has damage, this character gets +1 {W}.",
    "character",
  ],
  [
    "While one of your characters has damage, this character gains Resist +1.",
    "character",
  ],
  [
    "While a damaged character is in play, this character gains Rush.",
    "character",
  ],
  [
    "While there are 3 or more characters with damage in play, this character gets +2 {L}.",
    "character",
  ],
  [
    "While there are 4 or more cards in your discard, this character gets +2 {S}.",
    "character",
  ],
  ["If there are no cards in your hand, draw 3 cards.", "action"],
  [
    "When this location is banished, if there was a damaged character here, draw a card.",
    "location",
  ],
  [
    "While 3 or more characters of yours are exerted, this character gets +1 {L} and gains Ward.",
    "character",
  ],
  [
    "At the start of your turn, if you have a character in play with more {W} than each opposing character in play, gain 1 lore.",
    "item",
  ],
  [
    "At the end of your turn, if you have any characters in play with 4 {S} or more, gain 1 lore. If you have any in play with 8 {S} or more, gain 3 lore instead.",
    "character",
  ],
  [
    "Whenever this character challenges, if she's at a location, she takes no damage from the challenge.",
    "character",
  ],
  [
    "When you play this character, if an opposing character was damaged this turn, gain 2 lore.",
    "character",
  ],
  [
    "When you play this character, if you've put a card into your inkwell this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if you've discarded a card this turn, draw a card.",
    "character",
  ],
  [
    "When you play this character, if you have characters named Fern and Moss in play, draw 2 cards.",
    "character",
  ],
  [
    "Whenever this character quests, if you've played a song this turn, gain 1 lore.",
    "character",
  ],
  [
    "While this character is ready or at a location, she gains Ward.",
    "character",
  ],
  [
    "While this character has a card under her, she gets +1 {S}, +2 {W}, and +1 {L}.",
    "character",
  ],
  ["While it's your turn, this character gets +3 {S}.", "character"],
  [
    "If you have a character named Fern in play, you can play this character for free.",
    "character",
  ],
  [
    "If you have a character here, you pay 1 {I} less to move a character of yours here.",
    "location",
  ],
  [
    "Whenever a character quests while here, remove up to 1 damage from them. If they're a Knight character, remove up to 3 damage instead.",
    "location",
  ],
  [
    "This character can't be dealt damage unless she's being challenged.",
    "character",
  ],
  [
    "Whenever you pay 3 {I} or less to play a non-character, gain 1 lore.",
    "character",
  ],
  [
    "Whenever another character is played, put a damage counter on this character.",
    "character",
  ],
  [
    "Whenever another of your characters is banished, you may put that card into your inkwell facedown and exerted.",
    "character",
  ],
  [
    "Whenever one of your opponents' characters or items is returned to their hand from play, draw a card.",
    "item",
  ],
  [
    "Whenever she challenges a damaged character, ready this character after the challenge.",
    "character",
  ],
  [
    "Whenever your opponent discards 1 or more cards, you may gain 1 lore for each card discarded.",
    "character",
  ],
  [
    "Whenever you remove damage from one of your characters, draw a card for each 1 damage removed.",
    "character",
  ],
  [
    "During your turn, whenever this character is exerted, draw a card.",
    "character",
  ],
  [
    "During each opponent's turn, the first time this character would take damage, he takes no damage instead.",
    "character",
  ],
  ["The first time you play a song each turn, gain 1 lore.", "character"],
  ["Whenever you play your second action in a turn, draw a card.", "character"],
  ["Whenever an opposing character is damaged, gain 1 lore.", "character"],
  ["Whenever your characters quest, each opponent loses 1 lore.", "character"],
  [
    "Whenever one or more cards are put into your discard, draw a card.",
    "character",
  ],
  [
    "At the end of each player's turn, if they have more than 3 cards in their hand, they choose and discard cards until they have 3. If they have fewer than 3 cards in their hand, they draw until they have 3.",
    "character",
  ],
  ["Chosen opposing character can't quest during their next turn.", "action"],
  [
    "When you play this character, exert chosen opposing location. It can't ready at the start of its next turn.",
    "character",
  ],
  [
    "When you play this character, for each opposing player, you may choose an item of theirs. They can't ready at the start of their next turn.",
    "character",
  ],
  ["This character can quest the turn she's played.", "character"],
  [
    "Your characters get +2 {S} while challenging a location this turn.",
    "action",
  ],
  ["Your other Pirate characters get +1 {S} while challenging.", "character"],
  ["All opposing characters lose Ward this turn.", "action"],
  [
    "This character gets -1 {S} for each card in your opponents' hands.",
    "character",
  ],
  [
    "When you play this character, you may choose an opposing character and move 2 damage from each other character to them.",
    "character",
  ],
  [
    "This character may enter play exerted to deal 2 damage to chosen damaged character.",
    "character",
  ],
  [
    "During your turn, whenever this character becomes exerted, you may play an item from your hand or discard with cost 2 or less for free.",
    "character",
  ],
  [
    "Whenever you put a card under this character, you may reveal the top card of your deck. If it's an item card, you may play that item for free and it enters play exerted. Otherwise, put it on the bottom of your deck.",
    "character",
  ],
  [
    "This character can't challenge or quest unless she is at a location.",
    "character",
  ],
  [
    "Whenever this character quests, you may play a song card with cost 3 or less from your discard for free, then put it on the bottom of your deck instead of into your discard.",
    "character",
  ],
  [
    "{E} — Choose 2 cards from chosen opponent's discard and put them on the bottom of their deck to gain 1 lore. If any item cards were moved this way, gain 2 lore instead.",
    "character",
  ],
  [
    "Draw a card. Then, choose up to 2 cards from chosen opponent's discard and shuffle them into their deck.",
    "action",
  ],
  [
    "{E} one of your locations — Look at the top card of your deck and put it on either the top or the bottom of your deck.",
    "character",
  ],
  [
    "Whenever this character quests, each opponent reveals the top card of their deck. If it's an action card, they may put it into their hand. Otherwise, they put it on the bottom of their deck.",
    "character",
  ],
  [
    "{E} — Look at the top 3 cards of your deck. Put one on the top of your deck and the others on the bottom.",
    "item",
  ],
  [
    "Look at the top 4 cards of your deck. You may reveal up to 1 Pirate character card and up to 1 item card and put them into your hand. Put the rest on the top of your deck in any order.",
    "action",
  ],
  [
    "Look at the top 3 cards of your deck. Put one into your inkwell facedown and exerted. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "Look at the top 3 cards of your deck. Put one into your hand, one into your inkwell facedown and exerted, and one on the bottom of your deck.",
    "action",
  ],
  [
    "Look at the top 5 cards of your deck. Put up to 2 character cards into your hand. Put the rest into your discard.",
    "action",
  ],
  [
    "{E}, 1 {I} — Reveal the top card of your deck. You may play it as if it were in your hand. Otherwise, put it in your discard.",
    "item",
  ],
  [
    "Reveal the top 2 cards of your deck. Put all revealed item cards into your hand. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "During your turn, whenever this character exerts, reveal a number of cards from the top of your deck equal to the number of cards under her. Put all revealed item cards into your hand. Put the rest on the bottom of your deck in any order.",
    "character",
  ],
  [
    "Shuffle chosen item card from your discard into your deck. Reveal the top card of your deck. If it has the same name as the chosen card, you may play the revealed card for free. Otherwise, put it into your hand.",
    "action",
  ],
  [
    "Banish this item, {E} one of your Knight characters — Search your deck for a Dragon character card and reveal it to all players. Put that card into your hand and shuffle your deck.",
    "item",
  ],
  [
    "Each player shuffles their deck and then reveals the top card. Each player who reveals an item card may play that item for free. Otherwise, put the revealed cards on the bottom of their player's deck.",
    "action",
  ],

  [
    "Each player chooses 1 of their characters and puts it into their inkwell facedown and exerted.",
    "action",
  ],
  [
    "Each player exerts all the cards in their inkwell. Then each player with more than 2 cards in their inkwell returns cards at random from their inkwell to their hand until they have 2 cards in their inkwell.",
    "action",
  ],
  [
    "Put chosen character with Evasive or location into their player's inkwell facedown and exerted.",
    "action",
  ],
  [
    "When you play this character, you may put a card from the top of your deck facedown under each of your other characters. If you do, those characters gain Rush this turn.",
    "character",
  ],
  ["Return a card under this character to your hand."],
  [
    "Whenever this character sings a song, you may play that song again from your discard for free, then shuffle it into your deck.",
    "character",
  ],

  ["Draw cards until you have 4 cards in your hand.", "action"],
  [
    "When you play this character, choose one:\n- Each player gains 1 lore.\n- Each player loses 1 lore.",
    "character",
  ],
  [
    "{E}, 3 {I}, Banish one of your items — Return chosen opposing item to its player's hand.",
    "item",
  ],
  [
    "{E} one of your characters to deal damage equal to their {W} to chosen character.",
    "action",
  ],
  [
    "Whenever this character quests, you may draw a card. Then, choose and discard a card to deal 2 damage to chosen character. If an item card was discarded, deal 4 damage to that character instead.",
    "character",
  ],
  [
    "Count the number of items you have in play. Chosen character gets +{S} equal to that number this turn.",
    "action",
  ],
  [
    "Count the number of characters you have in play. Chosen character loses {S} equal to that number this turn.",
    "action",
  ],
  [
    "For each song card in your discard, you pay 1 {I} less to play this character using his Shift ability.",
    "character",
  ],
  [
    "You pay 2 {I} less to play this character for each opposing exerted character.",
    "character",
  ],
  [
    "Your opponents pay 1 {I} more to play items with cost 2 or less.",
    "character",
  ],
  [
    "Play a character with cost 4 or less for free. They gain Rush. At the end of the turn, banish them.",
    "action",
  ],
  [
    "Play an action with cost 3 or less from your discard for free, then put it on the bottom of your deck.",
    "action",
  ],
  ["Gain 1 lore for each opposing damaged character.", "action"],
  [
    "Return up to 3 chosen characters with total cost 5 or less to their players' hands.",
    "action",
  ],
  [
    "{E} 1 {I} — Return a Pirate character card from your discard to your hand.",
    "item",
  ],
  [
    "{E} — If you have a Pirate character in play, return an action card from your discard to your hand. Otherwise, put it on the top of your deck.",
    "character",
  ],
  [
    "Banish chosen item of yours to draw a card. If that item had a card under it, draw 2 cards instead.",
    "action",
  ],
  ["Banish chosen Pirate of yours to draw 2 cards.", "action"],
  [
    "For each 1 damage on your characters, you pay 1 {I} less to play this character.",
    "character",
  ],

  ["You may play items named Brass Bell for free.", "character"],
  ["(This character counts as being named both Fern and Moss.)", "character"],
];
