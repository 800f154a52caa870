import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Trigger, TriggerRestriction } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { eitherEvent, event } from "../../frames/event.ts";
import { spanned, withSpans } from "../spanned.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Event } from "./event.ts";
import { nth } from "../amounts/nth.ts";
import { limitsAfter } from "./limits.ts";

type Timing = Trigger["timing"];

const timing: Rule<Timing> = lookup<Timing>({
  "when": "when",
  "whenever": "whenever",
  "each time": "whenever",
});

/** An event with the limits after it. */
export const happening: Rule<Event> = pattern`${event} ${many(limitsAfter)}`
  .map(
    ([event, limits]) => bounded(event, limits),
  );

/** Adds the limits after an event to it. */
function bounded(
  event: Event,
  limits: readonly (readonly TriggerRestriction[])[],
): Event {
  if (limits.length === 0) return event;
  const all = limits.flat().map((one) => ofSubject(one, event));
  // One order for all wordings: the printer puts these in front.
  const restrictions = [
    ...all.filter(isFront),
    ...event.restrictions ?? [],
    ...all.filter((one) => !isFront(one)),
  ];
  return restrictions.length === 0 ? event : { ...event, restrictions };
}

/** "the third time"; the first has its own type. */
function nthTime(nth: number): TriggerRestriction {
  return nth === 1
    ? { type: "first-time-each-turn" }
    : { type: "nth-in-turn", nth };
}

/** "quests while here": the subject is here, not the card with the text. */
function ofSubject(
  restriction: TriggerRestriction,
  { on }: Event,
): TriggerRestriction {
  if (restriction.type !== "while" || on === undefined || isThisCard(on)) {
    return restriction;
  }
  const { condition } = restriction;
  const isBare = (condition.type === "at-location" ||
    condition.type === "in-challenge") && condition.target === undefined;
  if (!isBare) return restriction;
  const target = { ref: "trigger-subject" } as const;
  return { ...restriction, condition: { ...condition, target } };
}

const turn: Rule<Trigger> = oneOf<Trigger>([
  pattern`at the ${edge()} of ${nextTurn()}`.map((
    [event, player],
  ): Trigger => ({
    event,
    timing: "at",
    player,
    restrictions: [{ type: "next-turn" }],
    wording: { next: true },
  })),
  // This turn, whoever takes it.
  pattern`at the end of ${words("the turn", "this turn")}`.map((): Trigger => ({
    event: "end-turn",
    timing: "at",
    player: "EACH_PLAYER",
    restrictions: [{ type: "next-time" }],
  })),
  pattern`at the ${edge()} of ${whoseTurn()}`.map((
    [event, player],
  ): Trigger => ({ event, timing: "at", player })),
]);

function nextTurn(): Rule<NonNullable<Trigger["player"]>> {
  return lookup<NonNullable<Trigger["player"]>>({
    "your next turn": "CONTROLLER",
    "your opponent's next turn": "OPPONENT",
    "their next turn": "OPPONENT",
  });
}

function edge(): Rule<"start-turn" | "end-turn"> {
  return lookup<"start-turn" | "end-turn">({
    "start": "start-turn",
    "end": "end-turn",
  });
}

type Turn = NonNullable<Trigger["player"]>;

function whoseTurn(): Rule<Turn> {
  return lookup<Turn>({
    "your turn": "CONTROLLER",
    "each of your turns": "CONTROLLER",
    "an opponent's turn": "OPPONENT",
    "each opponent's turn": "OPPONENT",
    "their turn": "OPPONENT",
    "each player's turn": "EACH_PLAYER",
    "each turn": "EACH_PLAYER",
  });
}

/** "at the end of your turn" */
export const edgeOfTurn: Rule<Trigger> = turn;

/** "At the end of your turn, …", in an effect that runs once, triggers once. */
export function delayed(trigger: Trigger): Trigger {
  const { event, player, restrictions } = trigger;
  const isEdge = event === "start-turn" || event === "end-turn";
  return isEdge && restrictions === undefined && player !== "EACH_PLAYER"
    ? {
      ...trigger,
      restrictions: [{
        type: event === "start-turn" && player === "CONTROLLER"
          ? "next-turn"
          : "next-time",
      }],
    }
    : trigger;
}

const firstTime = words(
  "the first time each turn",
  "the first time each turn that",
  "each turn, the first time",
  "the first time",
);

/** One trigger, without the limits in front of it. */
const single: Rule<readonly Trigger[]> = spanned(
  oneOf<readonly Trigger[]>([
    pattern`${timing} ${happening}`.map(([timing, happening]) => [
      { ...happening, timing },
    ]),
    turn.map((trigger) => [trigger]),
    pattern`${firstTime} ${happening} ${optional(fixed("each turn"))}`.map((
      [, happening],
    ) => [limited({ ...happening, timing: "whenever" }, [{
      type: "first-time-each-turn",
    }])]),
    pattern`${timing} ${eitherEvent} ${many(limitsAfter)}`.map((
      [timing, events, limits],
    ) => events.map((event) => ({ ...bounded(event, limits), timing }))),
    pattern`the ${nth} time ${happening} ${words("each turn", "in a turn")}`
      .map(([nth, happening]) => [
        limited({ ...happening, timing: "whenever" }, [nthTime(nth)]),
      ]),
    pattern`${timing} ${happening} for the ${nth} time ${
      words("each turn", "in a turn", "this turn")
    }`.map(([timing, happening, nth]) => [
      limited({ ...happening, timing }, [nthTime(nth)]),
    ]),
    pattern`${timing} ${happening} or ${happening}`.map((
      [timing, left, right],
    ) => [{ ...left, timing }, { ...right, timing }]),
  ]),
  withSpans,
);

/** "When A and whenever B": they all trigger the same effect. */
export const triggers: Rule<readonly Trigger[]> = oneOf<readonly Trigger[]>([
  single,
  pattern`${single} and ${single}`.map(([left, right]) => [...left, ...right]),
  pattern`${single} or ${single}`.map(([left, right]) => [...left, ...right]),
  pattern`${single} and ${single} and ${single}`.map((
    [first, second, third],
  ) => [...first, ...second, ...third]),
]);

/** Whether a restriction can also stand in front of the trigger. */
function isFront({ type }: TriggerRestriction): boolean {
  return type === "during-turn" || type === "first-time-each-turn";
}

/** The trigger with more restrictions in front of its own. */
export function limited(
  trigger: Trigger,
  restrictions: readonly TriggerRestriction[],
): Trigger {
  return restrictions.length === 0 ? trigger : {
    ...trigger,
    restrictions: [...restrictions, ...trigger.restrictions ?? []],
  };
}
