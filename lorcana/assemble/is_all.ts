import type { Target } from "../ast/mod.ts";
import { expanded } from "../ast/target_names.ts";

/** Whether a target is all cards that fit. */
export function isAll(target: Target): boolean {
  const full = expanded(target);
  return typeof full === "object" && "selector" in full &&
    full.selector === "all";
}
