import { neededOn } from "./needed.ts";
import type { Scan } from "./state.ts";
import { type Edge, firstOf, nodeOf, type Part } from "./trie.ts";

/**
 * What a token leads to from a node: for each pair of the two that has come up,
 * four numbers in one table. As objects this was scattered over the heap, and
 * half of all time went into waiting for memory.
 */
let table = new Int32Array(1 << 14);
let count = 0;

// The numbers of a way, from where it stands in the table.
const NODE = 0;
const ID = 1;
const ACT = 2;
const NEXT = 3;
const WIDTH = 4;

/** There is no way on. */
export const NONE = 0;
/** The token is a fixed one: it yields nothing. */
export const FIXED = 1;
/** The token yields a value by itself. */
export const READ = 2;
/** A rule yields a value without reading anything. */
export const SKIP = 3;
/** A rule is to be read. */
export const SCAN = 4;
/** A rule is to be read that consists of paths alone. */
export const WALK = 5;
/** There are several ways on. */
export const SEVERAL = 6;

// An act is one of these, and above its three bits what it is done with.
const BITS = 3;

/** What kind of act it is. */
export function kindOf(act: number): number {
  return act & 7;
}

/** What an act is done with: a root, or an index into one of the lists. */
export function objectOf(act: number): number {
  return act >> BITS;
}

/** Functions that make values of tokens. */
export const readers: ((value: unknown) => unknown)[] = [];
/** Functions that make values of nothing. */
export const fillers: (() => unknown)[] = [];
/** Functions that read rules. */
export const scans: Scan[] = [];
/** Several ways on: act, next node and `needs` of each, one behind the other. */
export const choices: (readonly number[])[] = [];
/** The tokens without which a way leads nowhere. */
export const needs: (readonly number[])[] = [[]];

/** What to do on the way that stands at a place. */
export function actAt(place: number): number {
  return table[place + ACT]!;
}

/** The number of the node it leads to. */
export function nextAt(place: number): number {
  return table[place + NEXT]!;
}

/** Where the way from a node with a token stands, until the next call. */
export function find(node: number, id: number): number {
  let place = startOf(node, id);
  while (table[place] !== node || table[place + ID] !== id) {
    if (table[place] === 0) return learn(node, id);
    place = (place + WIDTH) & (table.length - 1);
  }
  return place;
}

function startOf(node: number, id: number): number {
  const mixed = Math.imul(Math.imul(node, 31337) + id, 0x9e3779b1);
  return (mixed >>> 8) * WIDTH & (table.length - 1);
}

function learn(node: number, id: number): number {
  const ways: number[] = [];
  const edges: Edge[] = [];
  for (const edge of nodeOf(node).edges) {
    const act = actOf(edge, id);
    if (act === NONE) continue;
    ways.push(act, edge.next.number, 0);
    edges.push(edge);
  }
  if (++count * WIDTH * 2 > table.length) grow();
  const [act = NONE, next = 0] = ways;
  if (edges.length < 2) return insert(node, id, act, next);
  edges.forEach((edge, i) => ways[i * 3 + 2] = needsOf(edge));
  return insert(node, id, SEVERAL | (choices.push(ways) - 1) << BITS, 0);
}

function needsOf(edge: Edge): number {
  const needed = neededOn(edge);
  return needed.size === 0 ? 0 : needs.push([...needed]) - 1;
}

function insert(node: number, id: number, act: number, next: number): number {
  let place = startOf(node, id);
  while (table[place] !== 0) place = (place + WIDTH) & (table.length - 1);
  table[place + NODE] = node;
  table[place + ID] = id;
  table[place + ACT] = act;
  table[place + NEXT] = next;
  return place;
}

function grow(): void {
  const old = table;
  table = new Int32Array(old.length * 2);
  for (let at = 0; at < old.length; at += WIDTH) {
    const [node, id, act, next] = old.subarray(at, at + WIDTH);
    if (node !== 0) insert(node!, id!, act!, next!);
  }
}

/** What an edge does with a token. */
function actOf({ part, next }: Edge, id: number): number {
  if (typeof part === "number") return part === id ? FIXED : NONE;
  const { ids, empty, tokens, skipped } = part.first;
  if (ids.has(id)) {
    const read = tokens?.get(id);
    return read === undefined ? reading(part) : READ | listed(readers, read);
  }
  const rest = firstOf(next);
  if (!empty || !(rest.empty || rest.ids.has(id))) return NONE;
  return skipped === undefined
    ? reading(part)
    : SKIP | listed(fillers, skipped);
}

function reading(part: Exclude<Part, number>): number {
  const { root, scan } = part.unnamed ?? part;
  return root === undefined
    ? SCAN | listed(scans, scan)
    : WALK | root().number << BITS;
}

function listed<T>(list: T[], item: T): number {
  const known = list.indexOf(item);
  return (known < 0 ? list.push(item) - 1 : known) << BITS;
}
