import { checked, located, type Rule } from "../../../combinators/mod.ts";
import { formAt, wordAt } from "./agreement.ts";
import type { Noun } from "./noun.ts";
import { areSeveral } from "./shared.ts";

/** A noun as the subject of the next verb: "an item is", not "an item are". */
export function nounBefore(rule: Rule<Noun>): Rule<Noun> {
  return checked(located(rule), ({ value, values, start, end }) => {
    const form = formAt(values, end);
    return form === undefined || wordAt(values, start) === "each" ||
      agrees(value, form);
  }).map(({ value }) => value);
}

/** Whether a noun agrees with a verb form. */
export function agrees(
  { selector, count }: Noun,
  form: "one" | "several",
): boolean {
  if (selector === "none-of") return true;
  // Both "one or more characters sing" and "sings" are printed.
  if (typeof count === "object") {
    return form === "several" || !areSeveral(count);
  }
  return form === (count === 1 ? "one" : "several");
}
