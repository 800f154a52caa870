import { optional, type Rule } from "../../../../combinators/mod.ts";
import { lookup } from "../../words.ts";

/** "in any order": whoever puts the cards there decides. */
export const anyOrder: Rule<"player-choice" | undefined> = optional(
  lookup<"player-choice">({ "in any order": "player-choice" }),
);
