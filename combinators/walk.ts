import { type Input, MISSED } from "./state.ts";
import { expect, type Trace } from "./trace.ts";
import { type Move, movesOf, type Node, type Part } from "./trie.ts";

/**
 * Reads whichever path leads furthest from a node: a loop as long as there is
 * one way on. Values lie on the input's stack from the rule's own base up to
 * `data.top`: no array is made before a path is read to its end.
 */
export function walk<T>(
  node: Node<T>,
  data: Input,
  index: number,
  base: number,
): number {
  let end = MISSED;
  let built: Node<T> | undefined;
  let builtTop = 0;
  while (true) {
    data.steps++;
    if (node.build !== undefined && index > end) {
      end = index;
      built = node;
      builtTop = data.top;
    }
    if (node.edges.length === 0) break;
    // `END` stands behind the last token.
    const moves = movesOf(node, data.ids[index]!);
    if (moves.length !== 1) {
      if (moves.length > 1) {
        const furthest = walkAll(moves, data, index, base);
        if (furthest > end) return furthest;
      }
      break;
    }
    const move = moves[0]!;
    index = take(move, data, index);
    if (index === MISSED) break;
    node = move.next;
  }
  if (built !== undefined) data.value = build(built, data, base, builtTop);
  return end;
}

/** Tries several ways on; nothing can read further than to the end. */
function walkAll<T>(
  moves: readonly Move<T>[],
  data: Input,
  index: number,
  base: number,
): number {
  const top = data.top;
  let best = MISSED;
  let value: unknown;
  for (let i = 0; i < moves.length && best !== data.last; i++) {
    const move = moves[i]!;
    data.top = top;
    const start = take(move, data, index);
    if (start === MISSED) continue;
    const end = walk(move.next, data, start, base);
    if (end <= best) continue;
    best = end;
    value = data.value;
  }
  data.value = value;
  return best;
}

/** Reads what stands on an edge and puts its value on the stack. */
function take<T>(
  { scan, read, skip }: Move<T>,
  data: Input,
  index: number,
): number {
  if (scan !== undefined) {
    const end = scan(data, index);
    if (end !== MISSED) data.stack[data.top++] = data.value;
    return end;
  }
  if (skip !== undefined) {
    data.stack[data.top++] = skip();
    return index;
  }
  if (read !== undefined) data.stack[data.top++] = read(data.values[index]);
  return index + 1;
}

/** Makes what the path to a node stands for. */
function build<T>(
  node: Node<T>,
  { stack }: Input,
  base: number,
  top: number,
): T {
  const make = node.build!;
  switch (top - base) {
    case 0:
      return make([]);
    case 1:
      return make([stack[base]]);
    case 2:
      return make([stack[base], stack[base + 1]]);
    case 3:
      return make([stack[base], stack[base + 1], stack[base + 2]]);
    default:
      return make(stack.slice(base, top));
  }
}

/**
 * The same, noting what else could have stood where reading stopped. There,
 * rules that cannot fit are read as well: they say what would.
 */
export function walkTraced<T>(
  node: Node<T>,
  data: Input,
  index: number,
  base: number,
): number {
  data.steps++;
  const isStop = data.trace !== undefined && noteAll(node, data.trace, index);
  const top = data.top;
  let best = MISSED;
  let value: unknown;
  for (const { part, next } of node.edges) {
    if (!isStop && !canStart(part, data.ids[index]!)) continue;
    data.top = top;
    const start = takeTraced(part, data, index);
    if (start === MISSED) continue;
    const end = walkTraced(next, data, start, base);
    if (end <= best) continue;
    best = end;
    value = data.value;
  }
  data.value = value;
  if (node.build === undefined || best > index) return best;
  data.value = build(node, data, base, top);
  return index;
}

function takeTraced(part: Part, data: Input, index: number): number {
  if (typeof part === "number") {
    return part === data.ids[index] ? index + 1 : MISSED;
  }
  const end = part.scan(data, index);
  if (end !== MISSED) data.stack[data.top++] = data.value;
  return end;
}

function canStart(part: Part, id: number): boolean {
  if (typeof part === "number") return part === id;
  return part.first.empty || part.first.ids.has(id);
}

/** Notes what a node expects, if reading stopped here; rules without a name do so themselves. */
function noteAll<T>(
  { edges }: Node<T>,
  trace: Trace,
  index: number,
): boolean {
  if (!trace.noting) expect(trace, index, []);
  if (!trace.noting || index !== trace.at) return false;
  for (const { part } of edges) {
    if (typeof part === "number") expect(trace, index, [part]);
    else if (part.label !== undefined) {
      expect(trace, index, part.first.ids, part.label);
    }
  }
  return true;
}
