import type {
  Trigger,
  TriggerRestriction,
  TriggerRestrictions,
} from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { Happening } from "../state/happening.ts";
import { holderOf } from "../state/zones.ts";
import { cardOf } from "../state/game.ts";
import { compare, passes } from "../view/filters.ts";
import { isEvent } from "./event.ts";

/** An event, and a trigger that may fire on it. */
interface Case {
  readonly moment: Moment;
  readonly trigger: Trigger;
  readonly happening: Happening;
  /** The key of the ability among those used this turn. */
  readonly key: string;
  /** The turn in which an effect created the ability, if one did. */
  readonly made?: number | undefined;
}

const ALLOWS: {
  readonly [K in keyof TriggerRestrictions]: (
    one: Case,
    restriction: TriggerRestrictions[K],
  ) => boolean;
} = {
  "during-turn": ({ moment: { game, you }, happening }, { whose }) => {
    const { card, by } = happening;
    if (whose !== "their") {
      return (game.turn.player === you) === (whose === "your");
    }
    const theirs = card === undefined ? by : holderOf(game, card);
    return game.turn.player === theirs;
  },
  "once-per-turn": ({ moment, key }) => !moment.game.used.includes(key),
  "times-per-turn": ({ moment, key }, { times }) =>
    moment.game.used.filter((one) => one === key).length < times,
  "from-zone": ({ happening: { from } }, { zone }) => from === zone,
  "using-shift": ({ happening: { event, other } }) =>
    event === "play" && other !== undefined,
  "for-free": ({ happening: { free } }) => free === true,
  "enters-exerted": ({ moment: { game }, happening: { card } }) =>
    card !== undefined && cardOf(game, card).exerted,
  "song": ({ moment, happening: { other } }, { filters }) =>
    other !== undefined &&
    filters.every((one) => passes(moment, other, one)),
  "first-time-each-turn": (one) => countInTurn(one) === 0,
  "in-challenge": ({ happening }) => happening.inChallenge === true,
  "while": ({ moment }, { condition }) => moment.rules.holds(moment, condition),
  "nth-in-turn": (one, { nth }) => countInTurn(one) === nth - 1,
  // Simultaneous events of cards or players trigger it once.
  "one-or-more": isNotWaiting,
  "players-together": isNotWaiting,
  // `support.ts` refuses this: the engine does not track causes.
  "caused": () => true,
  "ink-paid": ({ happening: { paid } }, { comparison, value }) =>
    paid !== undefined && compare(paid, comparison, value),
  "amount": ({ happening: { amount = 0 } }, { comparison, value }) =>
    compare(amount, comparison, value),
  // The effect that created the ability ends it.
  "this-turn": () => true,
  "next-time": () => true,
  "next-turn": ({ moment: { game }, made }) =>
    made === undefined || game.turn.number > made,
  "from-another-location": ({ happening: { from } }) => from !== undefined,
  "chosen-for": ({ happening: { what } }, { by }) =>
    by === "action-or-ability" ? what !== undefined : by === what,
};

/** Whether no event of the same kind has queued the ability already. */
function isNotWaiting({ moment: { game, source }, trigger }: Case): boolean {
  return !game.waiting.some((one) =>
    one.source === source && one.event.event === trigger.event
  );
}

/** Whether all restrictions of a trigger allow it to fire. */
export function isAllowed(one: Case): boolean {
  return (one.trigger.restrictions ?? [])
    .every((restriction) => allows(one, restriction));
}

function allows(one: Case, restriction: TriggerRestriction): boolean {
  const own = ALLOWS[restriction.type];
  return own(one, restriction as never); // The types match.
}

/** How many times the event happened earlier this turn. */
function countInTurn({ moment, trigger, happening }: Case): number {
  return moment.game.history.filter((one) =>
    one !== happening && isEvent({ ...moment, event: one }, trigger, one)
  ).length;
}
