import { type First, joinFirsts, startingWith } from "../first.ts";
import type { Part } from "../shape.ts";
import type { Grammar } from "./grammar.ts";
import type { Needed } from "./needed.ts";
import { itself, type Path } from "./paths.ts";

/**
 * Many paths merged at their common beginnings: "draw {cards}" and
 * "draw {cards} for each …" are read together until they diverge. Alternatives
 * thus share their work, and a rule that contains itself is read once.
 *
 * Edges are created on demand: most texts pass few of the nodes.
 */
export interface Node {
  /** Its index among the nodes of the grammar, above the bits that say what it is. */
  readonly number: number;
  /** The paths that lead here, which have this many parts after them. */
  readonly paths: readonly Path[];
  readonly depth: number;
  /** The path that ends here, if any. */
  readonly ending: Path | undefined;
  edges: readonly Edge[] | undefined;
  first: First | undefined;
  needed: Needed | undefined;
  /** What can follow after each word that was asked for. */
  readonly after: Map<string, First>;
}

/** A part, and the node after it. */
export interface Edge {
  readonly part: Part;
  readonly next: Node;
}

/** The bits of a node's number that say what a path that ends here yields. */
export const ENDS = 7;
/** What a function makes of the values of its rules. */
export const LISTED = 1;
/** What a function makes of the value of its only rule. */
export const CHANGED = 2;
/** The value of its only rule. */
export const ITSELF = 3;
/** Always the same. */
export const CONSTANT = 4;
/** A bit of a node's number: nothing leads on from here. */
export const LEAF = 8;

const BITS = 4;

/** The index of a node, by its number. */
export function nodeIndex(number: number): number {
  return number >> BITS;
}

/** Merges paths; of two that are the same, the first counts. */
export function merge(grammar: Grammar, paths: readonly Path[]): Node {
  return newNode(grammar, paths, 0);
}

/** The edges of a node. */
export function edgesOf(grammar: Grammar, node: Node): readonly Edge[] {
  return node.edges ??= makeEdges(grammar, node);
}

/** What can follow at a node. */
export function firstAt(grammar: Grammar, node: Node): First {
  return node.first ??= findFirst(grammar, node);
}

/** Whether no path goes on after a node. */
export function isLeaf({ number }: Node): boolean {
  return (number & LEAF) !== 0;
}

function newNode(
  grammar: Grammar,
  paths: readonly Path[],
  depth: number,
): Node {
  const { nodes, results } = grammar;
  const ending = paths.find(({ parts }) => parts.length === depth);
  const goesOn = paths.some(({ parts }) => parts.length > depth);
  const [ends, result] = ending === undefined ? [0] : yieldOf(ending);
  const node: Node = {
    number: nodes.length << BITS | ends | (goesOn ? 0 : LEAF),
    paths,
    depth,
    ending,
    edges: undefined,
    first: undefined,
    needed: undefined,
    after: new Map(),
  };
  nodes.push(node);
  results.push(result);
  return node;
}

/** How a path ends, and the constant or the function that goes with that. */
function yieldOf(
  { build, ofOne, constant }: Path,
): readonly [ends: number, result?: unknown] {
  if (constant !== undefined) return [CONSTANT, constant.constant];
  if (ofOne === itself) return [ITSELF];
  return ofOne === undefined ? [LISTED, build] : [CHANGED, ofOne];
}

function makeEdges(
  grammar: Grammar,
  { paths, depth }: Node,
): readonly Edge[] {
  const groups = new Map<Part, Path[]>();
  for (const path of paths) {
    const part = path.parts[depth];
    if (part === undefined) continue; // It ends here.
    const group = groups.get(part);
    if (group === undefined) groups.set(part, [path]);
    else group.push(path);
  }
  const edges: Edge[] = [];
  groups.forEach((group, part) => {
    edges.push({ part, next: newNode(grammar, group, depth + 1) });
  });
  return edges;
}

function findFirst(grammar: Grammar, node: Node): First {
  const firsts: First[] = [];
  let empty = node.ending !== undefined;
  for (const { part, next } of edgesOf(grammar, node)) {
    const first = typeof part === "string" ? startingWith(part) : part.first;
    firsts.push(first);
    if (!first.empty) continue;
    const rest = firstAt(grammar, next);
    firsts.push(rest);
    empty ||= rest.empty;
  }
  return joinFirsts(firsts, empty);
}
