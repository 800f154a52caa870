import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { ShiftConditions } from "../../ast/conditions/shift.ts";
import type { ConditionOf, Target } from "../../ast/mod.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";
import { card, of } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

const purpose: Rule<"play" | "shift"> = lookup<"play" | "shift">({
  "to play": "play",
  "to shift": "shift",
});
const drops = words("ink drop", "ink drops");
const together = words("with Sing Together", "using Sing Together");

const thisTurn: Rule<true | undefined> = optional(
  fixed("this turn").map(() => true as const),
);

function usedShift(
  card: Target,
  thisTurn: true | undefined,
): ConditionOf<"used-shift"> {
  return {
    type: "used-shift",
    ...of(card),
    ...(thisTurn === undefined ? {} : { thisTurn }),
  };
}

/** "you used Shift to play this character" */
export const shiftProductions: ConditionProductions<ShiftConditions> = {
  "used-shift": [
    pattern`you used Shift to play ${card} ${thisTurn}`.map((
      [card, thisTurn],
    ) => usedShift(card, thisTurn)),
    pattern`you shifted ${card} ${thisTurn}`.map(([card, thisTurn]) =>
      usedShift(card, thisTurn)
    ),
    pattern`${card} ${
      words("was", "were", "has been", "have been")
    } shifted ${thisTurn}`.map((
      [card, , thisTurn],
    ) => usedShift(card, thisTurn)),
    pattern`you played ${card} using Shift ${thisTurn}`.map((
      [card, thisTurn],
    ) => usedShift(card, thisTurn)),
  ],
  "used-sing-together": [
    pattern`you used Sing Together to ${words("sing", "play")} ${card}`.map((
      [, card],
    ) => ({ type: "used-sing-together", ...of(card) })),
    pattern`you ${words("sang", "played")} ${card} ${together}`.map((
      [, card],
    ) => ({ type: "used-sing-together", ...of(card) })),
    pattern`${card} was ${words("sung", "played")} ${together}`.map((
      [card],
    ) => ({ type: "used-sing-together", ...of(card) })),
  ],
  "removed-ink-drops": [
    pattern`you removed ${simpleAmount} ${drops} ${purpose} ${card}`.map((
      [amount, , purpose, card],
    ) => ({ type: "removed-ink-drops", amount, purpose, ...of(card) })),
    pattern`you removed ${
      oneOf([number, fixed("one").map(() => 1)])
    } or more ink drops ${purpose} ${card}`
      .map(([amount, purpose, card]) => ({
        type: "removed-ink-drops",
        amount,
        orMore: true,
        purpose,
        ...of(card),
      })),
  ],
};
