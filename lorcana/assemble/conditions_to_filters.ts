import type { Condition, ConditionOf, Effect, Filter } from "../ast/mod.ts";
import { expanded, shortened } from "../ast/target_names.ts";

/** An effect and the conditions it depends on. */
export interface Depending {
  readonly effect: Effect;
  readonly conditions: readonly Condition[];
}

/**
 * "While being challenged, your characters gain Resist +1": the condition is
 * about each of those characters, not this card, so it becomes a filter.
 */
export function conditionsToFilters(
  { effect, conditions }: Depending,
): Depending {
  const bare = conditions.filter(isBare);
  const full = "target" in effect && effect.target !== undefined
    ? expanded(effect.target)
    : "SELF";
  if (
    bare.length === 0 || typeof full === "string" || !("selector" in full) ||
    full.selector !== "all"
  ) {
    return { effect, conditions };
  }
  const filter = [...full.filter ?? [], ...bare.map(asFilter)];
  const target = shortened({ ...full, filter });
  return {
    effect: { ...effect, target } as Effect, // Only the target changed.
    conditions: conditions.filter((one) => !isBare(one)),
  };
}

/** "challenging", with no subject. */
function isBare(
  condition: Condition,
): condition is ConditionOf<"in-challenge"> {
  return condition.type === "in-challenge" && condition.role !== "any" &&
    condition.target === undefined;
}

function asFilter({ role, against }: ConditionOf<"in-challenge">): Filter {
  return {
    type: "in-challenge",
    role: role === "defender" ? role : "attacker",
    ...(against === undefined ? {} : { against }),
  };
}
