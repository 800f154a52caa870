import { expanded, isThisCard } from "../ast/target_names.ts";
import { type Visit, walk } from "../ast/walk.ts";
import type { Filter, Query, Target, TargetGroup } from "../ast/mod.ts";
import { same } from "../ast/same.ts";
import { oneAbility } from "./ability.ts";
import { oneAmount } from "./amount.ts";
import { oneCondition } from "./condition.ts";
import { oneEffect } from "./effect.ts";
import { unordered } from "./plain.ts";
import { oneFilter, oneQuery } from "./query.ts";
import { oneTrigger } from "./trigger.ts";

/** Brings a tree into its canonical form, from the leaves up. */
export const canonical: Visit<void> = walk<void>((inside) => ({
  ability: (node) => oneAbility(inside.ability(node)),
  effect: (node) => oneEffect(inside.effect(node)),
  condition: (node) => oneCondition(inside.condition(node)),
  amount: (node) => oneAmount(inside.amount(node)),
  target: (node) => oneTarget(node, inside.target),
  aside: (node) => oneTarget(node, inside.aside),
  subject: (node) => oneTarget(node, inside.subject),
  // "Opponents lose 1 lore" is "each opponent loses 1 lore".
  player: (node) => node === "OPPONENTS" ? "EACH_OPPONENT" : node,
  cost: (node) => {
    const own = inside.cost(node);
    const { effects } = own;
    // All parts of a cost are paid together, so they have no order.
    return effects === undefined
      ? own
      : { ...own, effects: unordered(effects) };
  },
  query: (node) => oneQuery(inside.query(node)),
  filter: (node) => oneFilter(inside.filter(node)),
  trigger: (node) => oneTrigger(inside.trigger(node)),
}));

/** The full query of a target; all names for this card become "SELF". */
function oneTarget(
  target: Target,
  inside: (target: Target) => Target,
): Target {
  if (isThisCard(target)) return "SELF";
  const full = inside(expanded(target));
  if (typeof full === "string" || "ref" in full) return full;
  return "join" in full ? oneGroup(full) : full;
}

/** "your items and your locations" is "your items and locations". */
function oneGroup(group: TargetGroup): Target {
  const targets = unordered(group.targets);
  const all = targets.filter(isAll);
  const [first] = all;
  const isOne = group.join === "and" && all.length === targets.length &&
    first !== undefined && all.every((one) => isBeside(one, first));
  return isOne ? besideEachOther(all, group.id) : { ...group, targets };
}

function isAll(target: Target): target is Query {
  return typeof target === "object" && "selector" in target &&
    target.selector === "all" && target.id === undefined;
}

/** Whether two queries differ only in card types and filters. */
function isBeside(left: Query, right: Query): boolean {
  const { cardTypes: _, filter: _filter, ...rest } = left;
  const { cardTypes: _types, filter: _other, ...other } = right;
  return same(rest, other);
}

/** Merges queries into one; each side keeps its own filters. */
function besideEachOther(all: readonly Query[], id?: number): Query {
  const { filter: _, ...first } = all[0]!;
  const hasFilters = all.some(({ filter }) => filter !== undefined);
  const sides = all.map(({ cardTypes, filter = [] }): Filter => {
    const types = cardTypes.map((cardType): Filter => ({
      type: "card-type",
      cardType,
    }));
    const filters = [...types, ...filter];
    return filters.length === 1 ? filters[0]! : { type: "and", filters };
  });
  return oneQuery({
    ...first,
    cardTypes: all.flatMap(({ cardTypes }) => cardTypes),
    ...(hasFilters
      ? { filter: [oneFilter({ type: "or", filters: sides.map(oneFilter) })] }
      : {}),
    ...(id === undefined ? {} : { id }),
  });
}
