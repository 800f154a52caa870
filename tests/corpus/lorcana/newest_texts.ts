import type { TextRow } from "./row.ts";

/** What the newest cards say, and what cards like them may say. */
export const NEWEST_TEXTS: readonly TextRow[] = [
  ["Ready chosen item, gain 1 lore, or both.", "action"],
  ["Each opponent loses 1 lore or chooses and discards a card.", "action"],
  [
    "Chosen opponent chooses one:\n• Banish one of their items.\n• You draw 2 cards.",
    "action",
  ],
  ["{E}, X {I} — Gain X lore.", "item"],
  [
    "When you play this character, you may pay X {I} to play a character with cost X or less for free.",
    "character",
  ],
  [
    "Look at the top 5 cards of your deck. You may play an item card from among them. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "Look at the top card of your deck. You may play it. If you don't, put it into your discard.",
    "action",
  ],
  [
    "Whenever you play an item, draw a card. While you have 4 or more items in play, this character gets +2 {L}.",
    "character",
  ],
  [
    "Choose one:\n• Banish chosen item.\n• Return an item card from your discard to your hand.",
    "action",
  ],
  ["Rush and Evasive while you have a Racer character in play.", "character"],
  ["Resist +1 while this character is exerted.", "character"],
  ["{E} — Draw a card. Activate only during your turn.", "item"],
  [
    "Choose 2 characters of yours. Ready one of them and remove all damage from the other.",
    "action",
  ],
  [
    "Reveal the top 2 cards of your deck. If they have the same cost, gain 2 lore.",
    "action",
  ],
  [
    "Reveal the top 3 cards of your deck. If all of them are characters, draw a card.",
    "action",
  ],
  ["Exert 2 chosen characters with the same cost.", "action"],
  [
    "Whenever this character quests, if she's at a location, draw cards equal to that location's {L}.",
    "character",
  ],
  ["Items cost opponents 1 {I} more to play.", "character"],
  [
    "The first item each player plays each turn costs 1 {I} less.",
    "location",
  ],
  ["You pay 2 {I} less to play songs while you have a Queen character in play."],
  [
    "Whenever a card is put into your inkwell, if it's the third card put into your inkwell this turn, gain 1 lore.",
    "character",
  ],
  ["This character's {S} is always equal to the number of items you have."],
  ["Each opponent skips their next ready step.", "action"],
  ["This character is also named Bramble.", "character"],
  ["Whenever you ink a card, you may ready this item.", "item"],
  ["Your characters can't be exerted by opponents.", "character"],
  ["Damage on your locations can't be removed by opponents.", "item"],
  [
    "Whenever one of your characters is banished by an opponent's action, draw a card.",
    "character",
  ],
  ["Players can't gain more than 4 lore each turn.", "item"],
  [
    "Distribute 4 damage as you choose among any number of characters.",
    "action",
  ],
  [
    "If an effect would cause you to discard a card, you don't discard and you gain 1 lore.",
    "character",
  ],
  [
    "If one of your characters would be banished, you may banish this item instead and draw a card.",
    "item",
  ],
  [
    "Whenever this character challenges a location, deal 1 damage to each character there.",
    "character",
  ],
  [
    "For each player, banish one of that player's items.",
    "action",
  ],
  ["This character can sing songs the turn he's played.", "character"],
  [
    "When you play this character, you may move up to 2 of your characters to different locations for free.",
    "character",
  ],
  [
    "Reveal a card from your hand. Until the start of your next turn, whenever an opponent plays a card with that name, gain 1 lore.",
    "action",
  ],
  [
    "At the start of your turn, if you have exactly 2 characters here, choose one of them. Ready that character and deal 1 damage to the other.",
    "location",
  ],
  [
    "Choose one of your characters and a location. Move that character to that location for free.",
    "action",
  ],
  ["Deal 1 damage to each opposing character and location.", "action"],
  [
    "Return chosen character to their player's hand. If that character had damage, draw a card.",
    "action",
  ],
  ["If an effect would banish this location, banish an item of yours instead."],
  [
    "Return an item card, an action card, and a location card from your discard to your hand.",
    "action",
  ],
  [
    "Chosen character gains Resist +X this turn, where X is the number of items you have in play.",
    "action",
  ],
  [
    "Search your deck for a song card and put it into your discard. Shuffle your deck.",
    "action",
  ],
  [
    "While you have 3 or more Toy characters here, they get +1 {S}.",
    "location",
  ],
  ["Starting with you, each player chooses and discards a card.", "action"],
  ["Whenever you gain 3 or more lore at once, draw a card.", "character"],
  [
    "Each opponent with more cards in hand than you chooses and discards a card.",
    "action",
  ],
  ["Each character challenging this character gets -1 {S}.", "character"],
  [
    "When this character challenges, the defending player loses 1 lore.",
    "character",
  ],
  [
    "Chosen opponent reveals a card at random from their hand. If it's a song card, they discard it.",
    "action",
  ],
  [
    "Play a location from your hand for free, then move one of your characters there for free.",
    "action",
  ],
  [
    "Deal 3 damage to chosen character. If that character survives, exert them.",
    "action",
  ],
  [
    "Choose a number, then reveal the top card of your deck. If its cost is the chosen number, put it into your hand.",
    "action",
  ],
  [
    "Whenever one of your Knight characters quests, another chosen character of yours gains Rush this turn.",
    "character",
  ],
  [
    "Put an item card from your hand facedown under chosen character of yours. If you do, that character gets +1 {L} this turn.",
    "action",
  ],
  [
    "At the end of your turn, if none of your characters challenged this turn, draw a card.",
    "character",
  ],
  [
    "For each item banished this turn, you may play a character with cost 1 for free. They enter play exerted.",
    "action",
  ],
  [
    "When you play this character, if you used Shift to play her, draw 2 cards. If you didn't, draw a card.",
    "character",
  ],
  ["Your hand is revealed to all players.", "item"],
  [
    "Put all cards from opponents' discards on the bottom of their decks.",
    "action",
  ],
];
