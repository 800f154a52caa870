import type { AnyRule, Part, Shape } from "../shape.ts";
import { type Grammar, idOf } from "./grammar.ts";
import type { Input } from "./input.ts";
import type { Edge, Node } from "./trie.ts";

/**
 * The words that a text must still contain for a way to succeed, one of each set:
 * the "to" after a payment, the dash or the colon that follows all costs. Where
 * there are several ways on, those whose words are missing are not tried.
 */
export type Needed = readonly ReadonlySet<string>[];

/** What is needed on an edge, as `lacks` reads it: of each set its size, and its ids. */
export function neededOn(
  grammar: Grammar,
  { part, next }: Edge,
): readonly number[] {
  const needed = neededFrom(grammar, next);
  // A fixed word has been matched already.
  const all = typeof part === "string"
    ? needed
    : [...neededBy(grammar, part), ...needed];
  return all.flatMap((set) => [
    set.size,
    ...[...set].map((word) => idOf(grammar, word)),
  ]);
}

/** What is needed on every path from a node on. */
function neededFrom(grammar: Grammar, node: Node): Needed {
  return node.needed ??= findNeeded(grammar, node);
}

/** More words are not worth looking for. */
const MOST = 6;

/** What all paths need, and one of what each needs last. */
function findNeeded(grammar: Grammar, { paths, depth }: Node): Needed {
  let all: Needed | undefined;
  let any: ReadonlySet<string> | undefined = new Set();
  for (const { parts } of paths) {
    const needed = neededByParts(grammar, parts.slice(depth));
    all = all?.filter((set) => needed.some((one) => one.isSubsetOf(set))) ??
      needed;
    const last = needed.findLast(({ size }) => size === 1) ?? needed.at(-1);
    any = last && any?.union(last);
    if (any && any.size > MOST) any = undefined;
    if (!any && all.length === 0) break;
  }
  return any ? [...all ?? [], any] : all ?? [];
}

function neededByParts(grammar: Grammar, parts: readonly Part[]): Needed {
  return parts.flatMap((part) =>
    typeof part === "string" ? [new Set([part])] : neededBy(grammar, part)
  );
}

function neededBy(grammar: Grammar, rule: AnyRule): Needed {
  const { root } = grammar.compile(rule);
  return root === undefined
    ? neededByShape(grammar, rule.shape)
    : neededFrom(grammar, root);
}

/** A rule around another needs what that one needs; a lazy one is not opened. */
function neededByShape(grammar: Grammar, shape: Shape): Needed {
  if (shape.kind === "token") return [new Set([shape.word])];
  const isLeftOut = shape.kind === "optional" ||
    shape.kind === "list" && shape.min === 0;
  return isLeftOut || !("rule" in shape) ? [] : neededBy(grammar, shape.rule);
}

/** Whether tokens that a way needs do not occur from `index` on. */
export function lacks(data: Input, need: number, index: number): boolean {
  const { lookedFor, needs } = data.grammar;
  if (lookedFor.latest !== data.reading) lookUp(data);
  const { positions, start } = lookedFor;
  const last = need + needs[need]!;
  let at = need + 1;
  while (at <= last) {
    const end = at + needs[at]!;
    while (at < end && positions[needs[at + 1]!]! < start + index) at++;
    if (at === end) return true;
    at = end + 1;
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
