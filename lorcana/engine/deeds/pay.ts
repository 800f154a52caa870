import { type Cost, type Effect, expandTarget } from "../../mod.ts";
import { askNumber } from "../ask/ask.ts";
import { type Moment, refuse } from "../moment.ts";
import { cardOf } from "../state/game.ts";
import { fitting } from "../view/queries.ts";
import { payInk, readyInk } from "./cost.ts";
import { exert } from "./turn_cards.ts";

type Part<K extends keyof Cost> = (
  moment: Moment,
  value: NonNullable<Cost[K]>,
) => Moment | undefined;

/** Pays each part of a cost; `undefined` if it cannot be paid in full. */
const PARTS: {
  readonly [K in Exclude<keyof Cost, "span">]: Part<K>;
} = {
  ink: (moment, amount) => {
    if (amount !== "X") return payInk(moment, moment.you, amount);
    const [asked, number] = askNumber(
      moment,
      moment.you,
      [0, readyInk(moment, moment.you).length],
      "how much {I} to pay",
    );
    return payInk({ ...asked, number }, moment.you, number);
  },
  exert: (moment) => {
    const { exerted, drying } = cardOf(moment.game, moment.source);
    return exerted || drying ? undefined : exert(moment, [moment.source]);
  },
  effects: (moment, effects) => {
    let now: Moment | undefined = moment;
    for (const effect of effects) now = now && doToPay(now, effect);
    return now;
  },
};

/** Pays a cost; returns `undefined` if it cannot be paid in full. */
export function pay(moment: Moment, cost: Cost): Moment | undefined {
  let now: Moment | undefined = moment;
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const value = cost[name];
    if (value === undefined || now === undefined) continue;
    const part = PARTS[name] as Part<typeof name>; // The types match.
    now = part(now, value as never);
  }
  return now;
}

/** Pays a cost, or stops with the reason. */
export function payOrRefuse(moment: Moment, cost: Cost): Moment {
  return pay(moment, cost) ?? refuse(moment, "the cost cannot be paid");
}

/** Runs an effect as a payment; returns `undefined` if it is impossible. */
export function doToPay(moment: Moment, effect: Effect): Moment | undefined {
  if (!isPossible(moment, effect)) return undefined;
  const done = moment.rules.run(moment, readied(effect));
  return done.stopped === undefined && done.game === moment.game
    ? undefined
    : done;
}

/** Whether there are enough cards to discard. */
function isPossible(moment: Moment, effect: Effect): boolean {
  if (effect.type !== "discard") return true;
  const full = expandTarget(effect.target);
  return typeof full !== "object" || !("selector" in full) ||
    typeof full.count !== "number" ||
    fitting(moment, full).length >= full.count;
}

/** Limits an effect that exerts cards to ready ones. */
function readied(effect: Effect): Effect {
  if (effect.type !== "exert") return effect;
  const full = expandTarget(effect.target);
  if (typeof full !== "object" || !("selector" in full)) return effect;
  const filter = [...full.filter ?? [], { type: "ready" } as const];
  return { ...effect, target: { ...full, filter } };
}
