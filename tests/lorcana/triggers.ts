import type { TriggerEvent } from "../../lorcana/mod.ts";

/** At least one trigger for each event: leave one out and it does not compile. */
export const triggerExamples: {
  readonly [E in TriggerEvent]: readonly [string, ...string[]];
} = {
  "play": [
    "When you play this character",
    "Whenever an opponent plays a second action in a turn",
    "Whenever you pay 2 {I} or less to play a character",
  ],
  "quest": ["Whenever one or more of your characters quests"],
  "banish": [
    "When this character is banished in a challenge",
    "Whenever this character challenges and is banished",
    "Whenever you banish an item",
  ],
  "banish-in-challenge": [
    "Whenever this character banishes another character in a challenge",
  ],
  "challenge": ["Whenever this character challenges a damaged character"],
  "challenged": ["Whenever this character is challenged by a Pirate character"],
  "challenged-and-banished": [
    "When this character is challenged and banished",
  ],
  "start-turn": ["At the start of your turn"],
  "end-turn": ["At the end of each opponent's turn"],
  "ink": [
    "Whenever you put a card into your inkwell",
    "Whenever a card is put into your inkwell",
  ],
  "move": [
    "Whenever you move a character here",
    "Whenever this character moves to a location",
  ],
  "put-card-under": [
    "Whenever you put a card under this character",
    "Whenever a card is put under this character",
  ],
  "sing": ["Whenever this character sings a song"],
  "leave-play": ["When this character leaves play"],
  "remove-damage": [
    "Whenever you remove 1 or more damage from one of your characters",
  ],
  "draw": ["Whenever an opponent draws a card"],
  "damage": ["Whenever this character takes damage"],
  "deal-damage": [
    "Whenever this character deals damage to another character in a challenge",
  ],
  "ready": [
    "Whenever this character readies",
    "Whenever you ready this character",
  ],
  "exert": [
    "Whenever this character becomes exerted",
    "Whenever you exert a character",
  ],
  "return-to-hand": [
    "Whenever one of your characters is returned to your hand from play",
  ],
  "discard": ["Whenever you discard a card"],
  "support": ["Whenever this character is chosen for Support"],
  "be-chosen": [
    "Whenever an opponent chooses this character for an action or ability",
  ],
  "leave-discard": ["Whenever a card leaves your discard"],
  "enter-discard": ["Whenever a character card is put into your discard"],
  "use-ability": ["Whenever you use the Boost ability of a character"],
  "leave-inkwell": ["Whenever a card leaves your inkwell"],
  "get-ink-drops": ["Whenever you get an ink drop"],
  "remove-ink-drops": [
    "Whenever an opponent removes one or more ink drops",
    "Whenever a player removes 2 or more ink drops",
  ],
  "gain-lore": ["Whenever you gain lore"],
  "lose-lore": ["Whenever an opponent loses lore"],
};
