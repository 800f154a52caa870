import { type Input, MISSED } from "./input.ts";
import { lacks } from "./needed.ts";
import { CONSTANT, ENDS, ITSELF, LEAF, nodeIndex } from "./trie.ts";
import {
  actAt,
  actKind,
  actObject,
  findNarrower,
  findWay,
  FIXED,
  nextAt,
  NONE,
  READ,
  SCAN,
  SEVERAL,
  SKIP,
  YIELD,
} from "./ways.ts";
import { END } from "./vocabulary.ts";

/** Reads whichever path leads furthest from a root. */
export function walk(root: number, data: Input, index: number): number {
  const base = data.top;
  const end = walkOn(root, data, index, base);
  data.top = base;
  return end;
}

/**
 * The same from a node within: a loop as long as there is one way on. Values
 * lie on the input's stack from `base` up to `data.top`: no array is made
 * before a path is read to its end.
 */
function walkOn(
  node: number,
  data: Input,
  index: number,
  base: number,
): number {
  const { grammar } = data;
  let end = MISSED;
  let builder = 0;
  let top = 0;
  while (true) {
    data.steps++;
    if ((node & ENDS) !== 0 && index > end) {
      end = index;
      builder = node;
      top = data.top;
      if ((node & LEAF) !== 0) break;
    }
    // `END` stands after the last token.
    let slot = findWay(grammar, node, data.ids[index]!);
    let act = actAt(grammar, slot);
    if (act === NONE) break;
    if (actKind(act) === SEVERAL) {
      slot = findNarrower(grammar, actObject(act), idAfter(data, index));
      act = actAt(grammar, slot);
      if (act === NONE) break;
      if (actKind(act) === SEVERAL) {
        const furthest = walkAll(actObject(act), data, index, base);
        if (furthest > end) return furthest;
        break;
      }
    }
    // Looked up before anything is read: the table may grow meanwhile.
    node = nextAt(grammar, slot);
    index = take(act, data, index);
    if (index === MISSED) break;
  }
  if (end !== MISSED) data.value = build(builder, data, base, top);
  return end;
}

function idAfter({ ids, last }: Input, index: number): number {
  return index < last ? ids[index + 1]! : END;
}

/** Tries several ways on; nothing can read further than to the end. */
function walkAll(
  choice: number,
  data: Input,
  index: number,
  base: number,
): number {
  const { top, grammar: { choices } } = data;
  const after = choice + choices[choice]!;
  let best = MISSED;
  let value: unknown;
  for (let way = choice + 1; way < after && best !== data.last; way += 3) {
    const need = choices[way + 2]!;
    if (need !== 0 && lacks(data, need, index)) continue;
    data.top = top;
    const start = take(choices[way]!, data, index);
    if (start === MISSED) continue;
    const end = walkOn(choices[way + 1]!, data, start, base);
    if (end <= best) continue;
    best = end;
    value = data.value;
  }
  data.value = value;
  return best;
}

/** Reads what stands on an edge and puts its value on the stack. */
function take(act: number, data: Input, index: number): number {
  const kind = actKind(act);
  if (kind === FIXED) return index + 1;
  const { grammar } = data;
  const object = actObject(act);
  if (kind === READ) {
    data.stack[data.top++] = grammar.readers[object]!(data.values[index]);
    return index + 1;
  }
  if (kind === YIELD) {
    data.stack[data.top++] = grammar.yields[object];
    return index + 1;
  }
  if (kind === SKIP) {
    data.stack[data.top++] = object === 0
      ? undefined
      : grammar.fillers[object]!();
    return index;
  }
  const end = kind === SCAN
    ? grammar.scans[object]!(data, index)
    : walk(object, data, index);
  if (end !== MISSED) data.stack[data.top++] = data.value;
  return end;
}

const NOTHING: readonly never[] = [];

/** Makes what the path to a node stands for, from the values on the stack. */
function build(
  node: number,
  { grammar, stack }: Input,
  base: number,
  top: number,
): unknown {
  if ((node & ITSELF) !== 0) return stack[base];
  if ((node & CONSTANT) !== 0) return grammar.constants[nodeIndex(node)];
  const change = grammar.changes[nodeIndex(node)];
  if (change !== undefined) return change(stack[base]);
  const make = grammar.builds[nodeIndex(node)]!; // Asked for only where a path ends.
  // Literals: most paths have few values, and `slice` makes slower arrays.
  switch (top - base) {
    case 0:
      return make(NOTHING);
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
