import type { First, Scan, TokenReaders } from "./state.ts";

/** One step of a path: a fixed token, by its id, or something that reads. */
export type Part = number | Readable;

/** A rule as far as a path needs to know it. */
export interface Readable {
  readonly scan: Scan;
  readonly first: First;
  /** What a person calls it. */
  readonly label: string | undefined;
  /** The same rule without its name, for when nobody takes notes. */
  readonly unnamed: Readable | undefined;
  /** Where its own paths start, if it has nothing else. */
  readonly root: (() => Node) | undefined;
}

/** One way to read something: parts in a row, and what they make together. */
export interface Path<T> {
  readonly parts: readonly Part[];
  /** From what the rules among the parts yielded, in order. */
  readonly build: Build<T>;
  /** What is done with it then, if it is a rule of a table. */
  readonly finish?: Finish<T> | undefined;
}

/**
 * The last step of the rules of a table, from its key and what was built. As a
 * function around the other it took two calls more, six times in a sentence:
 * 0.1 µs.
 */
export interface Finish<T> {
  readonly key: string;
  readonly make: (key: string, value: unknown) => T;
}

/** All that a path makes, from what the rules on it yielded. */
export function madeBy<T>(
  { build, finish }: Pick<Path<T>, "build" | "finish">,
): Build<T> {
  return finish === undefined ? build : finished(build, finish);
}

// On its own, as a function that has others in it makes room for what they
// use whether they are made or not.
function finished<T>(build: Build<T>, { key, make }: Finish<T>): Build<T> {
  return (values) => make(key, build(values));
}

/** Makes something of what the rules on a path yielded. */
export type Build<T> = (values: readonly unknown[]) => T;

/** Leaves values as they are; known by name, so that nobody need call it. */
export function asTheyAre(values: readonly unknown[]): readonly unknown[] {
  return values;
}

/**
 * Many paths merged at their common beginnings: "draw {cards}" and
 * "draw {cards} for each …" are read together until they part. So alternatives
 * have no order, share their work, and a rule that contains itself is read once.
 *
 * Edges are made when somebody comes along: a card passes one node in ten.
 */
export interface Node {
  /** Its place among all nodes. */
  readonly number: number;
  /** The paths that lead here, which have this many parts behind them. */
  readonly paths: readonly Path<unknown>[];
  readonly depth: number;
  edges: readonly Edge[] | undefined;
  first: First | undefined;
  needed: ReadonlySet<number> | undefined;
}

/** A part, and where one is behind it. */
export interface Edge {
  readonly part: Part;
  readonly next: Node;
}

// Grammars are made once and stay, so all their nodes have a place in two
// lists. 0 is nobody's number.
const nodes: (Node | undefined)[] = [undefined];

/** What the path to a node makes, if one ends there, by the node's number. */
export const builds: (Build<unknown> | undefined)[] = [undefined];

/** What is done with it then. */
export const finishes: (Finish<unknown> | undefined)[] = [undefined];

/** What a walk has to know of a node, by its number. */
export const traits: number[] = [0];
/** A path ends here. */
export const ENDS = 1;
/** Nothing leads on from here. */
export const LEAF = 2;

/** The node of a number, with its edges. */
export function nodeOf(number: number): { readonly edges: readonly Edge[] } {
  return { edges: edgesOf(nodes[number]!) }; // Numbers come from nodes.
}

/** Merges paths; of two that are the same, the first counts. */
export function merge(paths: readonly Path<unknown>[]): Node {
  return newNode(paths, 0);
}

/** What can stand at a node. */
export function firstOf(node: Node): First {
  return node.first ??= findFirst(node);
}

/** The ways on from a node. */
export function edgesOf(node: Node): readonly Edge[] {
  return node.edges ??= makeEdges(node);
}

function newNode(paths: readonly Path<unknown>[], depth: number): Node {
  const number = nodes.length;
  const node: Node = {
    number,
    paths,
    depth,
    edges: undefined,
    first: undefined,
    needed: undefined,
  };
  nodes.push(node);
  let ending: Path<unknown> | undefined;
  let goesOn = false;
  for (let i = 0; i < paths.length; i++) {
    if (paths[i]!.parts.length > depth) goesOn = true;
    else ending ??= paths[i];
  }
  builds.push(ending?.build);
  finishes.push(ending?.finish);
  traits.push((ending === undefined ? 0 : ENDS) | (goesOn ? 0 : LEAF));
  return node;
}

function makeEdges({ paths, depth }: Node): readonly Edge[] {
  if (paths.length === 1) return onlyEdge(paths, depth);
  const groups = new Map<Part, Path<unknown>[]>();
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i]!;
    const part = path.parts[depth];
    if (part === undefined) continue; // It ends here.
    const group = groups.get(part);
    if (group === undefined) groups.set(part, [path]);
    else group.push(path);
  }
  const edges: Edge[] = [];
  groups.forEach((group, part) => {
    edges.push({ part, next: newNode(group, depth + 1) });
  });
  return edges;
}

/** Most nodes lie where a path has parted from all others. */
function onlyEdge(
  paths: readonly Path<unknown>[],
  depth: number,
): readonly Edge[] {
  const part = paths[0]?.parts[depth];
  return part === undefined ? [] : [{ part, next: newNode(paths, depth + 1) }];
}

function findFirst(node: Node): First {
  const edges = edgesOf(node);
  const ids = new Set<number>();
  // No `for … of` here: until it is compiled, it makes an object for each step,
  // and the first card would take 2,700.
  const add = (id: number): unknown => ids.add(id);
  let empty = builds[node.number] !== undefined;
  for (let i = 0; i < edges.length; i++) {
    const { part, next } = edges[i]!;
    if (typeof part === "number") {
      ids.add(part);
      continue;
    }
    const first = part.first;
    first.ids.forEach(add);
    if (!first.empty) continue;
    const rest = firstOf(next);
    rest.ids.forEach(add);
    empty ||= rest.empty;
  }
  return { ids, empty, tokens: empty ? undefined : singleTokens(edges) };
}

/** What each token yields, if all paths are one token long. */
function singleTokens(edges: readonly Edge[]): TokenReaders | undefined {
  if (!edges.every(isLast)) return undefined;
  const found = new Map<number, (value: unknown) => unknown>();
  for (const { part, next } of edges) {
    const build = builds[next.number]!;
    const make = madeBy({ build, finish: finishes[next.number] });
    const tokens = typeof part === "number"
      ? new Map([[part, undefined]])
      : part.first.tokens;
    if (tokens === undefined) return undefined;
    for (const [id, read] of tokens) {
      if (found.has(id)) return undefined;
      found.set(id, (value) => make(read === undefined ? [] : [read(value)]));
    }
  }
  return found;
}

/** Whether no path goes on behind an edge. */
function isLast({ next }: Edge): boolean {
  return (traits[next.number]! & LEAF) !== 0;
}
