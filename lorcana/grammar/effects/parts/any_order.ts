import { optional, type Rule } from "../../../../combinators/mod.ts";
import { lookup } from "../../words.ts";

/** "in any order": the player who puts the cards there decides. */
export const anyOrder: Rule<Order | undefined> = optional(
  lookup<Order>({
    "in any order": "player-choice",
    "in a random order": "random",
    "in random order": "random",
  }),
);

/** Who decides the order of cards. */
export type Order = "player-choice" | "random";
