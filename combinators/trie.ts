import { arrive, FAILED, type First, type Input } from "./state.ts";
import type { Read, State } from "./state.ts";
import { expect, type Trace } from "./trace.ts";

/** One step of a path: a fixed token, by its id, or something that reads. */
export type Part = number | Readable;

/** A rule as far as a path needs to know it. */
export interface Readable {
  readonly read: Read<unknown>;
  readonly first: First;
  /** What a person calls it. */
  readonly label: string | undefined;
  /** Set if it reads one token and yields what that carries. */
  readonly token: TokenReader | undefined;
}

/** How a single token is read: by its id, for its value. */
export interface TokenReader {
  readonly id: number;
  readonly read: (value: unknown) => unknown;
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
  /** The edges that a token can take, found out at its first appearance. */
  readonly moves: Map<number, readonly Edge<T>[]>;
  build: Path<T>["build"] | undefined;
  first: First | undefined;
  /** The one way on, if it is a fixed token: no choice, no need to look up. */
  only: Edge<T> | undefined;
}

interface Edge<T> {
  readonly part: Part;
  readonly next: Node<T>;
}

/** Merges paths; of two that are the same, the first counts. */
export function merge<T>(paths: readonly Path<T>[]): Node<T> {
  const root = newNode<T>();
  for (const { parts, build } of paths) {
    let node = root;
    for (const part of parts) node = child(node, part);
    node.build ??= build;
  }
  findStretches(root);
  return root;
}

/** Marks the nodes at which there is nothing to decide. */
function findStretches<T>(node: Node<T>): void {
  const [edge, ...others] = node.edges;
  const isStretch = others.length === 0 && node.build === undefined;
  if (isStretch && typeof edge?.part === "number") node.only = edge;
  for (const { next } of node.edges) findStretches(next);
}

/** What can stand at a node. */
export function firstOf<T>(node: Node<T>): First {
  return node.first ??= findFirst(node);
}

/** Reads whichever path leads furthest from a place. */
export function read<T>(
  root: Node<T>,
  data: Input,
  index: number,
): State<T> {
  const base = data.top;
  const end = walk(root, data, index, base);
  data.top = base;
  return end;
}

/**
 * Values lie on the input's stack from the rule's own base up to `data.top`:
 * no array is made before a path is read to its end.
 */
function walk<T>(
  node: Node<T>,
  data: Input,
  index: number,
  base: number,
): State<T> {
  data.steps++;
  if (data.trace !== undefined) expectAll(node, data.trace, index);
  if (node.edges.length === 0) return finish(node, data, index, base);
  const id = data.ids[index]!; // `END` stands behind the last token.
  const edges = data.trace === undefined
    ? node.moves.get(id) ?? findMove(node, id)
    : node.edges.filter(({ part }) => isWorthTrying(part, id));
  const top = data.top;
  let best: State<T> = FAILED;
  for (let i = 0; i < edges.length; i++) {
    // Nothing can read further than to the end.
    if (best.index === data.last && data.trace === undefined) break;
    const end = follow(edges[i]!, data, index, base);
    data.top = top;
    if (end.index > best.index) best = end;
  }
  return node.build !== undefined && best.index <= index
    ? finish(node, data, index, base)
    : best;
}

/** Makes what the path to a node stands for, if one ends there. */
function finish<T>(
  { build }: Node<T>,
  data: Input,
  index: number,
  base: number,
): State<T> {
  return build === undefined
    ? FAILED
    : arrive(data, index, build(data.stack.slice(base, data.top)));
}

function follow<T>(
  { part, next }: Edge<T>,
  data: Input,
  index: number,
  base: number,
): State<T> {
  if (typeof part === "number") return stretch(next, data, index + 1, base);
  // A token by itself needs no state of its own: that saves a third.
  if (part.token !== undefined) {
    data.stack[data.top++] = part.token.read(data.values[index]);
    return walk(next, data, index + 1, base);
  }
  const value = part.read(data, index);
  if (value.isError) return FAILED;
  data.stack[data.top++] = value.result;
  return walk(next, data, value.index, base);
}

/** Goes on as long as only one token fits. */
function stretch<T>(
  node: Node<T>,
  data: Input,
  index: number,
  base: number,
): State<T> {
  while (node.only !== undefined && data.trace === undefined) {
    if (data.ids[index] !== node.only.part) return FAILED;
    data.steps++;
    node = node.only.next;
    index++;
  }
  return walk(node, data, index, base);
}

function newNode<T>(): Node<T> {
  return {
    edges: [],
    moves: new Map(),
    build: undefined,
    first: undefined,
    only: undefined,
  };
}

function child<T>(node: Node<T>, part: Part): Node<T> {
  const known = node.edges.find((edge) => edge.part === part);
  if (known !== undefined) return known.next;
  const next = newNode<T>();
  node.edges.push({ part, next });
  return next;
}

function findFirst<T>({ edges, build }: Node<T>): First {
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
  return { ids, empty };
}

function findMove<T>(node: Node<T>, id: number): readonly Edge<T>[] {
  const edges = node.edges.filter(({ part, next }) => {
    if (typeof part === "number") return part === id;
    return part.first.ids.has(id) || (part.first.empty && canStand(next, id));
  });
  node.moves.set(id, edges);
  return edges;
}

function canStand<T>(node: Node<T>, id: number): boolean {
  const { ids, empty } = firstOf(node);
  return empty || ids.has(id);
}

/** With a trace, rules that cannot fit are read as well: they say what would. */
function isWorthTrying(part: Part, id: number): boolean {
  if (typeof part === "number") return part === id;
  return part.token === undefined || part.token.id === id;
}

function expectAll<T>({ edges }: Node<T>, trace: Trace, index: number): void {
  if (index < trace.at) return;
  for (const { part } of edges) {
    if (typeof part === "number") expect(trace, index, [part]);
    else if (part.token !== undefined || part.label !== undefined) {
      expect(trace, index, part.first.ids, part.label);
    }
  }
}
