import { checked, type Rule } from "../../../combinators/mod.ts";
import { wordAt } from "./agreement.ts";

const MARKS: ReadonlySet<string> = new Set([",", "or", "and", "and/or"]);

/** A list that ends with a conjunction: "A, B, or C", not "A, B". */
export function enumerated<T>(list: Rule<readonly T[]>): Rule<readonly T[]> {
  return checked(list, (items, values, start, end) => {
    const last = items.at(-1);
    // Names can contain commas.
    if (typeof last === "string" && last.includes(",")) return true;
    for (let at = end - 1; at >= start; at--) {
      const word = wordAt(values, at);
      if (MARKS.has(word)) return word !== ",";
    }
    return true;
  });
}
