import {
  type Nodes,
  readNodes,
  type TokenRange,
} from "../../combinators/mod.ts";
import type { Span } from "../../diagnostics/mod.ts";
import type { ResolvedToken } from "../../lexer/mod.ts";
import { ability } from "../ability.ts";
import { columns } from "../columns.ts";
import { grammar } from "../grammar.ts";

/** An object of a tree, and the part of the text that it was read from. */
export interface NodeSpan {
  /** The keys and indexes that lead to it from the root. */
  readonly path: readonly (string | number)[];
  readonly span: Span;
}

/**
 * Where each object of an ability stands in the text, parents before children:
 * a child never reaches beyond its parent. Reads the tokens again, with the
 * reader that explains.
 */
export function nodeSpans(
  tokens: readonly ResolvedToken[],
  path: NodeSpan["path"] = [],
): readonly NodeSpan[] {
  const read = readNodes(grammar(), ability, columns(tokens));
  if (read === undefined) return [];
  const visits = visited(read.value, path);
  const ranges = rangesOf(visits, read.nodes, { start: 0, end: tokens.length });
  return visits.map(({ path }, i) => {
    const { start, end } = ranges[i]!; // One for each.
    return {
      path,
      span: { start: tokens[start]!.start, end: tokens[end - 1]!.end },
    };
  });
}

/** An object of a tree. */
interface Visit {
  readonly node: object;
  readonly path: NodeSpan["path"];
  /** The index of the object it stands in. */
  readonly parent: number;
}

/** All objects of a tree, parents first, in the order of the text. */
function visited(root: object, path: NodeSpan["path"]): readonly Visit[] {
  const visits: Visit[] = [{ node: root, path, parent: 0 }];
  for (let parent = 0; parent < visits.length; parent++) {
    const { node, path } = visits[parent]!;
    for (const [key, child] of entriesOf(node)) {
      if (!isObject(child)) continue;
      visits.push({ node: child, path: [...path, key], parent });
    }
  }
  return visits;
}

function entriesOf(
  node: object,
): readonly (readonly [string | number, unknown])[] {
  return Array.isArray(node) ? [...node.entries()] : Object.entries(node);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The tokens of each object, from what rules noted about some. */
function rangesOf(
  visits: readonly Visit[],
  nodes: Nodes,
  whole: TokenRange,
): readonly TokenRange[] {
  const drafts = draftsOf(visits.map(({ node }) => node), nodes);
  const known = knownRanges(visits, nodes, drafts);
  const ranges = [whole];
  const ends: number[] = []; // Of the last item of a list, by its index.
  for (const { node, parent } of visits.slice(1)) {
    const within = ranges[parent]!; // Parents come first.
    const rest = { start: ends[parent] ?? within.start, end: within.end };
    const range = clamped(
      known.get(node) ?? draftOfUnit(node, drafts, rest) ?? within,
      within,
    );
    ranges.push(range);
    if (Array.isArray(visits[parent]!.node)) ends[parent] = range.end;
  }
  return ranges;
}

/** Children before parents: an object that was not noted holds its children. */
function knownRanges(
  visits: readonly Visit[],
  nodes: Nodes,
  drafts: Drafts,
): ReadonlyMap<object, TokenRange | undefined> {
  const known = new Map<object, TokenRange | undefined>();
  for (const { node } of visits.toReversed()) {
    const held = Object.values(node).filter(isObject).map((child) =>
      widest(drafts.get(child)) ?? known.get(child)
    );
    known.set(node, nodes.get(node) ?? hullOf(held));
  }
  return known;
}

/** What was read as something that holds a part of the tree, by that part. */
type Drafts = ReadonlyMap<unknown, readonly TokenRange[]>;

/**
 * What held a part of the tree while it was read, and is not in the tree
 * itself: "you may draw {cards}" is a draft of the object that replaces it in a
 * list, and only the draft was noted.
 */
function draftsOf(tree: readonly object[], nodes: Nodes): Drafts {
  const inTree = new Set(tree);
  const drafts = new Map<unknown, TokenRange[]>();
  nodes.forEach((range, node) => {
    if (inTree.has(node) || Array.isArray(node)) return;
    for (const part of Object.values(node)) {
      const known = drafts.get(part);
      if (known === undefined) drafts.set(part, [range]);
      else known.push(range);
    }
  });
  return drafts;
}

/** The first draft from a place on that holds the bare name of a variant. */
function draftOfUnit(
  node: object,
  drafts: Drafts,
  { start, end }: TokenRange,
): TokenRange | undefined {
  const names = Object.values(node).filter((part) => typeof part === "string");
  const ranges = names.flatMap((name) => drafts.get(name) ?? [])
    .filter((range) => range.start >= start && range.end <= end);
  const first = Math.min(...ranges.map((range) => range.start));
  return widest(ranges.filter((range) => range.start === first));
}

function widest(ranges: readonly TokenRange[] = []): TokenRange | undefined {
  return ranges.reduce<TokenRange | undefined>(
    (best, range) =>
      best === undefined || lengthOf(range) > lengthOf(best) ? range : best,
    undefined,
  );
}

function lengthOf({ start, end }: TokenRange): number {
  return end - start;
}

/** All of the ranges in one, if all are known. */
function hullOf(
  ranges: readonly (TokenRange | undefined)[],
): TokenRange | undefined {
  return ranges.includes(undefined)
    ? undefined
    : ranges.reduce((left, right) => ({
      start: Math.min(left?.start ?? Infinity, right!.start),
      end: Math.max(left?.end ?? 0, right!.end),
    }), undefined);
}

function clamped({ start, end }: TokenRange, within: TokenRange): TokenRange {
  const from = Math.max(start, within.start);
  const to = Math.min(end, within.end);
  return from < to ? { start: from, end: to } : within;
}
