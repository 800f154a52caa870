import type { ShapeOf } from "../shape.ts";
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
