import type { Effect } from "../ast/internal.ts";
import { promised, type Rule } from "../combinators/mod.ts";

// Effects contain rules that contain effects. `effect.ts` defines these two.
const whole = promised<Effect>();
const inside = promised<Effect>();

/** What follows "if you do,": an effect, without the period at its end. */
export const effectInRuleChange: Rule<Effect> = whole.rule;

/** An effect within another; a list must have a clear beginning there. */
export const effectInside: Rule<Effect> = inside.rule;

/** Defines both rules. */
export function defineEffects(
  effect: Rule<Effect>,
  within: Rule<Effect>,
): void {
  whole.keep(effect);
  inside.keep(within);
}
