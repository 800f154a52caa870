import type {
  Condition,
  ConditionalClauses,
  Effect,
  OwnPile,
  Player,
} from "@dreamtides/parse/lorcana";
import { forPlayers } from "../ask/choosers.ts";
import type { Runners } from "../effects/parts/runners.ts";
import { chosenAhead } from "./ahead.ts";
import { noted } from "../view/noted.ts";

/** Effects that depend on something. */
export const conditionalRunners: Runners<ConditionalClauses> = {
  "conditional": (before, effect) => {
    const { condition, then, else: other } = effect;
    if (before.they === undefined && isOfThem(condition)) {
      return forPlayers(
        before,
        actorOf(then) ?? "EACH_OPPONENT",
        (now) => now.rules.run(now, effect),
      );
    }
    const [moment, otherwise] = other === undefined || !looksBack(condition)
      ? [before, other] as const
      : chosenAhead(before, other);
    const now = noted(moment, condition);
    if (moment.rules.holds(moment, condition)) return now.rules.run(now, then);
    return otherwise === undefined ? moment : now.rules.run(now, otherwise);
  },
};

/** "each opponent with more lore than you loses 1 lore": one by one. */
function isOfThem(condition: Condition): boolean {
  if (condition.type === "count") return condition.query.owner === "their";
  if (condition.type !== "comparison") return false;
  const { left } = condition;
  return typeof left === "object" &&
    (left.type === "lore" && left.owner === "their" ||
      left.type === "count" && left.query.owner === "their");
}

function actorOf(effect: Effect): Player | OwnPile | undefined {
  if (effect.type === "optional") return effect.chooser;
  return "player" in effect ? effect.player : undefined;
}

/** Whether a condition is about cards that were spoken of. */
function looksBack(condition: Condition): boolean {
  return "target" in condition && typeof condition.target === "object" &&
    "ref" in condition.target && condition.target.ref === "previous-target";
}
