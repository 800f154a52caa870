import type { TextRow } from "./row.ts";

/** Who is meant: owners, counts, filters, zones, and where cards go. */
export const TARGET_TEXTS: readonly TextRow[] = [
  ["Banish chosen character.", "action"],
  ["Banish chosen opposing character with 2 {S} or less.", "action"],
  ["Banish chosen character with cost 3 or less.", "action"],

  ["Banish all items.", "action"],
  ["Banish all opposing characters with 1 {W}.", "action"],

  ["Banish up to 2 chosen items.", "action"],

  ["Deal 1 damage to each opposing damaged character.", "action"],
  ["Deal 3 damage to another chosen character.", "action"],
  ["Deal 2 damage to up to 2 chosen characters.", "action"],

  ["Exert chosen ready character.", "action"],
  ["Exert all opposing characters.", "action"],
  ["Ready chosen exerted Knight character of yours.", "action"],
  ["Return chosen item to its player's hand.", "action"],
  [
    "Return all opposing characters with cost 2 or less to their players' hands.",
    "action",
  ],
  ["Return an action card from your discard to your hand.", "action"],
  ["Return up to 2 character cards from your discard to your hand.", "action"],
  ["Remove up to 2 damage from each of your characters.", "action"],
  ["Put chosen character on the bottom of their player's deck.", "action"],
  ["Shuffle chosen opposing item into its player's deck.", "action"],
  ["Put the top 2 cards of your deck into your discard.", "action"],

  ["When you play this character, put all cards from under this character into your hand."],
  [
    "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "Look at the top card of your deck. You may put it into your inkwell facedown.",
    "action",
  ],
  [
    "Look at the top 5 cards of your deck. You may reveal a Wizard character card and put it into your hand. Put the rest on the bottom of your deck in any order.",
    "action",
  ],
  [
    "Search your deck for an item card and reveal that card to all players. Put that card into your hand and shuffle your deck.",
    "action",
  ],
  ["Look at chosen opponent's hand.", "action"],
  [
    "Chosen opponent reveals their hand and discards a non-character card of your choice.",
    "action",
  ],
  ["Each opponent reveals their hand.", "action"],
  [
    "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. Otherwise, put it into your discard.",
    "action",
  ],
  ["Play a character with cost 4 or less for free.", "action"],
  ["Play an item from your discard for free.", "action"],
  ["Draw until you have 5 cards in your hand.", "action"],
  ["Discard 2 cards at random.", "action"],
  ["Chosen opponent discards a song card of your choice.", "action"],
  ["Each opponent loses 1 lore for each item you have in play.", "action"],
  ["Move chosen character of yours to a location for free.", "action"],
  ["Banish chosen character with no cards under them.", "action"],
  ["Whenever you play a character, banish chosen opposing character with cost equal to or less than that character's cost."],
  [
    "Draw a card. (This is a reminder (with another in it) to the end.) Gain 1 lore.",
    "action",
  ],
  ["Banish another 2 chosen characters.", "action"],
  [
    "Return an action card named Who Goes There? from your discard to your hand.",
    "action",
  ],
];
