import type {
  Ability,
  Count,
  Effect,
  Located,
  NodeSpan,
  Target,
} from "../ast/mod.ts";
import { walk } from "../ast/walk.ts";

/**
 * Gives each ability, effect, condition, trigger and cost within an ability a
 * span: a node assembled from others covers all of them, and one without words
 * of its own has its parent's. Targets, amounts and filters keep a span only if
 * it lies within the node around them.
 */
export function placeSpans(ability: Ability, span: NodeSpan): Ability {
  return filled.ability(grown.ability({ ...ability, span }, {}), span);
}

/** The same for an effect on its own. */
export function placeEffectSpans(effect: Effect, span: NodeSpan): Effect {
  return filled.effect(grown.effect({ ...effect, span }, {}), span);
}

/** The words covered by the nodes visited so far. */
interface Reach {
  span?: NodeSpan | undefined;
}

/** Extends the span of each node over those within it. */
const grown = walk<Reach>((inside) => ({
  ability: (node, around) => grow(node, around, inside.ability),
  effect: (node, around) => grow(node, around, inside.effect),
  condition: (node, around) => grow(node, around, inside.condition),
  trigger: (node, around) => grow(node, around, inside.trigger),
  cost: (node, around) => grow(node, around, inside.cost),
  restriction: (node, around) => {
    const { span, ...rest } = inside.restriction(node, around);
    around.span = hull(around.span, span);
    return rest as typeof node; // Restrictions keep no span.
  },
}));

function grow<N extends Located>(
  node: N,
  around: Reach,
  inside: (node: N, reach: Reach) => N,
): N {
  const reach: Reach = { span: node.span };
  const own = inside(node, reach);
  around.span = hull(around.span, reach.span);
  return reach.span === undefined ? own : { ...own, span: reach.span };
}

/** Gives nodes without a span that of their parent. */
const filled = walk<NodeSpan>((inside) => ({
  ability: (node, around) => fill(node, around, inside.ability),
  effect: (node, around) => fill(node, around, inside.effect),
  condition: (node, around) => fill(node, around, inside.condition),
  trigger: (node, around) => fill(node, around, inside.trigger),
  cost: (node, around) => fill(node, around, inside.cost),
  target: (node, around) => keep(node, around, inside.target),
  aside: (node, around) => keep(node, around, inside.aside),
  subject: (node, around) => keep(node, around, inside.subject),
  query: (node, around) => keep(node, around, inside.query),
  filter: (node, around) => keep(node, around, inside.filter),
  amount: (node, around) => keep(node, around, inside.amount),
}));

/** Drops a span outside of the parent's: two effects may share one subject. */
function keep<N extends Count | Target | Located>(
  node: N,
  around: NodeSpan,
  inside: (node: N, span: NodeSpan) => N,
): N {
  const span = spanOf(node);
  if (typeof node !== "object" || span === undefined) {
    return inside(node, around);
  }
  const { span: _, ...rest } = node as Located; // It has one.
  const isInside = around[0] <= span[0] && span[1] <= around[1];
  // Only the span is missing, which is always optional.
  return isInside ? inside(node, span) : inside(rest as N, around);
}

function spanOf(node: Count | Target | Located): NodeSpan | undefined {
  return typeof node === "object" && "span" in node ? node.span : undefined;
}

function fill<N extends Located>(
  node: N,
  around: NodeSpan,
  inside: (node: N, span: NodeSpan) => N,
): N {
  const { span = around } = node;
  return inside(node.span === undefined ? { ...node, span } : node, span);
}

function hull(
  left: NodeSpan | undefined,
  right: NodeSpan | undefined,
): NodeSpan | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return [Math.min(left[0], right[0]), Math.max(left[1], right[1])];
}

/** The same ability with all spans moved by a number of characters. */
export function shiftSpans(ability: Ability, by: number): Ability {
  return shifted.ability(ability, by);
}

const shifted = walk<number>((inside) => ({
  ability: (node, by) => shift(inside.ability(node, by), by),
  effect: (node, by) => shift(inside.effect(node, by), by),
  condition: (node, by) => shift(inside.condition(node, by), by),
  trigger: (node, by) => shift(inside.trigger(node, by), by),
  cost: (node, by) => shift(inside.cost(node, by), by),
  target: (node, by) => shiftTarget(inside.target(node, by), by),
  aside: (node, by) => shiftTarget(inside.aside(node, by), by),
  subject: (node, by) => shiftTarget(inside.subject(node, by), by),
  query: (node, by) => shift(inside.query(node, by), by),
  filter: (node, by) => shift(inside.filter(node, by), by),
  amount: (node, by) => shift(inside.amount(node, by), by),
}));

function shift<N extends Count | Target | Located>(node: N, by: number): N {
  const span = spanOf(node);
  if (typeof node !== "object" || span === undefined) return node;
  const [start, end] = span;
  return { ...node, span: [start + by, end + by] };
}

/** A query used as a target was already shifted as a query. */
function shiftTarget(target: Target, by: number): Target {
  return typeof target === "object" && "selector" in target
    ? target
    : shift(target, by);
}
