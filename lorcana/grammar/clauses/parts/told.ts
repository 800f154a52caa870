import { checked, type Rule } from "../../../../combinators/mod.ts";
import { formAt, wordAt } from "../../nouns/agreement.ts";

/** Pronouns that are never told to do anything: "have they gain". */
const SUBJECTS: ReadonlySet<string> = new Set(["they", "he", "she", "you"]);

/** Who is told to do something: "have them gain", not "have it gains". */
export function told<T>(rule: Rule<T>): Rule<T> {
  return checked(
    rule,
    (_, values, start, end) =>
      formAt(values, end) !== "one" && !SUBJECTS.has(wordAt(values, start)),
  );
}
