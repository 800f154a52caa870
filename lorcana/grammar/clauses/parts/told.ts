import { checked, type Rule } from "../../../../combinators/mod.ts";
import { formAt, wordAt } from "../../nouns/agreement.ts";

/** Pronouns that cannot follow "have": "have they gain". */
const SUBJECTS: ReadonlySet<string> = new Set(["they", "he", "she", "you"]);

/** Accepts whoever can follow "have": "have them gain", not "have it gains". */
export function told<T>(rule: Rule<T>): Rule<T> {
  return checked(
    rule,
    (_, values, start, end) =>
      formAt(values, end) !== "one" && !SUBJECTS.has(wordAt(values, start)),
  );
}
