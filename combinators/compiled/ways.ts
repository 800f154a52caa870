import { canStart } from "../first.ts";
import { act, FIXED, NONE, READ, SEVERAL, SKIP, YIELD } from "./acts.ts";
import { afterOn } from "./after.ts";
import { type Grammar, wordOf } from "./grammar.ts";
import { neededOn } from "./needed.ts";
import { type Edge, edgesOf, firstAt, nodeIndex } from "./trie.ts";

// Where a token leads from a node, for each pair that has come up: a hash table
// with open addressing, an entry being at the first free slot from `startOf` on. A
// slot is four numbers, side by side since memory comes in lines: the key, the act,
// the number of the node that it leads to, and one to fill the line.

/** How many bits the id of a token has. */
const ID_BITS = 11;

/** How many numbers a slot has: a power of two. */
const SLOT = 4;

/** No grammar may have more words. */
export const MOST_WORDS = 1 << ID_BITS;

/**
 * The slot of the way from a node with a token, or from a crossing with the token
 * after: crossings stand among the nodes as `~n`. Valid until the next call.
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

/** A number for each pair; no node is 0, so none of them is. */
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
    ? narrowed(grammar, grammar.crossings[~node]!, id)
    : wayFrom(grammar, node, id);
  if (++grammar.wayCount * SLOT > grammar.ways.length * 0.75) enlarge(grammar);
  return insert(grammar, keyOf(node, id), way);
}

/** An act, and the number of the node that it leads to. */
type ActAndNext = readonly [act: number, next: number];

/** An edge that a token can be read on, and how. */
interface Way {
  readonly edge: Edge;
  readonly act: number;
}

/** Several ways on with a word. */
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

/** Those of several ways that can go on with the token after. */
function narrowed(
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
  return [act(SEVERAL, listedTogether(grammar.choices, choice)), 0];
}

/** Where the needs of an edge are listed: once for all that need the same. */
function needsOf(grammar: Grammar, edge: Edge): number {
  const { needs, needsAt } = grammar;
  const needed = neededOn(grammar, edge);
  const key = needed.join();
  const found = needsAt.get(key) ?? listedTogether(needs, needed);
  needsAt.set(key, found);
  return found;
}

/** Adds how many items there are, and the items; yields where they start. */
function listedTogether(list: number[], items: readonly number[]): number {
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

/** What an edge does with a token. */
function actOf(grammar: Grammar, { part, next }: Edge, id: number): number {
  const word = wordOf(grammar, id);
  if (typeof part === "string") return part === word ? FIXED : NONE;
  const { words, empty, any } = part.first;
  const rule = grammar.compile(part);
  if (words.has(word)) {
    const read = rule.tokens()?.get(word);
    if (read === undefined) return rule.act;
    return typeof read === "function"
      ? act(READ, listed(grammar.readers, read))
      : act(YIELD, listed(grammar.yields, read.constant));
  }
  if (any) return rule.act;
  if (!empty) return NONE;
  const rest = firstAt(grammar, next);
  if (!rest.empty && !rest.any && !rest.words.has(word)) return NONE;
  return rule.skipped === undefined
    ? rule.act
    : act(SKIP, listed(grammar.fillers, rule.skipped));
}

function listed<T>(list: T[], item: T): number {
  const known = list.indexOf(item);
  return known < 0 ? list.push(item) - 1 : known;
}
