import type { TextRow } from "./row.ts";

/** What holds all the time: costs, conditions, restrictions, grants, rules. */
export const STATIC_TEXTS: readonly TextRow[] = [
  ["{E} — Draw a card.", "item"],
  ["{E}, 2 {I} - Chosen character gets +2 {S} this turn.", "item"],
  ["1 {I}, Banish this item – Gain 1 lore.", "item"],
  ["Banish this item — Remove up to 3 damage from chosen character.", "item"],
  ["{E}, Choose and discard a card — Draw 2 cards.", "character"],
  [
    "2 {I}, Banish one of your items — Deal 3 damage to chosen character.",
    "character",
  ],
  ["{E} — If you have a Queen character in play, gain 1 lore.", "item"],
  ["Your characters get +1 {S}.", "character"],
  ["Your other Fairy characters get +1 {L}.", "character"],
  ["Your characters named Thistle gain Rush.", "character"],
  ["Your items gain Ward.", "character"],
  ["Opposing characters get -1 {S}.", "character"],
  ["Characters get +1 {W} while here.", "location"],

  [
    "While this character is exerted, your other characters gain Resist +1.",
    "character",
  ],

  [
    "While you have 2 or more other characters in play, this character gets +2 {L}.",
    "character",
  ],
  [
    "While you have no cards in your hand, this character gets +3 {S}.",
    "character",
  ],
  [
    "While this character is at a location, he can't be challenged.",
    "character",
  ],

  ["During your turn, this character gains Evasive.", "character"],
  ["If you used Shift to play this character, she gains Rush.", "character"],
  ["This character can't quest.", "character"],
  [
    "This character can't challenge or quest unless you have 5 or more cards in your hand.",
    "character",
  ],

  ["This character enters play exerted.", "character"],

  ["This character takes no damage from challenges.", "character"],
  ["Opposing characters can't ready at the start of their turn.", "character"],
  ["Opponents can't play actions.", "character"],

  ["This character gets +1 {L} for each item you have in play.", "character"],
  ["You pay 1 {I} less to play items.", "character"],
  ["You pay 2 {I} less for the next character you play this turn.", "action"],
  ["You pay 1 {I} more to play characters.", "character"],
  [
    "You pay 1 {I} less to play this character for each card in your discard.",
    "character",
  ],
  ['Your characters with Ward gain "{E} — Draw a card."', "character"],
  ["Opponents need 22 lore to win the game.", "character"],
  ["Skip your draw step.", "character"],

  ["Chosen character gains Challenger +2 this turn.", "action"],
  [
    "Chosen opposing character gains Reckless during their next turn.",
    "action",
  ],
  ["Chosen character loses Ward this turn.", "action"],

  [
    "Chosen opposing character can't challenge during their next turn.",
    "action",
  ],
  ["Whenever one of your characters quests this turn, gain 1 lore.", "action"],

  ["Your items can't be banished by opponents' actions.", "character"],
  [
    "Characters with Ward can't be dealt damage by items or locations.",
    "character",
  ],
  ["Opposing characters can't be readied by abilities.", "character"],
  ["Opponents can't gain lore from locations.", "character"],
  ["Opponents can't gain lore from questing.", "item"],
  ["Your characters can't lose abilities.", "character"],
  ["Opponents can't use abilities of items.", "character"],
  ["You pay 1 {I} less to use the abilities of your items.", "item"],
  [
    "Opponents pay 1 {I} more for the second card they play each turn.",
    "character",
  ],
  ["You pay 2 {I} less for the second action you play each turn.", "character"],
  [
    "Opponents pay 1 {I} more to move their characters to a location.",
    "location",
  ],
  [
    "Whenever this character quests, you may play an item for 2 {I} less.",
    "character",
  ],
  [
    "Your characters count as having +1 cost to sing the first song you play each turn.",
    "item",
  ],
  [
    "If you would discard a card because of opponents' abilities, draw a card instead.",
    "character",
  ],
  [
    "If an opponent would gain 2 or more lore, they gain 1 lore instead.",
    "character",
  ],
  [
    "If you would lose the game, you may banish this character instead.",
    "character",
  ],
  [
    "Whenever an opposing character would be banished in a challenge with this character, put that card on the bottom of their player's deck instead.",
    "character",
  ],
  [
    "If you played a song during your last turn, this character gets +2 {S}.",
    "character",
  ],
  [
    "While this character is at a location, that location gets +1 {L}.",
    "character",
  ],
  ["Only Pirate characters can quest.", "character"],
  ["Opponents can't gain more than 3 lore each turn.", "character"],
  ["Damage on your characters can't be moved.", "character"],
  ["This character can't be shifted onto damaged characters.", "character"],
  ["Shift: 2 {I}, Banish an item of yours", "character"],
  [
    "This character can't be dealt damage by characters with cost 3 or less.",
    "character",
  ],
  [
    "Deal 2 damage to chosen character and deal 1 damage to each other character at the same location as them.",
    "action",
  ],
  [
    "Choose up to 3:\n• Draw a card.\n• Gain 1 lore.\n• Ready chosen item.",
    "action",
  ],
];
