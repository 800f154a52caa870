import type { Rule } from "../../../../combinators/mod.ts";
import { fixed, verb } from "../../words.ts";

// Once for all that is paid: rules that begin alike are read together.

/** "pay", "pays" */
export const pay: Rule<undefined> = verb("pay");

/** How costs change, after a number. */
export const CHANGED: { readonly [W in "less" | "more"]: Rule<undefined> } = {
  less: fixed("{I} less"),
  more: fixed("{I} more"),
};
