import type { Target, Trigger, TriggerRestriction } from "../ast/mod.ts";
import { isThisCard } from "../ast/target_names.ts";
import { same } from "../ast/same.ts";
import { printCondition } from "./condition.ts";
import { printEvent } from "./event.ts";
import { phrase, type Voice } from "./voice.ts";

/** "Whenever this character quests", with what limits it in front: `state` too. */
export function printTrigger(
  trigger: Trigger,
  voice: Voice,
  state?: string,
): string {
  const { restrictions = [] } = trigger;
  const front = restrictions.filter(isFront);
  return phrase(printScope(front), state, timed(trigger, voice));
}

/** "When you play this character and whenever he quests" */
export function printTriggers(
  triggers: readonly Trigger[],
  voice: Voice,
  state?: string,
): string {
  const fronts = triggers.map(({ restrictions = [] }) =>
    restrictions.filter(isFront)
  );
  const shared =
    fronts[0]?.filter((one) =>
      fronts.every((front) => front.some((other) => same(one, other)))
    ) ?? [];
  const words = triggers.map((trigger, at) => {
    const own = fronts[at]?.filter((one) =>
      !shared.some((other) => same(one, other))
    ) ?? [];
    return phrase(timed(trigger, voice), ...own.map(behindTurn));
  });
  return phrase(printScope(shared), state, words.join(" and "));
}

/** A trigger within a sentence: nothing can stand in front of it. */
export function printInnerTrigger(trigger: Trigger, voice: Voice): string {
  const { restrictions = [] } = trigger;
  return phrase(
    timed(trigger, voice),
    ...restrictions.filter(isFront).map(behindTurn),
  );
}

function behindTurn(restriction: TriggerRestriction): string | undefined {
  if (restriction.type !== "during-turn") return undefined;
  return restriction.whose === "your"
    ? "during your turn"
    : "during an opponent's turn";
}

/** "During your turn, once …" */
export function printScope(
  restrictions: readonly TriggerRestriction[],
): string {
  const once = restrictions.some(({ type }) => type === "once-per-turn");
  const turn = restrictions.find((one) => one.type === "during-turn");
  const yours = turn?.type === "during-turn" && turn.whose === "your";
  if (once && turn !== undefined && !yours) {
    return "once per turn, during an opponent's turn,";
  }
  if (once) return yours ? "once during your turn," : "once per turn,";
  if (turn === undefined) return "";
  return yours ? "during your turn," : "during an opponent's turn,";
}

/** Whether a restriction stands before the trigger. */
function isFront(restriction: TriggerRestriction): boolean {
  return restriction.type === "during-turn" && restriction.whose !== "their" ||
    restriction.type === "once-per-turn";
}

/** The trigger without what limits it in front. */
function timed(trigger: Trigger, voice: Voice): string {
  const { timing, event, restrictions = [] } = trigger;
  if (event === "start-turn" || event === "end-turn") {
    return `at ${printEvent(trigger, voice)}`;
  }
  const first = restrictions.some(({ type }) =>
    type === "first-time-each-turn"
  );
  const next = restrictions.some(({ type }) => type === "next-time");
  const start = first
    ? "the first time each turn"
    : next
    ? "the next time"
    : timing;
  return phrase(
    start,
    printEvent(trigger, voice),
    ...restrictions.map((one) => behind(one, trigger, voice)),
  );
}

function behind(
  restriction: TriggerRestriction,
  trigger: Trigger,
  voice: Voice,
): string | undefined {
  switch (restriction.type) {
    case "this-turn":
      return "this turn";
    case "while":
      return restriction.condition.type === "at-location" &&
          restriction.condition.location === "THIS_LOCATION"
        ? "while here"
        : restriction.condition.type === "in-challenge"
        ? undefined
        : restriction.condition.type === "at-location" &&
            isSubject(restriction.condition.target, trigger)
        ? "while at a location"
        : `while ${printCondition(restriction.condition, voice)}`;
    case "from-another-location":
      return "from another location";
    case "during-turn":
      return restriction.whose === "their" ? "during their turn" : undefined;
    default:
      return undefined;
  }
}

/** Whether a condition is about the cards of the trigger: that needs no word. */
function isSubject(target: Target | undefined, { on }: Trigger): boolean {
  return target === undefined
    ? on !== undefined && isThisCard(on)
    : typeof target === "object" && "ref" in target &&
      target.ref === "trigger-subject";
}
