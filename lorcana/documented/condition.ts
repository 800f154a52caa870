import type { Condition } from "../ast/mod.ts";
import { attempt } from "../read/attempt.ts";
import { condition } from "../grammar/conditions/condition.ts";
import { resolveCondition } from "../assemble/resolve.ts";
import { tokensOf } from "../text/long_names.ts";

/** A condition, with or without the word that introduces it. */
export function readCondition(text: string): Condition | undefined {
  const words = text.trim().replace(/[.,]$/, "");
  if (/^you may\b/i.test(words)) return { type: "player-choice" };
  const found = attempt(
    condition,
    tokensOf(words.replace(/^(?:if|while|unless)\s+/i, "")),
  );
  return found && resolveCondition(found);
}
