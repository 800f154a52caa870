import { isCountedAmount } from "./amount.ts";
import { isInstead } from "./clauses/conditional.ts";
import type { Kind, Nodes } from "./children.ts";
import * as tables from "./children_of.ts";
import { CONDITION_TRAITS } from "./condition_traits.ts";
import type { Effect } from "./effect.ts";
import { EFFECT_TRAITS } from "./effect_traits.ts";

/**
 * How a pass transforms each kind of node. `state` carries what the pass knows
 * so far; nodes are visited in text order.
 */
export type Visit<S> = {
  readonly [K in Kind]: (node: Nodes[K], state: S) => Nodes[K];
};

/**
 * Defines a pass over a tree: `own` transforms the nodes it is about; `inside`
 * visits the children of a node, and returns that node if none changes.
 */
export function walk<S>(
  own: (inside: Visit<S>) => Partial<Visit<S>>,
): Visit<S> {
  const inside: Visit<S> = {
    ability: (node, state) => mapped(node, ABILITY[node.type], visitors, state),
    effect: (node, state) => mapped(node, effectRow(node), visitors, state),
    condition: (node, state) =>
      mapped(node, CONDITION[node.type], visitors, state),
    trigger: (node, state) => mapped(node, TRIGGER, visitors, state),
    restriction: (node, state) =>
      mapped(node, RESTRICTION[node.type], visitors, state),
    cost: (node, state) => mapped(node, COST, visitors, state),
    target: insideTarget,
    aside: insideTarget,
    subject: insideTarget,
    amount: (node, state) =>
      isCountedAmount(node)
        ? mapped(node, AMOUNT[node.type], visitors, state)
        : node,
    player: asItIs,
    query: (node, state) => mapped(node, QUERY, visitors, state),
    filter: (node, state) => mapped(node, FILTER[node.type], visitors, state),
    destination: (node, state) => mapped(node, DESTINATION, visitors, state),
    cards: (node, state) => visit.target(node, state),
    replaces: (node, state) => mapped(node, REPLACES, visitors, state),
  };
  function insideTarget(
    node: Nodes["target"],
    state: S,
  ): Nodes["target"] {
    if (typeof node === "string" || "ref" in node) return node;
    return "join" in node
      ? mapped(node, GROUP, visitors, state)
      : visit.query(node, state);
  }
  const visit: Visit<S> = { ...inside, ...own(inside) };
  const visitors = numbered(visit);
  return visit;
}

/** Defines a pass over effects, which skips whatever contains none. */
export function walkEffects<S>(
  own: (inside: Visit<S>) => Pick<Visit<S>, "effect">,
): Visit<S> {
  return walk((inside) => ({ ...WITHOUT_EFFECTS, ...own(inside) }));
}

const WITHOUT_EFFECTS = {
  condition: asItIs,
  trigger: asItIs,
  restriction: asItIs,
  target: asItIs,
  aside: asItIs,
  subject: asItIs,
  amount: asItIs,
  query: asItIs,
  filter: asItIs,
  cards: asItIs,
  replaces: asItIs,
};

function asItIs<T>(node: T): T {
  return node;
}

/** How a pass transforms nodes of one kind. */
type Visitor<S> = (node: unknown, state: S) => unknown;

/** An index for each kind, which avoids a lookup by name at every node. */
const NUMBERS: { readonly [K in Kind]: number } = {
  ability: 0,
  effect: 1,
  condition: 2,
  trigger: 3,
  restriction: 4,
  cost: 5,
  target: 6,
  aside: 7,
  subject: 8,
  amount: 9,
  player: 10,
  query: 11,
  filter: 12,
  destination: 13,
  cards: 14,
  replaces: 15,
};

function numbered<S>(visit: Visit<S>): readonly Visitor<S>[] {
  const visitors: Visitor<S>[] = [];
  // The children tables guarantee that each visitor gets nodes of its kind.
  for (const [kind, number] of Object.entries(NUMBERS) as [Kind, number][]) {
    visitors[number] = visit[kind] as Visitor<S>;
  }
  return visitors;
}

/** A field that contains nodes. */
interface Field {
  readonly name: string;
  /** The index of their kind. */
  readonly kind: number;
  /** Whether a word can replace a node: "prevent", "can-quest". */
  readonly orWord: boolean;
}

/** The fields of a node that contain others, in text order. */
type Row = readonly Field[];

function rowOf(children: Readonly<Record<string, Kind>>): Row {
  return Object.entries(children).map(([name, kind]) => ({
    name,
    kind: NUMBERS[kind],
    orWord: kind === "effect" || kind === "ability",
  }));
}

/** The rows of a table of children. */
function rowsOf<K extends string>(
  table: { readonly [P in K]: Readonly<Record<string, Kind>> },
): { readonly [P in K]: Row } {
  const rows: { [P in K]?: Row } = {};
  for (const key in table) rows[key] = rowOf(table[key]);
  return rows as { readonly [P in K]: Row }; // One for each key.
}

/** The rows of a table of traits. */
function rowsIn<K extends string>(
  traits: {
    readonly [P in K]: { readonly children: Readonly<Record<string, Kind>> };
  },
): { readonly [P in K]: Row } {
  const rows: { [P in K]?: Row } = {};
  for (const key in traits) rows[key] = rowOf(traits[key].children);
  return rows as { readonly [P in K]: Row }; // One for each key.
}

const ABILITY = rowsOf(tables.ABILITY);
const EFFECT = rowsIn(EFFECT_TRAITS);
const CONDITION = rowsIn(CONDITION_TRAITS);
const TRIGGER = rowOf(tables.TRIGGER);
const RESTRICTION = rowsOf(tables.RESTRICTION);
const COST = rowOf(tables.COST);
const AMOUNT = rowsOf(tables.AMOUNT);
const QUERY = rowOf(tables.QUERY);
const GROUP = rowOf(tables.GROUP);
const FILTER = rowsOf(tables.FILTER);
const DESTINATION = rowOf(tables.DESTINATION);
const REPLACES = rowOf(tables.REPLACES);

const INSTEAD = rowOf({
  else: "effect",
  condition: "condition",
  then: "effect",
});
const UNLESS = rowOf({ options: "effect", chooser: "player" });
const AMOUNT_LAST = rowOf({
  chosenBy: "player",
  by: "player",
  target: "target",
  amount: "amount",
});
const ADD = rowOf({ modifier: "amount", target: "target" });

/** The children of an effect in text order, which may depend on its wording. */
function effectRow(effect: Effect): Row {
  // Read the type only once: it is slow for nodes of many shapes.
  switch (effect.type) {
    case "choice":
      return effect.wording?.written === "unless" ? UNLESS : EFFECT["choice"];
    case "conditional":
      return isInstead(effect) ? INSTEAD : EFFECT["conditional"];
    case "modify-stat":
      return effect.wording?.verb === "add" ? ADD : EFFECT["modify-stat"];
    case "deal-damage":
      return effect.wording === undefined ? EFFECT["deal-damage"] : AMOUNT_LAST;
    default:
      return EFFECT[effect.type];
  }
}

function mapped<N extends object, S>(
  node: N,
  row: Row,
  visitors: readonly Visitor<S>[],
  state: S,
): N {
  const fields = node as Fields; // The row names fields of the node.
  let copy: Record<string, unknown> | undefined;
  for (let at = 0; at < row.length; at++) {
    const { name, kind, orWord } = row[at]!;
    const see = visitors[kind]!;
    if (see === asItIs) continue;
    const value = fields[name];
    // Numbers are the most frequent amounts, and have no children.
    if (
      value === undefined || value === "self" || typeof value === "number"
    ) continue;
    if (orWord && typeof value === "string") continue;
    const own = Array.isArray(value)
      ? mappedList(value, see, state)
      : see(value, state);
    if (own !== value) (copy ??= fieldsOf(fields))[name] = own;
  }
  return copy === undefined ? node : copy as N; // Children of the same kinds.
}

type Fields = Readonly<Record<string, unknown>>;

/** Field by field: faster than `{ ...node }` for nodes of many shapes. */
function fieldsOf(node: Fields): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name in node) copy[name] = node[name];
  return copy;
}

function mappedList<S>(
  list: readonly unknown[],
  see: Visitor<S>,
  state: S,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const own = see(list[at], state);
    if (own !== list[at]) (copy ??= [...list])[at] = own;
  }
  return copy ?? list;
}
