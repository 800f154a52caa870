import { optional, type Rule } from "../../../combinators/mod.ts";
import type { Duration } from "../../ast/mod.ts";
import { lookup } from "../words.ts";

/** A duration, after what it limits. */
export const duration: Rule<Duration> = lookup<Duration>({
  "this turn": "this-turn",
  "for the rest of this turn": "this-turn",
  "for the rest of the turn": "this-turn",
  "until the end of the turn": "this-turn",
  "until the end of this turn": "this-turn",
  "until end of turn": "this-turn",
  "until the end of your turn": "this-turn",
  "until the end of your next turn": "until-end-of-your-next-turn",
  "during your next turn": "your-next-turn",
  "during each opponent's turn": "during-opponents-turns",
  "during each of your turns": "during-your-turn",
  "until the start of your next turn": "until-start-of-next-turn",
  "until your next turn": "until-start-of-next-turn",
  "on their next turn": "their-next-turn",
  ...ofTheirs("during", "next turn", "their-next-turn"),
  ...ofTheirs("at the start of", "next turn", "start-of-their-next-turn"),
  ...ofTheirs("at the start of", "turn", "their-turn"),
  "at the start of their players' turns": "their-turn",
  "at the start of your turn": "your-turn",
  "at the start of your next turn": "start-of-your-next-turn",
  "during your turn": "during-your-turn",
  "during opponents' turns": "during-opponents-turns",
  "during your opponents' turns": "during-opponents-turns",
  "during an opponent's turn": "during-opponents-turns",
  ...inChallenge("during"),
  ...inChallenge("until the end of"),
  "the turn he's played": "turn-played",
  "the turn she's played": "turn-played",
  "the turn it's played": "turn-played",
  "the turn they're played": "turn-played",
  "while this item is in play": "while-in-play",
  "while this location is in play": "while-in-play",
  "while this character is in play": "while-in-play",
  "while this card is in play": "while-in-play",
});

/** An optional duration. */
export const maybeDuration: Rule<Duration | undefined> = optional(duration);

/** A duration at the start of a sentence. */
export const leadingDuration: Rule<Duration> = lookup<Duration>({
  "for the rest of this turn,": "this-turn",
  "this turn,": "this-turn",
  "until the end of the turn,": "this-turn",
  "until the end of this turn,": "this-turn",
  "until end of turn,": "this-turn",
  "until the end of your turn,": "this-turn",
  "during your next turn,": "your-next-turn",
  "until the end of your next turn,": "until-end-of-your-next-turn",
  "until the start of your next turn,": "until-start-of-next-turn",
  "while this location is in play,": "while-in-play",
  "while this item is in play,": "while-in-play",
  "while this character is in play,": "while-in-play",
  "while this card is in play,": "while-in-play",
  "during their next turn,": "their-next-turn",
});

/** "during that challenge" */
function inChallenge(when: string): { readonly [text: string]: Duration } {
  return Object.fromEntries(
    ["that", "the", "this"].map((which) => [
      `${when} ${which} challenge`,
      "during-challenge",
    ]),
  );
}

/** "at the start of its player's next turn": a turn of the player of the cards. */
function ofTheirs(
  when: string,
  turn: string,
  duration: Duration,
): { readonly [text: string]: Duration } {
  const owners = ["their", "its", "his", "her"];
  return Object.fromEntries(
    owners.flatMap((owner) => [owner, `${owner} player's`])
      .map((whose) => [`${when} ${whose} ${turn}`, duration]),
  );
}
