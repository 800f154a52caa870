import type { Rule } from "../../../../combinators/mod.ts";
import { fixed } from "../../words.ts";

/** "less" and "more", after a number. */
export const CHANGED: { readonly [W in "less" | "more"]: Rule<undefined> } = {
  less: fixed("{I} less"),
  more: fixed("{I} more"),
};
