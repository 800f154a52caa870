import { expanded, isThisCard } from "../ast/target_names.ts";
import { type Visit, walk } from "../ast/walk.ts";
import type { Target } from "../ast/mod.ts";
import { oneAbility } from "./ability.ts";
import { oneAmount } from "./amount.ts";
import { oneCondition } from "./condition.ts";
import { oneEffect } from "./effect.ts";
import { unordered } from "./plain.ts";
import { oneFilter, oneQuery } from "./query.ts";

/** The tree with one shape for each thing, from the leaves up. */
export const canonical: Visit<void> = walk<void>((inside) => ({
  ability: (node) => oneAbility(inside.ability(node)),
  effect: (node) => oneEffect(inside.effect(node)),
  condition: (node) => oneCondition(inside.condition(node)),
  amount: (node) => oneAmount(inside.amount(node)),
  target: (node) => oneTarget(node, inside.target),
  aside: (node) => oneTarget(node, inside.aside),
  query: (node) => oneQuery(inside.query(node)),
  filter: (node) => oneFilter(inside.filter(node)),
  trigger: (node) => {
    const own = inside.trigger(node);
    const { restrictions } = own;
    // "When", "whenever" and "at" suit the event; they say nothing more.
    return {
      ...own,
      timing: "whenever",
      ...(restrictions === undefined
        ? {}
        : { restrictions: unordered(restrictions) }),
    };
  },
}));

/** A target without its short name; this card has one name. */
function oneTarget(
  target: Target,
  inside: (target: Target) => Target,
): Target {
  if (isThisCard(target)) return "SELF";
  const full = inside(expanded(target));
  if (typeof full === "string" || "ref" in full) return full;
  return "join" in full ? { ...full, targets: unordered(full.targets) } : full;
}
