import { type Said, SAID_OF_NUMBERS } from "./said_of_numbers.ts";

/** Contractions, which cards prefer. */
const CONTRACTIONS: readonly Said[] = [
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["was not", "wasn't"],
  ["were not", "weren't"],
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["did not", "didn't"],
  ["has not", "hasn't"],
  ["have not", "haven't"],
  ["can not", "can't"],
  ["it is", "it's"],
  ["he is", "he's"],
  ["she is", "she's"],
  ["who's", "who is"],
  ["they have drawn", "they've drawn"],
];

/** Turns, and how long something lasts. */
const TIMES: readonly Said[] = [
  ["the beginning of", "the start of"],
  ["until the turn ends", "this turn"],
  ["until this turn ends", "this turn"],
  ["for this turn", "this turn"],
  ["until your next turn begins", "until the start of your next turn"],
  ["until your next turn starts", "until the start of your next turn"],
  ["while it's your turn", "during your turn"],
  ["once a turn", "once per turn"],
  ["every time", "whenever"],
  ["any time", "whenever"],
  ["anytime", "whenever"],
  ["each time", "whenever"],
];

/** Whose cards, and which. */
const CARDS: readonly Said[] = [
  ["every", "each"],
  ["any opponent", "an opponent"],
  ["one of your opponents", "an opponent"],
  ["each of your opponents", "each opponent"],
  ...["lose", "gain", "draw", "discard", "reveal"].flatMap((
    verb,
  ): readonly Said[] => [
    [`opponents each ${verb}`, `each opponent ${verb}s`],
    [`your opponents each ${verb}`, `each opponent ${verb}s`],
  ]),
  ["of an opponent's", "an opponent has in play"],
  ["of an opponent", "an opponent has in play"],
  ["of your opponents", "an opponent has in play"],
  ["that an opponent has in play", "an opponent has in play"],
  ["controlled by an opponent", "an opponent has in play"],
  ["that you have in play", "you have in play"],
  ["that you control", "you have in play"],
  ["that you play", "you play"],
  ["than an opponent has in theirs", "than an opponent"],
  ["than each opponent has in theirs", "than each opponent"],
  ["than you have in yours", "than you"],
  ["opponents must pay", "opponents pay"],
  ["you must pay", "you pay"],
  ["the remaining cards", "the rest"],
  ["the rest of the cards", "the rest"],
  ["the rest of them", "the rest"],
  ["which isn't", "that isn't"],
  ["which has", "that has"],
  ["who is damaged", "that is damaged"],
  ["which is damaged", "that is damaged"],
  ["which is exerted", "that is exerted"],
  ["with damage on them", "with damage"],
  ["with damage on it", "with damage"],
  ["with damage on him", "with damage"],
  ["with damage on her", "with damage"],
  ["with 1 or more damage", "with damage"],
  ["with no damage on them", "with no damage"],
  ["with no damage on it", "with no damage"],
  ["other than a song", "that isn't a song"],
];

/** Piles, and the way there. */
const PILES: readonly Said[] = [
  ["discard pile", "discard"],
  ["discard piles", "discards"],
  ["your deck's top card", "the top card of your deck"],
  ["their deck's top card", "the top card of their deck"],
  ["the bottom or the top", "the top or the bottom"],
  ["the bottom or top", "the top or bottom"],
  ["at the bottom of", "on the bottom of"],
  ["at the top of", "on the top of"],
  ["face-down", "facedown"],
  ...["your", "their", "its player's", "their player's"].flatMap((
    whose,
  ): readonly Said[] => [
    [`facedown into ${whose} inkwell`, `into ${whose} inkwell facedown`],
    [
      `facedown and exerted into ${whose} inkwell`,
      `into ${whose} inkwell facedown and exerted`,
    ],
  ]),
  ["in your inkwell facedown", "into your inkwell facedown"],
  ["in their inkwell facedown", "into their inkwell facedown"],
  ["the card on top of your deck", "the top card of your deck"],
  ["the first # cards of your deck", "the top # cards of your deck"],
  ["put in your inkwell", "put into your inkwell"],
  ["put in their inkwell", "put into their inkwell"],
  ["add it to your hand", "put it into your hand"],
  ["add them to your hand", "put them into your hand"],
  ["add that card to your hand", "put that card into your hand"],
  ["the hand of their player", "their player's hand"],
  ["the hand of its player", "its player's hand"],
  ["place", "put"],
  ["places", "puts"],
  ["out of your hand", "from your hand"],
  ["out of your discard", "from your discard"],
  ["owners'", "players'"],
  ["without paying its cost", "for free"],
  ["without paying their cost", "for free"],
  ["without paying their costs", "for free"],
  ["without paying his cost", "for free"],
  ["without paying her cost", "for free"],
  ["without paying for it", "for free"],
  ["without paying {I}", "for free"],
];

/** How sentences hang together. */
const JOINS: readonly Said[] = [
  ["if you do so,", "if you do,"],
  ["if they do so,", "if they do,"],
  ["after that,", "then,"],
  ["afterward,", "then,"],
  [", and then", ", then"],
  [", after which", ", then"],
  ["else,", "otherwise,"],
  ["for every", "for each"],
  ["may choose to", "may"],
  ["may not", "can't"],
  ["can neither quest nor challenge", "can't quest or challenge"],
  ["can neither challenge nor quest", "can't quest or challenge"],
  ["gains both", "gains"],
  ["gain both", "gain"],
  ["while exerted,", "while this character is exerted,"],
  ["while damaged,", "while this character is damaged,"],
  [", but they", ". they"],
  [", but it", ". it"],
  ["your hand is empty", "you have no cards in your hand"],
  ["0 cards in", "no cards in"],
  ["if you control", "if you have"],
  ["while you control", "while you have"],
  ["also,", "then,"],
  ["additionally,", "then,"],
  ["in addition,", "then,"],
  ["banished during a challenge", "banished in a challenge"],
  ["a random card", "a card at random"],
  ["# random cards", "# cards at random"],
  ["randomly discards a card", "discards a card at random"],
  ["randomly discards # cards", "discards # cards at random"],
];

/**
 * What texts say, and what cards say in its place: both mean the same. What is
 * on the left is said in no other sense; what the grammar reads as it is, it
 * reads before anything is looked for here.
 */
export const SAID: readonly Said[] = [
  ...SAID_OF_NUMBERS,
  ...CONTRACTIONS,
  ...TIMES,
  ...CARDS,
  ...PILES,
  ...JOINS,
];
