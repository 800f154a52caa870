import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type { Condition } from "../ast/mod.ts";

/** A condition about this card, where that goes without saying. */
export function withoutSelf(condition: Condition): Condition {
  if (!("target" in condition) || condition.target !== "SELF") return condition;
  const traits = CONDITION_TRAITS[condition.type];
  if (!("withoutTarget" in traits) || traits.withoutTarget !== "this card") {
    return condition;
  }
  const { target: _, ...rest } = condition;
  return rest as Condition; // Its target may be missing.
}
