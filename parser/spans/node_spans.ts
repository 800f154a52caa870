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
import { draftOf, draftOfUnit, type Drafts, draftsOf } from "./drafts.ts";
import {
  clamped,
  hullOf,
  isObject,
  lengthOf,
  rangesInside,
  widest,
} from "./ranges.ts";

/** The keys and indexes that lead to a node from the root of its tree. */
export type NodePath = readonly (string | number)[];

/** An object of a tree, and the part of the text that it was read from. */
export interface LocatedNode {
  /** The path to it from the root. */
  readonly path: NodePath;
  /** The span from its first word to its last. */
  readonly span: Span;
}

/**
 * Where each object of an ability stands in the text, parents before children: a
 * child never reaches beyond its parent. An object that no words of its own were
 * read as, such as "any card" in "discard {discards}", is left out. Reads the
 * tokens again, with the reader that explains.
 */
export function nodeSpans(
  tokens: readonly ResolvedToken[],
  path: NodePath = [],
): readonly LocatedNode[] {
  const read = readNodes(grammar(), ability, columns(tokens));
  if (read === undefined) return [];
  const visits = visited(read.value, path);
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
function visited(root: object, path: NodePath): readonly Visit[] {
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

/** The tokens of each object, from what rules noted about some. */
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
      notedIn(within, visit, { visits, nodes }) ??
        clamped(known.get(node) ?? draftOfUnit(node, drafts, rest), within)
    );
    ranges.push(range);
    if (range !== undefined && Array.isArray(visits[parent]!.node)) {
      ends[parent] = range.end;
    }
  }
  return ranges;
}

/**
 * Of what was noted about an object, the part that is its own. A variant shares
 * its words with what stands under its tag, unless that is a variant, too: "when
 * you play a card" is a trigger, and "a card" what it waits for.
 */
function notedIn(
  within: TokenRange,
  { node, path, parent }: Visit,
  { visits, nodes }: {
    readonly visits: readonly Visit[];
    readonly nodes: Nodes;
  },
): TokenRange | undefined {
  const inside = rangesInside(nodes.get(node), within);
  if (!isTag(path.at(-1)) || !isVariant(node)) return widest(inside);
  // Only what made the outer variant is its own: others may add an article.
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

/** The wire spells the names of variants in upper case, those of fields not. */
function isTag(key: string | number | undefined): boolean {
  return /^[A-Z]/.test(String(key));
}

/**
 * What is known about an object: what was noted about it or, if it stands under a
 * tag, about the tag. Else it holds its children, which come before parents here.
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
