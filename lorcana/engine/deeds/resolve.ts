import type { Condition, Effect, Keyword } from "../../mod.ts";
import { begin, type Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import type { Happening } from "../state/happening.ts";
import type { Bound } from "../state/lasting.ts";
import { noted } from "../view/noted.ts";

/** An effect to run by itself, and where it comes from. */
export interface Resolved {
  readonly source: CardId;
  readonly you: PlayerId;
  readonly effect: Effect;
  readonly condition?: Condition;
  readonly event?: Happening;
  readonly bound?: Bound;
  readonly since?: number;
  readonly keyword?: Keyword;
}

/** Runs an effect without any earlier mentions, then continues. */
export function resolve(
  moment: Moment,
  { source, you, effect, condition, event, bound = {}, since, keyword }:
    Resolved,
): Moment {
  const inside: Moment = {
    ...begin(moment, source, you, moment.answers),
    bound,
    ...(event === undefined ? {} : { event }),
    ...(since === undefined ? {} : { start: since }),
    ...(keyword === undefined ? {} : { keyword }),
  };
  const { rules } = moment;
  const applies = condition === undefined || rules.holds(inside, condition);
  if (!applies) return moment;
  const spoken = condition === undefined ? inside : noted(inside, condition);
  return returned(moment, rules.run(spoken, effect));
}

/** Takes over the game and answers of an inner run, not its mentions. */
export function returned(outside: Moment, inside: Moment): Moment {
  return {
    ...outside,
    game: inside.game,
    answers: inside.answers,
    ...(inside.stopped === undefined ? {} : { stopped: inside.stopped }),
  };
}
