import { checked, type Rule } from "../../../combinators/mod.ts";
import { wordAt } from "./agreement.ts";

const MARKS: ReadonlySet<string> = new Set([",", "or", "and", "and/or"]);

/** A list whose last mark is a word: "A, B, or C", not "A, B". */
export function enumerated<T>(list: Rule<T>): Rule<T> {
  return checked(list, (_, values, start, end) => {
    for (let at = end - 1; at >= start; at--) {
      const word = wordAt(values, at);
      if (MARKS.has(word)) return word !== ",";
    }
    return true;
  });
}
