import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { formAt, wordAt } from "./agreement.ts";
import { target, targets } from "./noun_phrase.ts";

/** Words after those who do something, beside their verbs. */
const AUXILIARIES: ReadonlySet<string> = new Set(["can't", "can", "may"]);

/**
 * One target or two to which something is done: in "exert chosen character and
 * your characters gain Rush", the second is not.
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
