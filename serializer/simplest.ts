import {
  type Cost,
  type CostGroup,
  type Costs,
  type Effect,
  type Effects,
  type EffectWithOptions,
  type ListWithOptions,
  variant,
} from "../ast/internal.ts";

/** The simplest effect that says the same: a list of one is its only member. */
export function simplestEffect(effect: Effect): Effect {
  const [tag, payload] = variant<Effects>(effect);
  switch (tag) {
    case "Effect":
      return effect;
    case "WithOptions":
      return isPlain(payload) ? { Effect: payload.effect } : effect;
    case "List":
      return simplestList(payload) ?? effect;
    case "ListWithOptions":
      return simplestGroup(payload) ?? effect;
    case "Modal":
      return payload.length === 0 ? { Effect: "NoEffect" } : effect;
  }
}

/** The simplest cost that says the same: a choice in a choice is one choice. */
export function simplestCost(cost: Cost): Cost {
  const [tag, payload] = variant<Costs>(cost);
  if (tag === "Choice") {
    const costs = flattenCosts(payload, "Choice");
    // To choose from nothing is to pay nothing.
    if (costs.length === 0) return { CostList: costs };
    return onlyOf(costs) ?? { Choice: costs };
  }
  if (tag !== "CostList") return cost;
  const costs = flattenCosts(payload, "CostList");
  return onlyOf(costs) ?? { CostList: costs };
}

/** Whether an effect of a list is neither optional nor costs nor needs anything. */
export function isPlain(member: EffectWithOptions): boolean {
  return !member.optional && hasNoTerms(member);
}

/** Whether an effect of a list has neither cost nor condition of its own. */
export function hasNoTerms(
  { trigger_cost, condition }: Pick<
    ListWithOptions,
    "trigger_cost" | "condition"
  >,
): boolean {
  return trigger_cost === undefined && condition === undefined;
}

function simplestMember(member: EffectWithOptions): Effect {
  return isPlain(member) ? { Effect: member.effect } : { WithOptions: member };
}

function simplestList(
  members: readonly EffectWithOptions[],
): Effect | undefined {
  const [only] = members;
  if (only === undefined) return { Effect: "NoEffect" };
  return members.length === 1 ? simplestMember(only) : undefined;
}

function simplestGroup(group: ListWithOptions): Effect | undefined {
  const { effects, trigger_cost, condition } = group;
  if (hasNoTerms(group)) return simplestList(effects) ?? { List: effects };
  const [only] = effects;
  const terms = {
    ...(trigger_cost && { trigger_cost }),
    ...(condition && { condition }),
  };
  if (only === undefined) {
    return { WithOptions: { effect: "NoEffect", optional: false, ...terms } };
  }
  return effects.length === 1 && hasNoTerms(only)
    ? {
      WithOptions: { effect: only.effect, optional: only.optional, ...terms },
    }
    : undefined;
}

/** Costs of which none is a group of the same kind. */
function flattenCosts(
  costs: CostGroup,
  kind: "Choice" | "CostList",
): CostGroup {
  const simplest = costs.map(simplestCost);
  return simplest.some((cost) => membersOf(cost, kind) !== undefined)
    ? simplest.flatMap((cost) => membersOf(cost, kind) ?? [cost])
    : simplest;
}

function membersOf(
  cost: Cost,
  kind: "Choice" | "CostList",
): CostGroup | undefined {
  const [tag, payload] = variant<Costs>(cost);
  return tag === kind ? payload : undefined;
}

function onlyOf(costs: CostGroup): Cost | undefined {
  return costs.length === 1 ? costs[0] : undefined;
}
