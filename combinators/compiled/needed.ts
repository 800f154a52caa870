import type { AnyRule, Shape } from "../shape.ts";
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
  return root === undefined
    ? neededByShape(grammar, rule.shape)
    : neededFrom(grammar, root);
}

/** A rule around another needs what that one needs; a lazy one is not opened. */
function neededByShape(grammar: Grammar, shape: Shape): ReadonlySet<string> {
  switch (shape.kind) {
    case "token":
      return new Set([shape.word]);
    case "list":
      return shape.min === 0 ? NOTHING : neededBy(grammar, shape.rule);
    case "checked":
    case "constant":
    case "label":
    case "located":
    case "mapped":
    case "marked":
    case "once":
      return neededBy(grammar, shape.rule);
    default:
      return NOTHING;
  }
}

/** Whether one of the tokens that a way needs does not occur from `index` on. */
export function lacks(data: Input, need: number, index: number): boolean {
  const { lookedFor, needs } = data.grammar;
  if (lookedFor.latest !== data.reading) lookUp(data);
  const { positions, start } = lookedFor;
  const last = need + needs[need]!;
  for (let i = need + 1; i <= last; i++) {
    if (positions[needs[i]!]! < start + index) return true;
  }
  return false;
}

/** Notes the last position of each token: once per text, to stay linear. */
function lookUp({ grammar, ids, first, last, reading }: Input): void {
  const { lookedFor } = grammar;
  const { positions } = lookedFor;
  const start = lookedFor.end;
  lookedFor.latest = reading;
  lookedFor.start = start;
  lookedFor.end = start + last;
  for (let at = first; at < last; at++) positions[ids[at]!] = start + at;
}
