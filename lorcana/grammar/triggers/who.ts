import type { Rule } from "../../../combinators/mod.ts";
import type { Trigger } from "../../ast/mod.ts";
import { playersBefore } from "../nouns/agreement.ts";
import { lookup } from "../words.ts";
import type { By } from "./subject.ts";

/** The player whose action triggers an ability. */
export const who: Rule<By> = playersBefore(lookup<By>({
  "you": "you",
  "an opponent": "opponent",
  "opponents": "opponent",
  "your opponent": "opponent",
  "one of your opponents": "opponent",
  "they": "opponent",
  "another player": "opponent",
  "a player": "any",
  "any player": "any",
}));

/** The player of events without cards, by who acts. */
export const PLAYER: { readonly [B in By]: NonNullable<Trigger["player"]> } = {
  you: "CONTROLLER",
  opponent: "OPPONENT",
  any: "EACH_PLAYER",
};
