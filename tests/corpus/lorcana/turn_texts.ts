import type { TextRow } from "./row.ts";

/** When something happens, to whom, and for how long. */
export const TURN_TEXTS: readonly TextRow[] = [
  [
    "Whenever one or more of your characters sings a song, draw a card.",
    "character",
  ],
  [
    "Whenever you play an action that isn't a song, you may exert chosen item.",
    "character",
  ],
  [
    "Whenever one of your characters or items with a card under them is challenged, draw a card.",
    "item",
  ],
  [
    "Whenever one of your Pirate characters quests while at a location, gain 1 lore.",
    "character",
  ],
  [
    "Whenever one of your characters quests while here, draw a card, then choose and discard a card.",
    "location",
  ],
  [
    "Whenever another character is banished in a challenge, return that card to its player's hand, then that player loses 1 lore.",
    "character",
  ],

  [
    "Whenever this character takes damage, deal that much damage to chosen character.",
    "character",
  ],
  [
    "When you move a character here from another location, you may banish this location to gain 1 lore and draw 2 cards.",
    "location",
  ],
  [
    "Whenever you play a character named Fern, you may exert chosen character.",
    "character",
  ],
  [
    "When this character challenges and is banished, you may exert the challenged character.",
    "character",
  ],
  [
    "When this character is challenged and banished, you may deal 2 damage to the challenging character.",
    "character",
  ],

  [
    "When this character is banished in a challenge, you may put all cards that were under her under another chosen character of yours.",
    "character",
  ],
  [
    "During your turn, whenever this character banishes another character in a challenge, you may ready this character.",
    "character",
  ],
  [
    "During your turn, whenever a card is put into your inkwell, gain 1 lore.",
    "character",
  ],
  [
    "Once during your turn, whenever this character sings a song, draw a card.",
    "character",
  ],
  [
    "Once during your turn, whenever you play a second action in a turn, gain 1 lore.",
    "character",
  ],

  [
    "Whenever you play a Floodborn character on this card, draw a card.",
    "character",
  ],
  [
    "Whenever you play a character with cost 2 or less, this character gets +1 {S} this turn.",
    "character",
  ],
  [
    "Whenever you play another Pirate character, he gains Rush this turn.",
    "character",
  ],
  [
    "Whenever an opposing character challenges one of your characters, deal 1 damage to the challenging character.",
    "character",
  ],
  [
    "Whenever one of your other characters is challenged, this character gets +1 {S} this turn.",
    "character",
  ],
  [
    "Whenever this character deals damage in a challenge, draw a card.",
    "character",
  ],
  [
    "Whenever a card leaves your discard, this character gets +1 {L} this turn.",
    "character",
  ],
  ["Whenever an item is banished, gain 1 lore.", "item"],
  [
    "Whenever you put a card under one of your characters, draw a card.",
    "character",
  ],
  [
    "Whenever an opponent chooses this character for an action or ability, draw a card.",
    "character",
  ],
  ["When this character leaves play, each opponent loses 1 lore.", "character"],
  [
    "When you play this character and whenever he banishes another character in a challenge, draw a card.",
    "character",
  ],
  [
    "When you play this character and at the start of your turn, gain 1 lore.",
    "character",
  ],
  ["At the start of each opponent's turn, they lose 1 lore.", "character"],
  [
    "At the end of each opponent's turn, if they have more than 4 cards in their hand, they discard until they have 4 cards in their hand.",
    "item",
  ],
  [
    "Chosen opposing character can't challenge and must quest during their next turn if able. Gain 1 lore.",
    "action",
  ],
  [
    "Chosen opposing character can't ready at the start of their next turn.",
    "action",
  ],
  ["Chosen character gains Reckless during their next turn.", "action"],

  [
    "Chosen character gets +2 {S} this turn and gains Challenger +1 until the start of your next turn.",
    "action",
  ],
  [
    "Opposing characters can't quest until the start of your next turn.",
    "action",
  ],
  [
    "When you play this character, chosen opponent can't play actions until the start of your next turn.",
    "character",
  ],
  [
    "This character can challenge ready damaged characters with Evasive.",
    "character",
  ],

  [
    "This character can't ready unless you have 3 or more items in play.",
    "character",
  ],
  [
    "Opponents must choose this item for actions and abilities if able.",
    "item",
  ],
  ["Opponents can't gain lore during your turn.", "character"],
  ["Characters get +1 {L} and +2 {W} while here.", "location"],
  ["Pirate characters get +1 {S} and +1 {L} while here.", "location"],
  ["Characters gain Ward and Evasive while here.", "location"],
  [
    "During challenges, your Knight characters deal damage with their {W} instead of their {S}.",
    "character",
  ],
  ["This character takes no damage from challenges this turn.", "character"],
  [
    "Whenever one of your other characters would be dealt damage, put that many damage counters on this location instead.",
  ],
  ["Your characters named Fern gain Evasive.", "character"],
  ["All characters gain Reckless until the start of your next turn.", "action"],
  [
    "Whenever this character quests, each opponent loses 2 lore. Gain 1 lore for each 1 lore lost this way.",
    "character",
  ],
  [
    "Whenever you put a card under one of your items or locations, you may pay 2 {I} to draw a card.",
    "item",
  ],
  [
    "When you play a Floodborn character on this card, gain 1 lore.",
    "character",
  ],

  [
    "Whenever one of your actions deals damage to an opposing character, deal 1 damage to that character.",
    "character",
  ],
  ["Characters named Fern lose Ward and can't gain Ward.", "character"],
  [
    "When you play this character, chosen character gets +1 {S} this turn. If the chosen character is named Fern, she gets +3 {S} instead.",
    "character",
  ],
  [
    "At the start of your turn, put the top 2 cards of your deck into your discard.",
    "location",
  ],
  ["Characters count as having +1 cost to sing songs while here.", "location"],

  [
    "Whenever one of your characters challenges another character, if it's the third challenge this turn, draw a card.",
    "character",
  ],
  [
    "Once during your turn, whenever a card leaves your discard, gain 1 lore.",
    "character",
  ],
  [
    "While this character is exerted, whenever an opposing character challenges, you may draw a card.",
    "character",
  ],
  [
    "Whenever one of your characters challenges, they gain Resist +1 during that challenge.",
    "character",
  ],
  [
    "Whenever this character moves to a location, she gets +1 {L} this turn.",
    "character",
  ],
  [
    "For the rest of this turn, whenever one of your characters quests, gain 1 lore.",
    "action",
  ],
  [
    "Whenever you play a song while this character is exerted, draw a card.",
    "character",
  ],
];
