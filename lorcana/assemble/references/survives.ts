import type { Condition, ConditionOf } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";

/**
 * "Whenever this character is dealt damage, if he isn't banished, …": the
 * ability has not done anything yet, so this asks whether he is still in play.
 */
export function survives(condition: Condition, known: Antecedents): Condition {
  if (!isAboutEvent(known)) return condition;
  if (condition.type !== "not") {
    const inPlay = ofBanished(condition);
    return inPlay === undefined
      ? condition
      : { type: "not", condition: inPlay };
  }
  return ofBanished(condition.condition) ?? condition;
}

/** Whether only the event can have done anything. */
function isAboutEvent({ deeds, events, isPart }: Antecedents): boolean {
  return !isPart && deeds === 0 && events.length > 0 &&
    !events.includes("one-or-more");
}

/** "… is banished": the opposite condition, that the cards are in play. */
function ofBanished(condition: Condition): ConditionOf<"in-zone"> | undefined {
  return condition.type === "this-way" && condition.what === "banished" &&
      condition.target !== undefined
    ? { type: "in-zone", target: condition.target, zone: "play" }
    : undefined;
}
