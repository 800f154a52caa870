import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Trigger } from "../../ast/mod.ts";
import { allOf } from "../conditions/all_of.ts";
import { pattern, words } from "../words.ts";
import type { Scope } from "./draft.ts";
import { comma } from "./heads.ts";

/** What is over when it sets something off, and may have banished its cards. */
const RISKY: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>([
  "damage",
  "deal-damage",
  "banish-in-challenge",
]);

/** Whether those of a trigger are still in play. */
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

/** Whether an end suits some triggers: nobody is banished by drawing a card. */
export function isSuited(
  triggers: readonly Trigger[],
  end: Condition | undefined,
): boolean {
  return end === undefined || triggers.every(({ event }) => RISKY.has(event));
}

/** What limits a trigger from both sides. */
export function withEnd(scope: Scope, end: Condition | undefined): Scope {
  if (end === undefined) return scope;
  const { condition } = scope;
  return {
    ...scope,
    ...allOf(condition === undefined ? [end] : [condition, end]),
  };
}
