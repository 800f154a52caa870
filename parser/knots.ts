import type { Effect } from "../ast/mod.ts";
import { promised, type Rule } from "../combinators/mod.ts";

// Effects consist of what contains effects. `effect.ts` says what these are.
const whole = promised<Effect>();
const inside = promised<Effect>();

/** What follows "if you do,": an effect, without the period at its end. */
export const effectInRuleChange: Rule<Effect> = whole.rule;

/** What an effect contains: a list in it says where it starts. */
export const effectInside: Rule<Effect> = inside.rule;

/** Ties both knots. */
export function tieEffects(effect: Rule<Effect>, within: Rule<Effect>): void {
  whole.keep(effect);
  inside.keep(within);
}
