import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Trigger } from "../../ast/mod.ts";
import { playersBefore } from "../nouns/agreement.ts";
import { ofThatOpponent } from "../nouns/players.ts";
import { lookup } from "../words.ts";
import type { By } from "./subject.ts";

/** Who does what sets off an ability. */
export const who: Rule<By> = playersBefore(oneOf<By>([
  lookup<By>({
    "you": "you",
    "an opponent": "opponent",
    "opponents": "opponent",
    "your opponent": "opponent",
    "one of your opponents": "opponent",
    "another player": "opponent",
    "a player": "any",
    "any player": "any",
  }),
  // "During each opponent's turn, whenever they draw a card"
  ofThatOpponent("they").as("opponent"),
]));

/** The player of events without cards, by who acts. */
export const PLAYER: { readonly [B in By]: NonNullable<Trigger["player"]> } = {
  you: "CONTROLLER",
  opponent: "OPPONENT",
  any: "EACH_PLAYER",
};
