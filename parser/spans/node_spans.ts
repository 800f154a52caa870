import {
  type Nodes,
  readNodes,
  type TokenRange,
} from "../../combinators/mod.ts";
import type { Span } from "../../diagnostics/internal.ts";
import type { ResolvedToken } from "../../lexer/internal.ts";
import type { NodePath } from "../../ast/internal.ts";
import { ability } from "../ability.ts";
import { columns } from "../columns.ts";
import { grammar } from "../grammar.ts";
import { draftOf, draftOfUnit, type Drafts, draftsOf } from "./drafts.ts";
import {
  clampRange,
  hullOf,
  isObject,
  lengthOf,
  rangesInside,
  widest,
} from "./ranges.ts";

/** An object of a tree, and the part of the text that it was read from. */
export interface LocatedNode {
  /** The path to it from the root. */
  readonly path: NodePath;
  /** The span from its first word to its last. */
  readonly span: Span;
}

/**
 * The position of each object of an ability, parents before children. A child
 * never extends beyond its parent. An object without words of its own, such as
 * "any card" in "discard {discards}", is left out. Reads the tokens again with
 * arcsecond.
 */
export function nodeSpans(
  tokens: readonly ResolvedToken[],
  path: NodePath = [],
): readonly LocatedNode[] {
  const read = readNodes(grammar(), ability, columns(tokens));
  if (read === undefined) return [];
  const visits = visitNodes(read.value, path);
  const ranges = rangesOf(visits, read.nodes, { start: 0, end: tokens.length });
  return visits.flatMap(({ path }, i) => {
    const range = ranges[i];
    if (range === undefined) return [];
    const [first, last] = [tokens[range.start]!, tokens[range.end - 1]!];
    return [{ path, span: { start: first.start, end: last.end } }];
  });
}

/** An object of a tree. */
interface Visit {
  readonly node: object;
  readonly path: NodePath;
  /** The index of the object it stands in. */
  readonly parent: number;
}

/** All objects of a tree, parents first, in the order of the text. */
function visitNodes(root: object, path: NodePath): readonly Visit[] {
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

/** The tokens of each object, derived from the ranges that were recorded for some. */
function rangesOf(
  visits: readonly Visit[],
  nodes: Nodes,
  whole: TokenRange,
): readonly (TokenRange | undefined)[] {
  const drafts = draftsOf(visits.map(({ node }) => node), nodes);
  const known = knownRanges(visits, nodes, drafts);
  const ranges: (TokenRange | undefined)[] = [whole];
  const ends: number[] = []; // Of the last item of a list, by its index.
  for (const visit of visits.slice(1)) {
    const { node, parent } = visit;
    const within = ranges[parent];
    const rest = within &&
      { start: ends[parent] ?? within.start, end: within.end };
    const range = within && (
      ownRange(within, visit, { visits, nodes }) ??
        clampRange(known.get(node) ?? draftOfUnit(node, drafts, rest), within)
    );
    ranges.push(range);
    if (range !== undefined && Array.isArray(visits[parent]!.node)) {
      ends[parent] = range.end;
    }
  }
  return ranges;
}

/**
 * Of the ranges recorded for an object, the one that is its own. A variant shares
 * its words with its payload, unless that is a variant as well: "when you play a
 * card" is a trigger, and "a card" is its payload.
 */
function ownRange(
  within: TokenRange,
  { node, path, parent }: Visit,
  { visits, nodes }: {
    readonly visits: readonly Visit[];
    readonly nodes: Nodes;
  },
): TokenRange | undefined {
  const inside = rangesInside(nodes.get(node), within);
  if (!isTag(path.at(-1)) || !isVariant(node)) return widest(inside);
  // Only the rule that made the outer variant counts: others may add an article.
  const [made = within] = nodes.get(visits[parent]!.node) ?? [];
  const shorter = rangesInside(inside, made)
    .filter((range) => lengthOf(range) < lengthOf(made));
  const behind = shorter.filter(({ start }) => start > made.start);
  return widest(behind) ?? widest(shorter) ?? widest(inside);
}

function isVariant(node: object): boolean {
  const [first = "", ...more] = Object.keys(node);
  return more.length === 0 && isTag(first);
}

/** The names of variants start with a capital, those of fields do not. */
function isTag(key: string | number | undefined): boolean {
  return /^[A-Z]/.test(String(key));
}

/**
 * The range of an object: the one recorded for it or, if it is a payload, for its
 * variant. Otherwise the range around its children, which come before their
 * parents here.
 */
function knownRanges(
  visits: readonly Visit[],
  nodes: Nodes,
  drafts: Drafts,
): ReadonlyMap<object, TokenRange | undefined> {
  const known = new Map<object, TokenRange | undefined>();
  for (const { node, parent, path } of visits.toReversed()) {
    const held = Object.values(node).filter(isObject).map((child) =>
      draftOf(child, node, drafts) ?? known.get(child)
    );
    const tag = isTag(path.at(-1)) ? nodes.get(visits[parent]!.node) : [];
    const noted = widest(nodes.get(node)) ?? widest(tag);
    known.set(node, noted ?? hullOf(held));
  }
  return known;
}
