import { canStart } from "../first.ts";
import { act, FIXED, NONE, READ, SEVERAL, SKIP, YIELD } from "./acts.ts";
import { afterOn } from "./after.ts";
import { type Grammar, wordOf } from "./grammar.ts";
import { neededOn } from "./needed.ts";
import { type Edge, edgesOf, firstAt, nodeIndex } from "./trie.ts";

// A hash table of transitions: from a node and a token to an act and the next node.
// Pairs are added when they first occur, with open addressing from `startOf` on. A
// slot is four integers so that it never crosses a cache line: the key, the act, the
// number of the next node, and one that is unused.

/** How many bits the id of a token has. */
const ID_BITS = 11;

/** How many numbers a slot has: a power of two. */
const SLOT = 4;

/** No grammar may have more words. */
export const MOST_WORDS = 1 << ID_BITS;

/**
 * The slot of a node and its token, or of a crossing, which is written as `~n`, and
 * the token after. It is valid until the next call.
 */
export function findWay(grammar: Grammar, node: number, id: number): number {
  const { ways } = grammar;
  const key = keyOf(node, id);
  let slot = startOf(ways, key);
  while (ways[slot] !== key) {
    if (ways[slot] === 0) return learnWay(grammar, node, id);
    slot = slotAfter(ways, slot);
  }
  return slot;
}

/** A key for each pair. It is never 0, since no node is. */
function keyOf(node: number, id: number): number {
  return node << ID_BITS | id;
}

function startOf({ length }: Int32Array, key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> 10 & (length - SLOT);
}

function slotAfter({ length }: Int32Array, slot: number): number {
  return (slot + SLOT) & (length - SLOT);
}

function learnWay(grammar: Grammar, node: number, id: number): number {
  const way = node < 0
    ? narrowToNext(grammar, grammar.crossings[~node]!, id)
    : wayFrom(grammar, node, id);
  if (++grammar.wayCount * SLOT > grammar.ways.length * 0.75) enlarge(grammar);
  return insert(grammar, keyOf(node, id), way);
}

/** An act, and the number of the node that it leads to. */
type ActAndNext = readonly [act: number, next: number];

/** An edge that accepts a token, and the act that reads it. */
interface Way {
  readonly edge: Edge;
  readonly act: number;
}

/** Several edges that accept the same word. */
export interface Crossing {
  readonly word: string;
  readonly ways: readonly Way[];
}

function wayFrom(grammar: Grammar, node: number, id: number): ActAndNext {
  const ways: Way[] = [];
  // Numbers come from nodes.
  for (const edge of edgesOf(grammar, grammar.nodes[nodeIndex(node)]!)) {
    const doing = actOf(grammar, edge, id);
    if (doing !== NONE) ways.push({ edge, act: doing });
  }
  const [only] = ways;
  if (ways.length > 1) {
    const crossing = { word: wordOf(grammar, id), ways };
    return [act(SEVERAL, grammar.crossings.push(crossing) - 1), 0];
  }
  return only === undefined ? [NONE, 0] : [only.act, only.edge.next.number];
}

/** Keeps the edges that the token after can follow. */
function narrowToNext(
  grammar: Grammar,
  { word, ways }: Crossing,
  id: number,
): ActAndNext {
  const second = wordOf(grammar, id);
  const left = ways.filter(({ edge }) =>
    canStart(afterOn(grammar, edge, word), second)
  );
  const [only] = left;
  if (only === undefined) return [NONE, 0];
  if (left.length === 1) return [only.act, only.edge.next.number];
  const choice = left.flatMap(({ edge, act }) => [
    act,
    edge.next.number,
    needsOf(grammar, edge),
  ]);
  return [act(SEVERAL, appendAll(grammar.choices, choice)), 0];
}

/** The index of the needs of an edge; equal lists are stored once. */
function needsOf(grammar: Grammar, edge: Edge): number {
  const { needs, needsAt } = grammar;
  const needed = neededOn(grammar, edge);
  const key = needed.join();
  const found = needsAt.get(key) ?? appendAll(needs, needed);
  needsAt.set(key, found);
  return found;
}

/** Appends the number of items and the items; returns the index of the number. */
function appendAll(list: number[], items: readonly number[]): number {
  const start = list.push(items.length) - 1;
  list.push(...items);
  return start;
}

function insert(
  { ways }: Grammar,
  key: number,
  [act, next]: ActAndNext,
): number {
  let slot = startOf(ways, key);
  while (ways[slot] !== 0) slot = slotAfter(ways, slot);
  ways[slot] = key;
  ways[slot + 1] = act;
  ways[slot + 2] = next;
  return slot;
}

function enlarge(grammar: Grammar): void {
  const { ways } = grammar;
  grammar.ways = new Int32Array(ways.length * 2);
  for (let slot = 0; slot < ways.length; slot += SLOT) {
    const way = [ways[slot + 1]!, ways[slot + 2]!] as const;
    if (ways[slot] !== 0) insert(grammar, ways[slot]!, way);
  }
}

/** The act of an edge for a token. */
function actOf(grammar: Grammar, { part, next }: Edge, id: number): number {
  const word = wordOf(grammar, id);
  if (typeof part === "string") return part === word ? FIXED : NONE;
  const { words, empty, any } = part.first;
  const rule = grammar.compile(part);
  if (words.has(word)) {
    const read = rule.tokens()?.get(word);
    if (read === undefined) return rule.act;
    return typeof read === "function"
      ? act(READ, appendItem(grammar.readers, read))
      : act(YIELD, appendItem(grammar.yields, read.constant));
  }
  if (any) return rule.act;
  if (!empty) return NONE;
  const rest = firstAt(grammar, next);
  if (!rest.empty && !rest.any && !rest.words.has(word)) return NONE;
  return rule.skipped === undefined
    ? rule.act
    : act(SKIP, appendItem(grammar.fillers, rule.skipped));
}

function appendItem<T>(list: T[], item: T): number {
  const known = list.indexOf(item);
  return known < 0 ? list.push(item) - 1 : known;
}
