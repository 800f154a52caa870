import type {
  Cause,
  Target,
  Trigger,
  TriggerRestriction,
} from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { same } from "../../ast/same.ts";
import { printCondition } from "../conditions/condition.ts";
import { printEvent } from "../../frames/event.ts";
import { nthWord } from "../amounts/nth.ts";
import { subjectWords } from "./subject.ts";
import { plainType } from "../../frames/play_event.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "Whenever this character quests", preceded by its limits and `state`. */
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
  return phrase(printScope(shared), state, joined(triggers, words, voice));
}

/** "whenever he quests or challenges": prints a common subject once. */
function joined(
  triggers: readonly Trigger[],
  words: readonly string[],
  voice: Voice,
): string {
  return words.reduce((before, next, at) => {
    const trigger = triggers[at]!;
    const start = `${trigger.timing} ${subjectWords(trigger, voice)} `;
    const last = words[at - 1] ?? "";
    return at > 0 && last.startsWith(start) && next.startsWith(start)
      ? before.includes(" or ")
        ? `${before.replace(" or ", ", ")}, or ${next.slice(start.length)}`
        : `${before} or ${next.slice(start.length)}`
      : at === 0
      ? next
      : `${before} and ${next}`;
  }, "");
}

/** A trigger within a sentence, with no limits in front of it. */
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
  const twice = restrictions.some(({ type }) => type === "times-per-turn");
  const turn = restrictions.find((one) => one.type === "during-turn");
  const yours = turn?.type === "during-turn" && turn.whose === "your";
  if (once && turn !== undefined && !yours) {
    return "once per turn, during an opponent's turn,";
  }
  if (twice && turn !== undefined && !yours) {
    return "twice per turn, during an opponent's turn,";
  }
  if (twice) return yours ? "twice during your turn," : "twice per turn,";
  if (once) return yours ? "once during your turn," : "once per turn,";
  if (turn === undefined) return "";
  return yours ? "during your turn," : "during an opponent's turn,";
}

/** Whether a restriction precedes the trigger. */
function isFront(restriction: TriggerRestriction): boolean {
  return restriction.type === "during-turn" && restriction.whose !== "their" ||
    restriction.type === "once-per-turn" ||
    restriction.type === "times-per-turn";
}

/** The trigger without the limits in front of it. */
function timed(trigger: Trigger, voice: Voice): string {
  const { timing, event, restrictions = [] } = trigger;
  if (event === "start-turn" || event === "end-turn") {
    const words = printEvent(trigger, voice);
    return `at ${nextTurn(words, restrictions)}`;
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
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  if (
    nth !== undefined && event !== "draw" && plainType(trigger) === undefined
  ) {
    return `the ${nthWord(nth.nth)} time ${
      printEvent(trigger, voice)
    } each turn`;
  }
  return phrase(
    start,
    printEvent(trigger, voice),
    ...restrictions.map((one) =>
      behind(
        one,
        trigger,
        voice,
        trigger.event === "banish-in-challenge" ||
          restrictions.some(({ type }) => type === "in-challenge"),
      )
    ),
  );
}

/** "the end of your next turn", "the end of the turn" */
function nextTurn(
  words: string,
  restrictions: readonly TriggerRestriction[],
): string {
  const types = restrictions.map(({ type }) => type);
  if (types.includes("next-turn")) {
    return words.replace("your turn", "your next turn")
      .replace("each opponent's turn", "your opponent's next turn");
  }
  return types.includes("next-time")
    ? words.replace("each player's turn", "the turn")
      .replace("each opponent's turn", "an opponent's turn")
    : words;
}

function behind(
  restriction: TriggerRestriction,
  trigger: Trigger,
  voice: Voice,
  /** Whether the event already says "in a challenge". */
  inChallenge: boolean,
): string | undefined {
  switch (restriction.type) {
    case "this-turn":
      return "this turn";
    case "while":
      return restriction.condition.type === "at-location" &&
          restriction.condition.location === "THIS_LOCATION"
        ? "while here"
        : restriction.condition.type === "in-challenge" &&
            restriction.condition.against === undefined && inChallenge
        ? undefined
        : restriction.condition.type === "at-location" &&
            isSubject(restriction.condition.target, trigger)
        ? "while at a location"
        : `while ${printCondition(restriction.condition, voice)}`;
    case "caused":
      return `by ${causeOf(restriction.cause)}`;
    case "from-another-location":
      return "from another location";
    case "during-turn":
      return restriction.whose === "their" ? "during their turn" : undefined;
    default:
      return undefined;
  }
}

/** Whether a condition is about the cards of the trigger, which it omits. */
function isSubject(target: Target | undefined, { on }: Trigger): boolean {
  return target === undefined
    ? on !== undefined && isThisCard(on)
    : typeof target === "object" && "ref" in target &&
      target.ref === "trigger-subject";
}

/** "an opponent's action" */
function causeOf({ what, whose }: Cause): string {
  if (what === undefined) return "an opponent";
  const kind = what.join(" or ");
  return whose === undefined ? `an ${kind}` : `an opponent's ${kind}`;
}
