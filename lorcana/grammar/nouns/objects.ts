import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { formAt, wordAt } from "./agreement.ts";
import { target, targets } from "./noun_phrase.ts";

/** Words that follow a subject, besides verbs. */
const AUXILIARIES: ReadonlySet<string> = new Set(["can't", "can", "may"]);

/**
 * One or two targets as objects: in "exert chosen character and your characters
 * gain Rush", the second is a subject.
 */
export const objects: Rule<Target> = oneOf<Target>([
  target,
  checked(
    targets,
    (_, values, __, end) =>
      formAt(values, end) === undefined &&
      !AUXILIARIES.has(wordAt(values, end)),
  ),
]);
