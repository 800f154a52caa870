import { lacks } from "./needed.ts";
import { type Input, MISSED } from "./state.ts";
import { builds, ENDS, finishes, LEAF, traits } from "./trie.ts";
import {
  actAt,
  choices,
  fillers,
  find,
  FIXED,
  kindOf,
  needs,
  nextAt,
  NONE,
  objectOf,
  READ,
  readers,
  SCAN,
  scans,
  SEVERAL,
  SKIP,
} from "./ways.ts";

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
  let end = MISSED;
  let builder = 0;
  let top = 0;
  while (true) {
    data.steps++;
    const trait = traits[node]!;
    if ((trait & ENDS) !== 0 && index > end) {
      end = index;
      builder = node;
      top = data.top;
      if ((trait & LEAF) !== 0) break;
    }
    // `END` stands behind the last token.
    const place = find(node, data.ids[index]!);
    const act = actAt(place);
    if (act === NONE) break;
    if (kindOf(act) === SEVERAL) {
      const furthest = walkAll(choices[objectOf(act)]!, data, index, base);
      if (furthest > end) return furthest;
      break;
    }
    // Looked up before anything is read: the table may grow meanwhile.
    node = nextAt(place);
    index = take(act, data, index);
    if (index === MISSED) break;
  }
  if (end !== MISSED) data.value = build(builder, data.stack, base, top);
  return end;
}

/** Tries several ways on; nothing can read further than to the end. */
function walkAll(
  ways: readonly number[],
  data: Input,
  index: number,
  base: number,
): number {
  const top = data.top;
  let best = MISSED;
  let value: unknown;
  for (let i = 0; i < ways.length && best !== data.last; i += 3) {
    const need = ways[i + 2]!;
    if (need !== 0 && lacks(data, needs[need]!, index)) continue;
    data.top = top;
    const start = take(ways[i]!, data, index);
    if (start === MISSED) continue;
    const end = walkOn(ways[i + 1]!, data, start, base);
    if (end <= best) continue;
    best = end;
    value = data.value;
  }
  data.value = value;
  return best;
}

/** Reads what stands on an edge and puts its value on the stack. */
function take(act: number, data: Input, index: number): number {
  const kind = kindOf(act);
  if (kind === FIXED) return index + 1;
  const object = objectOf(act);
  if (kind === READ) {
    data.stack[data.top++] = readers[object]!(data.values[index]);
    return index + 1;
  }
  if (kind === SKIP) {
    data.stack[data.top++] = fillers[object]!();
    return index;
  }
  const end = kind === SCAN
    ? scans[object]!(data, index)
    : walk(object, data, index);
  if (end !== MISSED) data.stack[data.top++] = data.value;
  return end;
}

/** Makes what the path to a node stands for, from the values on the stack. */
export function build(
  node: number,
  stack: readonly unknown[],
  base: number,
  top: number,
): unknown {
  const value = built(node, stack, base, top);
  const finish = finishes[node];
  return finish === undefined ? value : finish.make(finish.key, value);
}

function built(
  node: number,
  stack: readonly unknown[],
  base: number,
  top: number,
): unknown {
  const make = builds[node]!; // Asked for only where a path ends.
  // Literals take half as long as `slice`.
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
