import { MAX_DEPTH } from "../deeper.ts";
import * as acts from "./acts.ts";
import * as building from "./build.ts";
import type * as input from "./input.ts";
import type { Input, Scan } from "./input.ts";
import * as needed from "./needed.ts";
import type {
  CheckedRow,
  InnerRow,
  ListRow,
  MappedRow,
  OnceRow,
} from "./rows.ts";
import type * as trie from "./trie.ts";
import { END } from "./vocabulary.ts";
import * as table from "./ways.ts";

// V8 looks up an imported binding at each use and checks it, so the loops use local
// copies. Their types keep them equal to the originals.
const NONE: typeof acts.NONE = 0;
const FIXED: typeof acts.FIXED = 1;
const READ: typeof acts.READ = 2;
const SKIP: typeof acts.SKIP = 3;
const YIELD: typeof acts.YIELD = 4;
const SEVERAL: typeof acts.SEVERAL = 5;
const WALK: typeof acts.WALK = 6;
const OPTIONAL: typeof acts.OPTIONAL = 8;
const LIST: typeof acts.LIST = 9;
const MAPPED: typeof acts.MAPPED = 10;
const CHECKED: typeof acts.CHECKED = 11;
const ONCE: typeof acts.ONCE = 12;
const LOCATED: typeof acts.LOCATED = 13;
const ENDS: typeof trie.ENDS = 7;
const LEAF: typeof trie.LEAF = 8;
const MISSED: typeof input.MISSED = -1;
const actKind = acts.actKind;
const actObject = acts.actObject;
const findWay = table.findWay;
const lacks = needed.lacks;
const build = building.build;

/** Reads the path from a root that reads furthest. */
function walk(root: number, data: Input, index: number): number {
  const base = data.top;
  const end = walkOn(root, data, index, base);
  data.top = base;
  return end;
}

/**
 * The same from any node. It loops as long as there is only one way on. Values
 * are on the input's stack, from `base` to `data.top`, so no array is allocated
 * before a path is complete.
 */
function walkOn(
  node: number,
  data: Input,
  index: number,
  base: number,
): number {
  const { grammar } = data;
  let end: number = MISSED;
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
    // `END` follows the last token.
    let slot = findWay(grammar, node, data.ids[index]!);
    let act = grammar.ways[slot + 1]!;
    if (act === NONE) break;
    if (actKind(act) === SEVERAL) {
      slot = findWay(grammar, ~actObject(act), idAfter(data, index));
      act = grammar.ways[slot + 1]!;
      if (act === NONE) break;
      if (actKind(act) === SEVERAL) {
        const furthest = walkAll(actObject(act), data, index, base);
        if (furthest > end) return furthest;
        break;
      }
    }
    // Looked up before anything is read: the table may grow meanwhile.
    node = grammar.ways[slot + 2]!;
    index = act === FIXED ? index + 1 : take(act, data, index);
    if (index === MISSED) break;
  }
  if (end !== MISSED) data.value = build(builder, data, base, top);
  return end;
}

function idAfter({ ids, last }: Input, index: number): number {
  return index < last ? ids[index + 1]! : END;
}

/** Tries alternatives, until one reads to the end: none can read further. */
function walkAll(
  choice: number,
  data: Input,
  index: number,
  base: number,
): number {
  const { top, grammar: { choices } } = data;
  const after = choice + choices[choice]!;
  let best: number = MISSED;
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

/** Reads the part of an edge and pushes its value onto the stack. */
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
  if (data.reading === row.reading) {
    if (index === row.at) {
      data.value = row.value;
      return row.end;
    }
    const kept = row.others?.get(index);
    if (kept !== undefined) {
      data.value = kept.value;
      return kept.end;
    }
  }
  const { levels } = row;
  if (data.depth + levels > MAX_DEPTH) return MISSED;
  if (row.inner === NONE) row.inner = row.find();
  data.depth += levels;
  const end = read(row.inner, data, index);
  data.depth -= levels;
  keepOthers(row, data);
  row.reading = data.reading;
  row.at = index;
  row.end = end;
  row.value = data.value;
  return end;
}

/**
 * Moves the last result aside before the next one takes its place. Without it,
 * nested clauses that two alternatives begin with are read twice a level, so
 * the time doubles with every level.
 */
function keepOthers(row: OnceRow, data: Input): void {
  if (row.reading !== data.reading) row.others = undefined;
  else if (data.last - data.first > SHORT) {
    (row.others ??= new Map()).set(row.at, { end: row.end, value: row.value });
  }
}

/** Up to so many tokens, reading again costs less than remembering. */
const SHORT = 48;
