import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Effect, Target } from "../../ast/mod.ts";
import { lying } from "../effects/parts/lying.ts";
import { ownPile } from "../nouns/players.ts";
import { lookup, pattern } from "../words.ts";

type Done = (target: Target) => Effect;

/** "put on the bottom of their deck": what happens to a card, without it. */
export const passive: Rule<Done> = oneOf<Done>([
  lookup<Done>({
    "banished": (target) => ({ type: "banish", target }),
    "exerted": (target) => ({ type: "exert", target }),
    "readied": (target) => ({ type: "ready", target }),
  }),
  pattern`returned to ${ownPile} hand`.map(([hand]): Done => (target) => ({
    type: "return-to-hand",
    target,
    hand,
  })),
  pattern`put into ${ownPile} inkwell ${optional(lying)}`.map((
    [player, lies],
  ): Done =>
  (target) => ({ type: "put-into-inkwell", target, player, ...lies })),
  pattern`put on the ${
    lookup<"put-on-bottom" | "put-on-top">({
      "bottom": "put-on-bottom",
      "top": "put-on-top",
    })
  } of ${ownPile} deck`.map(([type, whose]): Done => (target) => ({
    type,
    target,
    intoDeck: whose === "CONTROLLER" ? "you" : "owner",
  })),
]);
