import type { Kind, Nodes } from "./children.ts";
import * as tables from "./children_of.ts";
import { CONDITION_TRAITS } from "./condition_traits.ts";
import type { Effect } from "./effect.ts";
import { EFFECT_TRAITS } from "./effect_traits.ts";
import { isPlayer } from "./player.ts";

/**
 * What a pass over a tree makes of each kind of node. `state` is what it knows
 * when it gets there; nodes are visited in the order of the text.
 */
export type Visit<S> = {
  readonly [K in Kind]: (node: Nodes[K], state: S) => Nodes[K];
};

/**
 * A pass over a tree. `own` says what becomes of the nodes it is about; `inside`
 * visits the children of a node and returns the node itself if none changes.
 */
export function walk<S>(
  own: (inside: Visit<S>) => Partial<Visit<S>>,
): Visit<S> {
  const inside: Visit<S> = {
    ability: (node, state) =>
      mapped(node, rowOf(tables.ABILITY[node.type]), visit, state),
    effect: (node, state) => mapped(node, effectRow(node), visit, state),
    condition: (node, state) =>
      mapped(node, rowOf(CONDITION_TRAITS[node.type].children), visit, state),
    trigger: (node, state) => mapped(node, rowOf(tables.TRIGGER), visit, state),
    restriction: (node, state) =>
      mapped(node, rowOf(tables.RESTRICTION[node.type]), visit, state),
    cost: (node, state) => mapped(node, rowOf(tables.COST), visit, state),
    target: insideTarget,
    aside: insideTarget,
    "target or player": (node, state) =>
      node === "YOU" || isPlayer(node) ? node : visit.target(node, state),
    subject: (node, state) => {
      if (typeof node === "string" || "ref" in node) return node;
      return "anyOf" in node
        ? mapped(node, ANY_OF, visit, state)
        : mapped(node, rowOf(tables.SUBJECT), visit, state);
    },
    amount: (node, state) =>
      typeof node === "object"
        ? mapped(node, rowOf(tables.AMOUNT[node.type]), visit, state)
        : node,
    query: (node, state) => mapped(node, rowOf(tables.QUERY), visit, state),
    filter: (node, state) =>
      mapped(node, rowOf(tables.FILTER[node.type]), visit, state),
    destination: (node, state) =>
      mapped(node, rowOf(tables.DESTINATION), visit, state),
    cards: (node, state) => mapped(node, rowOf(tables.CARDS), visit, state),
    damage: (node, state) => mapped(node, rowOf(tables.DAMAGE), visit, state),
    replaces: (node, state) =>
      mapped(node, rowOf(tables.REPLACES), visit, state),
  };
  function insideTarget(
    node: Nodes["target"],
    state: S,
  ): Nodes["target"] {
    if (typeof node === "string" || "ref" in node) return node;
    return "join" in node
      ? mapped(node, rowOf(tables.GROUP), visit, state)
      : visit.query(node, state);
  }
  const visit: Visit<S> = { ...inside, ...own(inside) };
  return visit;
}

/** The fields of a node that hold others, and of which kind they are. */
type Row = readonly (readonly [field: string, kind: Kind])[];

const ANY_OF: Row = [["anyOf", "subject"]];
const INSTEAD: Row = [
  ["else", "effect"],
  ["condition", "condition"],
  ["then", "effect"],
];
const ADD: Row = [["modifier", "amount"], ["target", "target"]];

/** The children of an effect; two are said the other way round in some texts. */
function effectRow(effect: Effect): Row {
  if (effect.type === "conditional" && effect.instead) return INSTEAD;
  if (effect.type === "modify-stat" && effect.verb === "add") return ADD;
  return rowOf(EFFECT_TRAITS[effect.type].children);
}

const rows = new WeakMap<object, Row>();

/** The children of a table as a list. */
function rowOf(children: Readonly<Record<string, Kind>>): Row {
  const known = rows.get(children);
  if (known !== undefined) return known;
  const row = Object.entries(children);
  rows.set(children, row);
  return row;
}

function mapped<N extends object, S>(
  node: N,
  row: Row,
  visit: Visit<S>,
  state: S,
): N {
  const fields = node as Fields; // The table names fields of the node.
  let copy: Record<string, unknown> | undefined;
  for (const [field, kind] of row) {
    const value = fields[field];
    if (value === undefined) continue;
    // The table says of which kind the field is.
    const see = visit[kind] as (node: unknown, state: S) => unknown;
    const own = Array.isArray(value)
      ? mappedList(value, see, state)
      : isWord(value, kind)
      ? value
      : see(value, state);
    if (own !== value) (copy ??= { ...fields })[field] = own;
  }
  return copy === undefined ? node : copy as N; // Children of the same kinds.
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a field holds a word in place of a node: "prevent", "can-quest". */
function isWord(value: unknown, kind: Kind): boolean {
  return typeof value === "string" &&
    (kind === "effect" || kind === "ability" || value === "self");
}

function mappedList<S>(
  list: readonly unknown[],
  see: (node: unknown, state: S) => unknown,
  state: S,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  list.forEach((value, at) => {
    const own = see(value, state);
    if (own !== value) (copy ??= [...list])[at] = own;
  });
  return copy ?? list;
}
