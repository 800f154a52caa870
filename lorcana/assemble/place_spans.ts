import type { NodeSpan } from "../ast/mod.ts";

/** The fields that hold effects, conditions, triggers, costs and abilities. */
const NODES: ReadonlySet<string> = new Set([
  "effect",
  "steps",
  "options",
  "then",
  "else",
  "replacement",
  "condition",
  "conditions",
  "trigger",
  "cost",
  "ability",
]);

/**
 * The node with a span on each node within: one that was put together from
 * others reaches over all of them, one without words of its own has its parent's.
 */
export function placeSpans<T extends object>(node: T, span: NodeSpan): T {
  const [grown] = grow({ ...node, span }, true);
  fill(grown, true, span);
  return grown as T; // A copy with more spans.
}

type Grown = readonly [node: unknown, span: NodeSpan | undefined];

/** A copy in which each node reaches over what it contains. */
function grow(node: unknown, isNode: boolean): Grown {
  if (typeof node !== "object" || node === null) return [node, undefined];
  let span = "span" in node ? node.span as NodeSpan : undefined; // By its name.
  const take = (value: unknown, isNode: boolean): unknown => {
    const [own, within] = grow(value, isNode);
    span = hull(span, within);
    return own;
  };
  if (Array.isArray(node)) {
    return [node.map((item) => take(item, isNode)), span];
  }
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== "span") copy[key] = take(value, NODES.has(key));
  }
  if (isNode && span !== undefined) copy.span = span;
  return [copy, span];
}

/** Gives the nodes without a span that of the node around them. */
function fill(node: unknown, isNode: boolean, around: NodeSpan): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) fill(item, isNode, around);
    return;
  }
  const fields = node as Record<string, unknown>; // No list: a copy of ours.
  if (isNode) fields.span ??= around;
  const own = isNode ? fields.span as NodeSpan : around; // Just set.
  for (const key in fields) {
    if (key !== "span") fill(fields[key], NODES.has(key), own);
  }
}

function hull(
  left: NodeSpan | undefined,
  right: NodeSpan | undefined,
): NodeSpan | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return [Math.min(left[0], right[0]), Math.max(left[1], right[1])];
}

/** The same nodes in a text that starts `by` characters earlier. */
export function shiftSpans<T>(node: T, by: number): T {
  return shifted(node, by) as T; // Only spans differ.
}

function shifted(node: unknown, by: number): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => shifted(item, by));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "span"
        ? (value as NodeSpan).map((at) => at + by) // By its name.
        : shifted(value, by),
    ]),
  );
}
