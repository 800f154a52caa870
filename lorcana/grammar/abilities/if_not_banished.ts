import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Trigger } from "../../ast/mod.ts";
import { allOf } from "../conditions/all_of.ts";
import { pattern, words } from "../words.ts";
import type { Scope } from "./draft.ts";
import { comma } from "./heads.ts";

/** Events that may have banished their cards before the ability resolves. */
const RISKY: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>([
  "damage",
  "deal-damage",
  "banish-in-challenge",
]);

/** Whether the cards of the trigger are still in play. */
const IN_PLAY: Condition = {
  type: "in-zone",
  target: { ref: "previous-target" },
  zone: "play",
};

/** The end of a trigger: a comma, or "and isn't banished,". */
export const triggerEnd: Rule<Condition | undefined> = oneOf<
  Condition | undefined
>([
  comma.map(() => undefined),
  pattern`and ${words("isn't banished", "aren't banished")},`.map(() =>
    IN_PLAY
  ),
]);

/** Whether an end fits its triggers: drawing a card banishes nobody. */
export function canEndWith(
  triggers: readonly Trigger[],
  end: Condition | undefined,
): boolean {
  return end === undefined || triggers.every(({ event }) => RISKY.has(event));
}

/** Adds the condition at the end of a trigger to its scope. */
export function addEndCondition(
  scope: Scope,
  end: Condition | undefined,
): Scope {
  if (end === undefined) return scope;
  const { condition } = scope;
  return {
    ...scope,
    ...allOf(condition === undefined ? [end] : [condition, end]),
  };
}
