import type { AnyRule, Part, Shape } from "../shape.ts";
import { type Grammar, idOf } from "./grammar.ts";
import type { Input } from "./input.ts";
import type { Edge, Node } from "./trie.ts";

/**
 * The words that a text must still contain for a way to succeed: the colon that
 * follows all costs, the "to" after a payment. Where there are several ways on,
 * those whose words are missing are not tried.
 */
export interface Needed {
  readonly all: ReadonlySet<string>;
  /** Of each of these, one word at least: "is" or "are". */
  readonly oneOf: readonly ReadonlySet<string>[];
}

const NOTHING: Needed = { all: new Set(), oneOf: [] };

/** What is needed on the way along an edge. */
export function neededOn(grammar: Grammar, { part, next }: Edge): Needed {
  const needed = neededFrom(grammar, next);
  // A fixed word has been matched already.
  return typeof part === "string"
    ? needed
    : both(neededBy(grammar, part), needed);
}

function both(left: Needed, right: Needed): Needed {
  if (left === NOTHING) return right;
  return {
    all: left.all.union(right.all),
    oneOf: [...left.oneOf, ...right.oneOf],
  };
}

/** What is needed on every path from a node on. */
function neededFrom(grammar: Grammar, node: Node): Needed {
  return node.needed ??= findNeeded(grammar, node);
}

function findNeeded(grammar: Grammar, { paths, depth }: Node): Needed {
  let all: ReadonlySet<string> | undefined;
  let any: ReadonlySet<string> | undefined = NOTHING.all;
  for (const { parts } of paths) {
    const needed = neededByParts(grammar, parts.slice(depth));
    if (paths.length === 1) return needed;
    all = all === undefined ? needed.all : all.intersection(needed.all);
    any = any && withOneOf(grammar, any, needed);
    if (all.size === 0 && any === undefined) return NOTHING;
  }
  return { all: all ?? NOTHING.all, oneOf: any === undefined ? [] : [any] };
}

function neededByParts(grammar: Grammar, parts: readonly Part[]): Needed {
  return parts.reduce<Needed>((needed, part) => {
    const more = typeof part === "string"
      ? { all: new Set([part]), oneOf: [] }
      : neededBy(grammar, part);
    return both(needed, more);
  }, NOTHING);
}

/** More words are not worth looking for. */
const MOST = 6;

/** Words of which each path needs one, with those of another path. */
function withOneOf(
  grammar: Grammar,
  words: ReadonlySet<string>,
  { all, oneOf }: Needed,
): ReadonlySet<string> | undefined {
  const own = all.size === 0 ? oneOf[0] : new Set([rarest(grammar, all)]);
  const any = own && words.union(own);
  return any && any.size <= MOST ? any : undefined;
}

/** The word that the fewest rules contain: most texts lack it. */
function rarest(
  { vocabulary: { uses } }: Grammar,
  words: ReadonlySet<string>,
): string {
  return [...words].reduce((one, other) =>
    (uses.get(other) ?? 0) < (uses.get(one) ?? 0) ? other : one
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
  switch (shape.kind) {
    case "token":
      return { all: new Set([shape.word]), oneOf: [] };
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

/**
 * What is needed as numbers, for `lacks`: how many sets there are, and of each how
 * many words it has, and their ids. One of each set must be found.
 */
export function needsAsNumbers(
  grammar: Grammar,
  { all, oneOf }: Needed,
): readonly number[] {
  const sets = [
    ...[...all].map((word) => [word]),
    ...oneOf.map((set) => [...set]),
  ];
  return sets.flatMap((words) => [
    words.length,
    ...words.map((word) => idOf(grammar, word)),
  ]);
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
