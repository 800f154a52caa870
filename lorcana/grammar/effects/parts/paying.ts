import type { Rule } from "../../../../combinators/mod.ts";
import { fixed } from "../../words.ts";

/** How costs change, after a number. */
export const CHANGED: { readonly [W in "less" | "more"]: Rule<undefined> } = {
  less: fixed("{I} less"),
  more: fixed("{I} more"),
};
