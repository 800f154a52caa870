import type { First, Scan, TokenReaders } from "./state.ts";

/** One step of a path: a fixed token, by its id, or something that reads. */
export type Part = number | Readable;

/** A rule as far as a path needs to know it. */
export interface Readable {
  readonly scan: Scan;
  readonly first: First;
  /** What a person calls it. */
  readonly label: string | undefined;
}

/** One way to read something: parts in a row, and what they make together. */
export interface Path<T> {
  readonly parts: readonly Part[];
  /** From what the rules among the parts yielded, in order. */
  readonly build: (values: readonly unknown[]) => T;
}

/**
 * Many paths merged at their common beginnings: "draw {cards}" and
 * "draw {cards} for each …" are read together until they part. So alternatives
 * have no order, share their work, and a rule that contains itself is read once.
 */
export interface Node<T> {
  readonly edges: Edge<T>[];
  /** The moves that a token allows, found out at its first appearance. */
  readonly moves: Map<number, readonly Move<T>[]>;
  build: Path<T>["build"] | undefined;
  first: First | undefined;
}

interface Edge<T> {
  readonly part: Part;
  readonly next: Node<T>;
}

/** A way on from a node, once the next token is known. */
export interface Move<T> {
  readonly next: Node<T>;
  /** Reads a rule; the other two are then absent. */
  readonly scan: Scan | undefined;
  /** Makes a value of the token. */
  readonly read: ((value: unknown) => unknown) | undefined;
  /** Yields a value without any token. */
  readonly skip: (() => unknown) | undefined;
}

/** Merges paths; of two that are the same, the first counts. */
export function merge<T>(paths: readonly Path<T>[]): Node<T> {
  const root = newNode<T>();
  for (const { parts, build } of paths) {
    let node = root;
    for (const part of parts) node = child(node, part);
    node.build ??= build;
  }
  return root;
}

/** What can stand at a node. */
export function firstOf<T>(node: Node<T>): First {
  return node.first ??= findFirst(node);
}

/** The ways on from a node with the token of an id. */
export function movesOf<T>(node: Node<T>, id: number): readonly Move<T>[] {
  return node.moves.get(id) ?? findMoves(node, id);
}

function newNode<T>(): Node<T> {
  return { edges: [], moves: new Map(), build: undefined, first: undefined };
}

function child<T>(node: Node<T>, part: Part): Node<T> {
  const known = node.edges.find((edge) => edge.part === part);
  if (known !== undefined) return known.next;
  const next = newNode<T>();
  node.edges.push({ part, next });
  return next;
}

function findFirst<T>(node: Node<T>): First {
  const { edges, build } = node;
  const ids = new Set<number>();
  let empty = build !== undefined;
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
  return { ids, empty, tokens: empty ? undefined : singleTokens(node) };
}

/** What each token yields, if all paths from a node are one token long. */
function singleTokens<T>({ edges }: Node<T>): TokenReaders | undefined {
  const found = new Map<number, (value: unknown) => unknown>();
  for (const { part, next } of edges) {
    const { build } = next;
    if (next.edges.length > 0 || build === undefined) return undefined;
    if (typeof part === "number") {
      if (found.has(part)) return undefined;
      found.set(part, () => build([]));
      continue;
    }
    if (part.first.tokens === undefined) return undefined;
    for (const [id, read] of part.first.tokens) {
      if (found.has(id)) return undefined;
      found.set(id, (value) => build([read(value)]));
    }
  }
  return found;
}

function findMoves<T>(node: Node<T>, id: number): readonly Move<T>[] {
  const moves = node.edges.flatMap((edge) => moveOf(edge, id) ?? []);
  node.moves.set(id, moves);
  return moves;
}

/** The move along an edge, if the token allows it. */
function moveOf<T>({ part, next }: Edge<T>, id: number): Move<T> | undefined {
  const move = {
    next,
    scan: undefined,
    read: undefined,
    skip: undefined,
  };
  if (typeof part === "number") return part === id ? move : undefined;
  const { scan, first: { ids, empty, tokens, skipped } } = part;
  if (ids.has(id)) {
    const read = tokens?.get(id);
    return read === undefined ? { ...move, scan } : { ...move, read };
  }
  if (!empty || !canStand(next, id)) return undefined;
  return skipped === undefined ? { ...move, scan } : { ...move, skip: skipped };
}

function canStand<T>(node: Node<T>, id: number): boolean {
  const { ids, empty } = firstOf(node);
  return empty || ids.has(id);
}
