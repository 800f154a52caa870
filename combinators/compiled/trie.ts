import { type First, joinedFirsts, startingWith } from "../first.ts";
import type { Part } from "../shape.ts";
import type { Grammar, MakeValue } from "./grammar.ts";
import type { Needed } from "./needed.ts";
import { type Constant, itself, type Path } from "./paths.ts";

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

/** A bit of a node's number: a path ends here. */
export const ENDS = 1;
/** A bit of a node's number: nothing leads on from here. */
export const LEAF = 2;
/** A bit of a node's number: the path that ends here yields a constant. */
export const CONSTANT = 4;
/** A bit of a node's number: the path that ends here yields what its rule does. */
export const ITSELF = 8;

const BITS = 4;

/** The index of a node, by its number. */
export function nodeIndex(number: number): number {
  return number >> BITS;
}

/** Merges paths; of two that are the same, the first counts. */
export function merge(grammar: Grammar, paths: readonly Path[]): Node {
  return newNode(grammar, paths, 0);
}

/** The ways on from a node. */
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

/** What the path to a node makes of its values, if one ends there. */
export function buildAt(
  { builds }: Grammar,
  { number }: Node,
): MakeValue | undefined {
  return builds[nodeIndex(number)];
}

/** The constant that the path to a node yields, if it yields one. */
export function constantAt(
  { constants }: Grammar,
  { number }: Node,
): Constant | undefined {
  return (number & CONSTANT) === 0
    ? undefined
    : { constant: constants[nodeIndex(number)] };
}

function newNode(
  grammar: Grammar,
  paths: readonly Path[],
  depth: number,
): Node {
  const { nodes, builds, changes, constants } = grammar;
  const ending = paths.find(({ parts }) => parts.length === depth);
  const goesOn = paths.some(({ parts }) => parts.length > depth);
  const traits = (ending === undefined ? 0 : ENDS) | (goesOn ? 0 : LEAF) |
    (ending?.constant === undefined ? 0 : CONSTANT) |
    (ending?.ofOne === itself ? ITSELF : 0);
  const node: Node = {
    number: nodes.length << BITS | traits,
    paths,
    depth,
    edges: undefined,
    first: undefined,
    needed: undefined,
    after: new Map(),
  };
  nodes.push(node);
  builds.push(ending?.build);
  changes.push(ending?.ofOne);
  constants.push(ending?.constant?.constant);
  return node;
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
  let empty = buildAt(grammar, node) !== undefined;
  for (const { part, next } of edgesOf(grammar, node)) {
    const first = typeof part === "string" ? startingWith(part) : part.first;
    firsts.push(first);
    if (!first.empty) continue;
    const rest = firstAt(grammar, next);
    firsts.push(rest);
    empty ||= rest.empty;
  }
  return joinedFirsts(firsts, empty);
}
