import type { Duration } from "../ast/mod.ts";

/** The player of the cards: "their next turn", "its player's next turn". */
const THEIRS = ["their", "its", "his", "her"]
  .flatMap((owner) => [owner, `${owner} player's`]);

/** The words for each duration, after what it limits; the first is printed. */
export const DURATIONS: { readonly [D in Duration]: readonly string[] } = {
  "this-turn": [
    "this turn",
    "for the rest of this turn",
    "for the rest of the turn",
    "until the end of the turn",
    "until the end of this turn",
    "until end of turn",
    "until the end of your turn",
  ],
  "until-start-of-next-turn": [
    "until the start of your next turn",
    "until your next turn",
  ],
  "until-end-of-your-next-turn": ["until the end of your next turn"],
  "your-next-turn": ["during your next turn"],
  "their-next-turn": [
    ...THEIRS.map((whose) => `during ${whose} next turn`),
    "on their next turn",
  ],
  "start-of-their-next-turn": THEIRS.map((whose) =>
    `at the start of ${whose} next turn`
  ),
  "start-of-your-next-turn": ["at the start of your next turn"],
  "their-turn": [
    ...THEIRS.map((whose) => `at the start of ${whose} turn`),
    "at the start of their players' turns",
  ],
  "your-turn": ["at the start of your turn"],
  "during-your-turn": ["during your turn", "during each of your turns"],
  "during-opponents-turns": [
    "during opponents' turns",
    "during each opponent's turn",
    "during your opponents' turns",
    "during an opponent's turn",
  ],
  "during-challenge": ["during", "until the end of"].flatMap((when) =>
    ["that", "the", "this"].map((which) => `${when} ${which} challenge`)
  ),
  "while-in-play": ["character", "item", "location", "card"].map((type) =>
    `while this ${type} is in play`
  ),
  "turn-played": ["they're", "he's", "she's", "it's"].map((they) =>
    `the turn ${they} played`
  ),
  // What is played says these itself: "the next character you play this turn".
  "next-play-this-turn": [],
  "next-play": [],
  "first-play-each-turn": [],
  "second-play-each-turn": [],
  "third-play-each-turn": [],
};
