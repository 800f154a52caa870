import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { wordAt } from "../nouns/agreement.ts";
import * as nouns from "../nouns/noun_phrase.ts";

/** Words for all cards together, whose events happen one by one. */
const ALL: ReadonlySet<string> = new Set(["each", "all"]);

/**
 * Cards any of which can trigger: not "each of your characters", and not 2 of
 * them, which would have to act together.
 */
function anyOf(rule: Rule<Target>): Rule<Target> {
  return checked(
    rule,
    (value, values, start) =>
      !ALL.has(wordAt(values, start)) && !isCounted(value),
  );
}

function isCounted(target: Target): boolean {
  if (typeof target === "string" || !("selector" in target)) return false;
  const { count } = target;
  return typeof count === "object"
    ? "upTo" in count || "type" in count
    : count === "any" || count !== "all" && count > 1;
}

/** One target. */
export const target: Rule<Target> = anyOf(nouns.target);

/** One or two targets. */
export const targets: Rule<Target> = anyOf(nouns.targets);
