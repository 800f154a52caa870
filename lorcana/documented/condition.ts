import type { Condition } from "../ast/mod.ts";
import { shortCondition } from "./short_condition.ts";
import { readCondition } from "../attempt/read_condition.ts";

/** A condition; "you may …" is one, whatever the player may do. */
export function documentedCondition(text: string): Condition | undefined {
  return /^\s*you may\b/i.test(text)
    ? { type: "player-choice" } as unknown as Condition // The document's.
    : shortCondition(readCondition(text));
}
