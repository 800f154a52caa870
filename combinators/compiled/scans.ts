import { MAX_DEPTH } from "../deeper.ts";
import type { AnyRule, ShapeOf, Test } from "../shape.ts";
import { type Grammar, idOf } from "./grammar.ts";
import { MISSED, type Scan } from "./input.ts";

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
export function scanOptional(scan: Scan): Scan {
  return (data, index) => {
    const end = scan(data, index);
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
  const { scan } = grammar.compile(rule);
  const scanBetween = separator && grammar.compile(separator).scan;
  return (data, index) => {
    let at = scan(data, index);
    // An item that reads nothing would repeat for ever.
    if (at === MISSED || at === index) {
      data.value = [];
      return min === 0 ? index : MISSED;
    }
    const values = [data.value];
    while (values.length < max) {
      const start = scanBetween === undefined ? at : scanBetween(data, at);
      if (start === MISSED) break;
      const end = scan(data, start);
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
  scan: Scan,
  change: (value: unknown) => unknown,
): Scan {
  return (data, index) => {
    const end = scan(data, index);
    if (end !== MISSED) data.value = change(data.value);
    return end;
  };
}

/** A rule that contains itself. */
export function scanLazy(grammar: Grammar, find: () => AnyRule): Scan {
  let scan: Scan | undefined;
  return (data, index) => {
    if (data.depth >= MAX_DEPTH) return MISSED;
    data.depth++;
    const end = (scan ??= grammar.compile(find()).scan)(data, index);
    data.depth--;
    return end;
  };
}

/** A rule that is read once at each position. */
export function scanOnce(scan: Scan): Scan {
  let reading = -1;
  let at = MISSED;
  let end = MISSED;
  let value: unknown;
  return (data, index) => {
    if (data.reading === reading && index === at) {
      data.value = value;
      return end;
    }
    const found = scan(data, index);
    reading = data.reading;
    at = index;
    end = found;
    value = data.value;
    return found;
  };
}

/** A rule whose value must pass a test. */
export function scanChecked(
  scan: Scan,
  test: Test,
): Scan {
  return (data, index) => {
    const end = scan(data, index);
    if (end === MISSED) return MISSED;
    return test(data.value, data.values, index, end) ? end : MISSED;
  };
}

/** A rule that says where its value was read. */
export function scanLocated(scan: Scan): Scan {
  return (data, start) => {
    const end = scan(data, start);
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
