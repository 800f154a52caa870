import type { Rule } from "../../../combinators/mod.ts";
import type { ShiftConditions } from "../../ast/conditions/shift.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { lookup, pattern, words } from "../words.ts";
import { card, of } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

const purpose: Rule<"play" | "shift"> = lookup<"play" | "shift">({
  "to play": "play",
  "to shift": "shift",
});
const drops = words("ink drop", "ink drops");
const together = words("with Sing Together", "using Sing Together");

/** "you used Shift to play this character" */
export const shiftProductions: ConditionProductions<ShiftConditions> = {
  "used-shift": [
    pattern`you used Shift to play ${card}`.map(([card]) => ({
      type: "used-shift",
      ...of(card),
    })),
    pattern`you shifted ${card}`.map(([card]) => ({
      type: "used-shift",
      ...of(card),
    })),
    pattern`${card} ${words("was", "were")} shifted`.map(([card]) => ({
      type: "used-shift",
      ...of(card),
    })),
    pattern`you played ${card} using Shift`.map(([card]) => ({
      type: "used-shift",
      ...of(card),
    })),
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
  ],
};
