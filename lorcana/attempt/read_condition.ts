import { resolveCondition } from "../assemble/resolve.ts";
import type { Condition } from "../ast/mod.ts";
import { condition } from "../grammar/conditions/condition.ts";
import { tokensOf } from "../text/long_names.ts";
import { attempt } from "./attempt.ts";

/** A condition, with or without the word that introduces it. */
export function readCondition(text: string): Condition | undefined {
  const words = text.trim().replace(/[.,]$/, "");
  const found = attempt(
    condition,
    tokensOf(words.replace(/^(?:if|while|unless)\s+/i, "")),
  );
  return found && resolveCondition(found);
}
