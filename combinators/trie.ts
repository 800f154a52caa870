import { arrive, FAILED, type First, type Input } from "./state.ts";
import type { State, Step } from "./state.ts";
import { expect, type Trace } from "./trace.ts";

/** One step of a path: a fixed token, by its id, or something that reads. */
export type Part = number | Readable;

/** A rule as far as a path needs to know it. */
export interface Readable {
  readonly p: Step<unknown>;
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
 * have no order, share no work, and a rule that contains itself is read once.
 */
export interface Node<T> {
  readonly words: (Node<T> | undefined)[];
  readonly slots: Slot<T>[];
  /** The slots that can start with a token, found at its first appearance. */
  readonly candidates: (readonly Slot<T>[] | undefined)[];
  build: Path<T>["build"] | undefined;
}

interface Slot<T> {
  readonly rule: Readable;
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
  return root;
}

/** What the first parts of the paths can start with. */
export function firstOf<T>({ words, slots, build }: Node<T>): First {
  const ids = new Set<number>(Object.keys(words).map(Number));
  let empty = build !== undefined;
  for (const { rule, next } of slots) {
    for (const id of rule.first.ids) ids.add(id);
    if (!rule.first.empty) continue;
    const rest = firstOf(next);
    for (const id of rest.ids) ids.add(id);
    empty ||= rest.empty;
  }
  return { ids, empty };
}

/** Reads whichever path leads furthest from a state. */
export function read<T>(root: Node<T>, state: State<unknown>): State<T> {
  return walk(root, state.data, state.index, []);
}

function walk<T>(
  node: Node<T>,
  data: Input,
  index: number,
  values: readonly unknown[],
): State<T> {
  data.steps++;
  const id = data.ids[index]!; // `END` stands behind the last token.
  if (data.trace !== undefined) expectAll(node, data.trace, index);
  const word = node.words[id];
  let best: State<T> = word === undefined
    ? FAILED
    : walk(word, data, index + 1, values);
  for (const slot of node.candidates[id] ?? findCandidates(node, id)) {
    const next = fill(slot, data, index, values);
    if (next.index > best.index) best = next;
  }
  return node.build !== undefined && best.index <= index
    ? arrive(data, index, node.build(values))
    : best;
}

function fill<T>(
  { rule, next }: Slot<T>,
  data: Input,
  index: number,
  values: readonly unknown[],
): State<T> {
  const read = rule.p(arrive(data, index, undefined));
  return read.isError
    ? FAILED
    : walk(next, data, read.index, [...values, read.result]);
}

function newNode<T>(): Node<T> {
  return { words: [], slots: [], candidates: [], build: undefined };
}

function child<T>(node: Node<T>, part: Part): Node<T> {
  if (typeof part === "number") return node.words[part] ??= newNode();
  const known = node.slots.find(({ rule }) => rule === part);
  if (known !== undefined) return known.next;
  const slot = { rule: part, next: newNode<T>() };
  node.slots.push(slot);
  return slot.next;
}

function findCandidates<T>(node: Node<T>, id: number): readonly Slot<T>[] {
  return node.candidates[id] = node.slots.filter(({ rule: { first } }) =>
    first.empty || first.ids.has(id)
  );
}

function expectAll<T>(node: Node<T>, trace: Trace, index: number): void {
  expect(trace, index, Object.keys(node.words).map(Number));
  for (const { rule: { first, label } } of node.slots) {
    expect(trace, index, first.ids, label);
  }
}
