import type { AnyRule } from "../shape.ts";
import type { Grammar } from "./grammar.ts";
import type { Input } from "./input.ts";
import type { Edge, Node } from "./trie.ts";

/**
 * The words that a text must still contain for a way to succeed: the colon that
 * follows all costs, the "to" after a payment. Where there are several ways on,
 * those whose words are missing are not tried.
 */
export function neededOn(
  grammar: Grammar,
  { part, next }: Edge,
): ReadonlySet<string> {
  const needed = neededFrom(grammar, next);
  // A fixed word has been matched already.
  return typeof part === "string"
    ? needed
    : neededBy(grammar, part).union(needed);
}

/** What all paths from a node on have in common. */
function neededFrom(grammar: Grammar, node: Node): ReadonlySet<string> {
  return node.needed ??= findNeeded(grammar, node);
}

function findNeeded(
  grammar: Grammar,
  { paths, depth }: Node,
): ReadonlySet<string> {
  let common: ReadonlySet<string> | undefined;
  for (const { parts } of paths) {
    const needed = new Set<string>();
    for (const part of parts.slice(depth)) {
      if (typeof part === "string") needed.add(part);
      else neededBy(grammar, part).forEach((word) => needed.add(word));
    }
    common = common === undefined ? needed : common.intersection(needed);
    if (common.size === 0) break;
  }
  return common ?? NOTHING;
}

const NOTHING: ReadonlySet<string> = new Set();

function neededBy(grammar: Grammar, rule: AnyRule): ReadonlySet<string> {
  const { root } = grammar.compile(rule);
  return root === undefined ? NOTHING : neededFrom(grammar, root);
}

/** Whether one of the tokens does not occur from `index` on. */
export function lacks(
  data: Input,
  ids: readonly number[],
  index: number,
): boolean {
  for (const id of ids) if (lastOf(data, id) < index) return true;
  return false;
}

/** The last position of a token; searched for once per text, to stay linear. */
function lastOf(
  { grammar, ids, first, last, reading }: Input,
  id: number,
): number {
  const { readings, positions } = grammar.lookedFor;
  while (readings.length <= id) {
    readings.push(-1);
    positions.push(-1);
  }
  if (readings[id] !== reading) {
    let at = last - 1;
    while (at >= first && ids[at] !== id) at--;
    readings[id] = reading;
    positions[id] = at;
  }
  return positions[id]!;
}
