import {
  type Effect,
  expandTarget,
  type ReplacedEvent,
  type Replaces,
  type Target,
} from "../../mod.ts";
import { after, begin, type Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import type { Happening } from "../state/happening.ts";
import type { Bound, Lasting } from "../state/lasting.ts";
import { cardsIn, holderOf } from "../state/zones.ts";
import { isNow, isOver } from "../view/duration.ts";
import { abilitiesOf } from "../view/in_force.ts";
import { who } from "../view/players.ts";
import { meant } from "../view/targets.ts";

/** A replacement that applies to an event. */
interface Instead {
  readonly replacement: Effect | "prevent";
  readonly source: CardId;
  readonly you: PlayerId;
  readonly key: string;
  /** Whether it applies only once: in a turn, or in the game. */
  readonly first?: "in turn" | "at all";
  /** Whether its uses in a turn are counted. */
  readonly counted?: true;
  readonly lasting?: number;
  /** What the references of the effect that created it mean. */
  readonly bound?: Bound;
}

/** Lets an event happen, or its replacement. */
export function unlessReplaced(
  moment: Moment,
  would: Happening,
  deed: (moment: Moment) => Moment,
): Moment {
  const instead = replacements(moment, would)
    .find(({ key }) => !moment.game.busy.includes(key));
  if (instead === undefined || moment.stopped) return deed(moment);
  const used = marked(moment, instead);
  if (instead.replacement === "prevent") return used;
  const { source, you, key } = instead;
  const busy = [...moment.game.busy, key];
  const inside: Moment = {
    ...begin({ game: { ...used.game, busy }, rules: used.rules }, source, you),
    answers: used.answers,
    event: would,
    bound: instead.bound ?? {},
  };
  const ran = inside.rules.run(inside, instead.replacement);
  const done: Moment = {
    ...used,
    answers: ran.answers,
    ...(ran.stopped === undefined ? {} : { stopped: ran.stopped }),
  };
  const uses = instead.counted && ran.did ? [key] : [];
  const game = {
    ...ran.game,
    busy: moment.game.busy,
    used: [...ran.game.used, ...uses],
  };
  // A player who declines an optional replacement lets the event happen.
  return instead.replacement.type === "optional" && !ran.did
    ? deed(after(done, game))
    : after(done, game);
}

function marked(moment: Moment, { first, key, lasting }: Instead): Moment {
  const { game } = moment;
  if (lasting !== undefined) {
    const rest = game.lasting.filter((_, at) => at !== lasting);
    return after(moment, { ...game, lasting: rest });
  }
  if (first === undefined) return moment;
  return after(
    moment,
    first === "in turn"
      ? { ...game, used: [...game.used, key] }
      : { ...game, spent: [...game.spent, key] },
  );
}

function replacements(moment: Moment, would: Happening): readonly Instead[] {
  return [...printed(moment, would), ...created(moment, would)];
}

function printed(moment: Moment, would: Happening): readonly Instead[] {
  return cardsIn(moment.game, "play").flatMap((source) =>
    abilitiesOf(moment, source).flatMap((ability, at): readonly Instead[] => {
      if (ability.type !== "replacement") return [];
      const you = holderOf(moment.game, source);
      const inside = begin(moment, source, you);
      const { replaces, replacement, condition } = ability;
      const key = `replacement ${source} ${at}`;
      const applies = isReplaced(inside, replaces, would) &&
        !(replaces.first && isUsed(moment, key)) &&
        timesUsed(moment, key) < (replaces.timesPerTurn ?? Infinity) &&
        (condition === undefined || moment.rules.holds(inside, condition));
      return applies
        ? [{
          replacement,
          source,
          you,
          key,
          ...(replaces.first
            ? { first: replaces.eachTurn ? "in turn" : "at all" }
            : {}),
          ...(replaces.timesPerTurn === undefined ? {} : { counted: true }),
        }]
        : [];
    })
  );
}

function isUsed({ game }: Moment, key: string): boolean {
  return game.used.includes(key) || game.spent.includes(key);
}

function timesUsed({ game }: Moment, key: string): number {
  return game.used.filter((one) => one === key).length;
}

function isReplaced(
  moment: Moment,
  { event, target, player }: Replaces,
  would: Happening,
): boolean {
  if (!isEvent(event, would)) return false;
  if (player !== undefined) {
    return would.by !== undefined &&
      who(moment, player).players.includes(would.by);
  }
  return target !== undefined && isAmong(moment, target, would.card);
}

/** Whether an event is of the kind that a text replaces. */
function isEvent(event: ReplacedEvent, would: Happening): boolean {
  return event === "banish-in-challenge"
    ? would.event === "banish" && would.inChallenge === true
    : would.event === event;
}

function isAmong(
  moment: Moment,
  target: Target,
  id: CardId | undefined,
): boolean {
  return id !== undefined && meant(moment, target).includes(id);
}

/** "The next time they would be dealt damage, …": created by an effect. */
function created(moment: Moment, would: Happening): readonly Instead[] {
  const { game } = moment;
  return game.lasting.flatMap((one, at): readonly Instead[] => {
    const { effect, source, you, bound } = one;
    if (effect.type !== "create-replacement") return [];
    const applies = isEvent(effect.replaces, would) && isNow(game, one) &&
      !isOver(game, one) && would.card !== undefined &&
      isConcerned(moment, one, effect.target, would.card);
    const next = effect.next ? { lasting: at } : {};
    const key = `lasting ${at}`;
    return applies
      ? [{ replacement: effect.replacement, source, you, key, bound, ...next }]
      : [];
  });
}

/** Whether it applies to a card: one picked before, or any that matches. */
function isConcerned(
  moment: Moment,
  { source, you, cards }: Lasting,
  target: Target,
  id: CardId,
): boolean {
  const full = expandTarget(target);
  return typeof full === "object" && "selector" in full &&
      full.selector === "all"
    ? isAmong(begin(moment, source, you), full, id)
    : cards.includes(id);
}
