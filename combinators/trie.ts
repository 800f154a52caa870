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
 */
export interface Node {
  /** Its place among all nodes. */
  readonly number: number;
  readonly edges: Edge[];
  first: First | undefined;
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

/** The node of a number. */
export function nodeOf(number: number): Node {
  return nodes[number]!; // Numbers come from nodes.
}

/** Merges paths; of two that are the same, the first counts. */
export function merge(paths: readonly Path<unknown>[]): Node {
  const root = newNode();
  for (const { parts, build } of paths) {
    let node = root;
    for (const part of parts) node = child(node, part);
    builds[node.number] ??= build;
  }
  return root;
}

/** What can stand at a node. */
export function firstOf(node: Node): First {
  return node.first ??= findFirst(node);
}

function newNode(): Node {
  const node: Node = { number: nodes.length, edges: [], first: undefined };
  nodes.push(node);
  builds.push(undefined);
  return node;
}

function child({ edges }: Node, part: Part): Node {
  const known = edges.find((edge) => edge.part === part);
  if (known !== undefined) return known.next;
  const next = newNode();
  edges.push({ part, next });
  return next;
}

function findFirst({ number, edges }: Node): First {
  const ids = new Set<number>();
  let empty = builds[number] !== undefined;
  for (const { part, next } of edges) {
    if (typeof part === "number") {
      ids.add(part);
      continue;
    }
    for (const id of part.first.ids) ids.add(id);
    if (!part.first.empty) continue;
    const rest = firstOf(next);
    for (const id of rest.ids) ids.add(id);
    empty ||= rest.empty;
  }
  return { ids, empty, tokens: empty ? undefined : singleTokens(edges) };
}

/** What each token yields, if all paths are one token long. */
function singleTokens(edges: readonly Edge[]): TokenReaders | undefined {
  const found = new Map<number, (value: unknown) => unknown>();
  for (const { part, next } of edges) {
    const build = builds[next.number];
    if (next.edges.length > 0 || build === undefined) return undefined;
    const tokens = typeof part === "number"
      ? new Map([[part, undefined]])
      : part.first.tokens;
    if (tokens === undefined) return undefined;
    for (const [id, read] of tokens) {
      if (found.has(id)) return undefined;
      found.set(id, (value) => build(read === undefined ? [] : [read(value)]));
    }
  }
  return found;
}
