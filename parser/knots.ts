import type { Effect } from "../ast/mod.ts";
import { lazy, type Rule } from "../combinators/mod.ts";
// Effects consist of what contains effects. Looked at when a card is read.
import defer * as later from "./effect.ts";

/** What follows "if you do,": an effect, without the period at its end. */
export const effectInRuleChange: Rule<Effect> = lazy(() => later.effect);

/** What an effect contains: a list in it says where it starts. */
export const effectInside: Rule<Effect> = lazy(() => later.inside);
