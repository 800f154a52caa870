import { MAX_DEPTH } from "../deeper.ts";
import * as acts from "./acts.ts";
import * as building from "./build.ts";
import { type Input, MISSED as missed, type Scan } from "./input.ts";
import * as needed from "./needed.ts";
import type {
  CheckedRow,
  InnerRow,
  ListRow,
  MappedRow,
  OnceRow,
} from "./rows.ts";
import * as trie from "./trie.ts";
import { END } from "./vocabulary.ts";
import * as table from "./ways.ts";

// What other modules export, the engine looks up at each use and checks before
// it goes on: a part of the time for each token, unless it is taken over once.
const { actKind, actObject } = acts;
const { NONE, FIXED, READ, YIELD, SKIP, SEVERAL } = acts;
const { WALK, OPTIONAL, LIST, MAPPED, CHECKED, ONCE, LOCATED } = acts;
const { ENDS, LEAF } = trie;
const { actAt, findNarrower, findWay, nextAt } = table;
const { build } = building;
const { lacks } = needed;
const MISSED = missed;

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
  const object = actObject(act);
  const { grammar } = data;
  switch (actKind(act)) {
    case FIXED:
      return index + 1;
    case READ:
      data.stack[data.top++] = grammar.readers[object]!(data.values[index]);
      return index + 1;
    case YIELD:
      data.stack[data.top++] = grammar.yields[object];
      return index + 1;
    case SKIP:
      data.stack[data.top++] = object === 0
        ? undefined
        : grammar.fillers[object]!();
      return index;
    default: {
      const end = read(act, data, index);
      if (end !== MISSED) data.stack[data.top++] = data.value;
      return end;
    }
  }
}

/**
 * Reads a rule from `index` on: returns the index after it, or `MISSED`, and
 * leaves the value in `data.value`.
 */
export function read(act: number, data: Input, index: number): number {
  const object = actObject(act);
  const { rows } = data.grammar; // Each is of the kind that its act says.
  switch (actKind(act)) {
    case WALK:
      return walk(object, data, index);
    case OPTIONAL: {
      const end = read((rows[object] as InnerRow).inner, data, index);
      if (end !== MISSED) return end;
      data.value = undefined;
      return index;
    }
    case LIST:
      return readList(rows[object] as ListRow, data, index);
    case MAPPED: {
      const { inner, change } = rows[object] as MappedRow;
      const end = read(inner, data, index);
      if (end !== MISSED) data.value = change(data.value);
      return end;
    }
    case CHECKED: {
      const { inner, test } = rows[object] as CheckedRow;
      const end = read(inner, data, index);
      if (end === MISSED) return MISSED;
      return test(data.value, data.values, index, end) ? end : MISSED;
    }
    case ONCE:
      return readOnce(rows[object] as OnceRow, data, index);
    case LOCATED: {
      const end = read((rows[object] as InnerRow).inner, data, index);
      const { value, values } = data;
      if (end !== MISSED) data.value = { value, start: index, end, values };
      return end;
    }
    default:
      return (rows[object] as Scan)(data, index);
  }
}

function readList(
  { item, separator, min, max, nests }: ListRow,
  data: Input,
  index: number,
): number {
  let at = read(item, data, index);
  // An item that reads nothing would repeat forever.
  if (at === MISSED || at === index) {
    data.value = [];
    return min === 0 ? index : MISSED;
  }
  const values = [data.value];
  while (values.length < max) {
    const start = separator === NONE ? at : read(separator, data, at);
    if (start === MISSED) break;
    const end = read(item, data, start);
    if (end === MISSED || end === at) break;
    values.push(data.value);
    at = end;
  }
  data.value = values;
  const isDeep = nests && values.length === max;
  return values.length < min || isDeep ? MISSED : at;
}

function readOnce(row: OnceRow, data: Input, index: number): number {
  if (data.reading === row.reading && index === row.at) {
    data.value = row.value;
    return row.end;
  }
  const { levels } = row;
  if (data.depth + levels > MAX_DEPTH) return MISSED;
  if (row.inner === NONE) row.inner = row.find();
  data.depth += levels;
  const end = read(row.inner, data, index);
  data.depth -= levels;
  row.reading = data.reading;
  row.at = index;
  row.end = end;
  row.value = data.value;
  return end;
}
