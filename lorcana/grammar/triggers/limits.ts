import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Cause, TriggerRestriction } from "../../ast/mod.ts";
import { condition } from "../conditions/condition.ts";
import { spanned, withSpans } from "../spanned.ts";
import { lookup, pattern } from "../words.ts";

const yours: TriggerRestriction = { type: "during-turn", whose: "your" };
const theirs: TriggerRestriction = { type: "during-turn", whose: "opponent" };
const once: TriggerRestriction = { type: "once-per-turn" };
const twice: TriggerRestriction = { type: "times-per-turn", times: 2 };

function by(cause: Cause): TriggerRestriction {
  return { type: "caused", cause };
}

/** Limits in front of a trigger: "During your turn,". */
export const scope: Rule<readonly TriggerRestriction[]> = spanned(
  lookup<
    readonly TriggerRestriction[]
  >({
    "during your turn,": [yours],
    "on your turn,": [yours],
    "on an opponent's turn,": [theirs],
    "on opponents' turns,": [theirs],
    "once on your turn,": [yours, once],
    "during an opponent's turn,": [theirs],
    "during opponents' turns,": [theirs],
    "during each opponent's turn,": [theirs],
    "during your opponents' turns,": [theirs],
    "during your opponent's turn,": [theirs],
    "during the opponent's turn,": [theirs],
    "once per turn,": [once],
    "once each turn,": [once],
    "twice per turn,": [twice],
    "twice each turn,": [twice],
    "twice during your turn,": [yours, twice],
    "up to twice during your turn,": [yours, twice],
    "twice during each of your turns,": [yours, twice],
    "once during each of your turns,": [yours, once],
    "once during an opponent's turn,": [theirs, once],
    "once during each opponent's turn,": [theirs, once],
    "during each of your turns,": [yours],
    "once during your turn,": [yours, once],
    "once per turn, during your turn,": [yours, once],
    "once per turn, during an opponent's turn,": [theirs, once],
    "twice per turn, during an opponent's turn,": [theirs, twice],
    "during your turn, once per turn,": [yours, once],
  }),
  withSpans,
);

/** Limits after an event: "in a challenge", "while here". */
export const limitsAfter: Rule<readonly TriggerRestriction[]> = oneOf<
  readonly TriggerRestriction[]
>([
  lookup<readonly TriggerRestriction[]>({
    "during your turn": [yours],
    "during an opponent's turn": [theirs],
    "on an opponent's turn": [theirs],
    "during your opponent's turn": [theirs],
    "during your opponents' turns": [theirs],
    "during each opponent's turn": [theirs],
    "on your turn": [yours],
    "during the opponent's turn": [theirs],
    "during opponents' turns": [theirs],
    "during their turn": [{ type: "during-turn", whose: "their" }],
    "by an action": [by({ what: ["action"] })],
    "by an ability": [by({ what: ["ability"] })],
    "by an action or ability": [by({ what: ["action", "ability"] })],
    "by an opponent's action": [by({ what: ["action"], whose: "opponents" })],
    "by an opponent's ability": [by({ what: ["ability"], whose: "opponents" })],
    "by an opponent's action or ability": [
      by({ what: ["action", "ability"], whose: "opponents" }),
    ],
    "by an opponent": [by({ whose: "opponents" })],
    "this turn": [{ type: "this-turn" }],
    "for the rest of this turn": [{ type: "this-turn" }],
    "until the end of this turn": [{ type: "this-turn" }],
    "for the first time each turn": [{ type: "first-time-each-turn" }],
    "for the first time in a turn": [{ type: "first-time-each-turn" }],
    "during their turns": [{ type: "during-turn", whose: "their" }],
    "here": [{
      type: "while",
      condition: { type: "at-location", location: "THIS_LOCATION" },
    }],
    "while here": [{
      type: "while",
      condition: { type: "at-location", location: "THIS_LOCATION" },
    }],
  }),
  pattern`while ${condition}`.map((
    [condition],
  ): readonly TriggerRestriction[] => [
    { type: "while", condition },
  ]),
]);
