import { checked, type Rule } from "../../../combinators/mod.ts";
import { wordAt } from "./agreement.ts";

const MARKS: ReadonlySet<string> = new Set([",", "or", "and", "and/or"]);

/** A list whose last mark is a word: "A, B, or C", not "A, B". */
export function enumerated<T>(list: Rule<readonly T[]>): Rule<readonly T[]> {
  return checked(list, (items, values, start, end) => {
    const last = items.at(-1);
    // A name can have a comma of its own.
    if (typeof last === "string" && last.includes(",")) return true;
    for (let at = end - 1; at >= start; at--) {
      const word = wordAt(values, at);
      if (MARKS.has(word)) return word !== ",";
    }
    return true;
  });
}
