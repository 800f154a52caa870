import { MAX_DEPTH } from "../deeper.ts";
import type { ShapeOf, Test } from "../shape.ts";
import { type Compiled, type Grammar, idOf } from "./grammar.ts";
import { type Input, MISSED, type Scan } from "./input.ts";
import { walk } from "./walk.ts";

/** A rule within another. */
interface Inner {
  /** The number of its first node, or 0 if it does not consist of paths alone. */
  readonly root: number;
  readonly scan: Scan;
}

function innerOf({ root, scan }: Compiled): Inner {
  return { root: root === undefined ? 0 : root.number, scan };
}

/** Reads a rule within another: paths are walked without asking their function. */
function read(
  { root, scan }: Inner,
  data: Input,
  index: number,
): number {
  return root === 0 ? scan(data, index) : walk(root, data, index);
}

/** One token. */
export function scanToken(
  grammar: Grammar,
  { word, read }: ShapeOf<"token">,
): Scan {
  const id = idOf(grammar, word);
  return (data, index) => {
    if (data.ids[index] !== id) return MISSED;
    data.value = read(data.values[index]);
    return index + 1;
  };
}

/** What a rule yields, or nothing. */
export function scanOptional(rule: Compiled): Scan {
  const inner = innerOf(rule);
  return (data, index) => {
    const end = read(inner, data, index);
    if (end !== MISSED) return end;
    data.value = undefined;
    return index;
  };
}

/** Items with separators between. */
export function scanList(
  grammar: Grammar,
  { rule, separator, min, max, nests }: ShapeOf<"list">,
): Scan {
  const item = innerOf(grammar.compile(rule));
  const between = separator && innerOf(grammar.compile(separator));
  return (data, index) => {
    let at = read(item, data, index);
    // An item that reads nothing would repeat for ever.
    if (at === MISSED || at === index) {
      data.value = [];
      return min === 0 ? index : MISSED;
    }
    const values = [data.value];
    while (values.length < max) {
      const start = between === undefined ? at : read(between, data, at);
      if (start === MISSED) break;
      const end = read(item, data, start);
      if (end === MISSED || end === at) break;
      values.push(data.value);
      at = end;
    }
    data.value = values;
    const isDeep = nests && values.length === max;
    return values.length < min || isDeep ? MISSED : at;
  };
}

/** A rule with another result. */
export function scanMapped(
  rule: Compiled,
  change: (value: unknown) => unknown,
): Scan {
  const inner = innerOf(rule);
  return (data, index) => {
    const end = read(inner, data, index);
    if (end !== MISSED) data.value = change(data.value);
    return end;
  };
}

/**
 * A rule that is read once at each position. One that contains itself is looked
 * up when it is first read, and counts as a level of nesting.
 */
export function scanOnce(find: () => Compiled, levels: 0 | 1): Scan {
  let inner: Inner | undefined;
  let reading = -1;
  let at = MISSED;
  let end = MISSED;
  let value: unknown;
  return (data, index) => {
    if (data.reading === reading && index === at) {
      data.value = value;
      return end;
    }
    if (data.depth + levels > MAX_DEPTH) return MISSED;
    inner ??= innerOf(find());
    data.depth += levels;
    const found = read(inner, data, index);
    data.depth -= levels;
    reading = data.reading;
    at = index;
    end = found;
    value = data.value;
    return found;
  };
}

/** A rule whose value must pass a test. */
export function scanChecked(rule: Compiled, test: Test): Scan {
  const inner = innerOf(rule);
  return (data, index) => {
    const end = read(inner, data, index);
    if (end === MISSED) return MISSED;
    return test(data.value, data.values, index, end) ? end : MISSED;
  };
}

/** A rule that says where its value was read. */
export function scanLocated(rule: Compiled): Scan {
  const inner = innerOf(rule);
  return (data, start) => {
    const end = read(inner, data, start);
    if (end !== MISSED) {
      const { value, values } = data;
      data.value = { value, start, end, values };
    }
    return end;
  };
}

/** As many tokens as a function says. */
export function scanValues(
  grammar: Grammar,
  { read, words, only }: ShapeOf<"values">,
): Scan {
  const ids = words.map((word) => idOf(grammar, word));
  return (data, index) => {
    if (only && !ids.includes(data.ids[index]!)) return MISSED;
    const found = read(data.values, index);
    if (found === undefined) return MISSED;
    data.value = found.value;
    return found.end;
  };
}
