import type { Owner, Player, Target, TurnMetric } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { Happening } from "../state/happening.ts";
import { holderOf } from "../state/zones.ts";
import { isOneOf } from "./is_one_of.ts";
import { owners, who } from "./players.ts";
import { meant } from "./targets.ts";

/** Whether an event counts for a metric. */
const METRICS: {
  readonly [M in TurnMetric]: (one: Happening, moment: Moment) => boolean;
} = {
  "played": ({ event }) => event === "play",
  "banished": ({ event }) => event === "banish",
  "banished-in-challenge": ({ event, inChallenge }) =>
    event === "banish" && inChallenge === true,
  "challenged": ({ event }) => event === "challenge",
  "was-challenged": ({ event }) => event === "challenged",
  "chosen": ({ event }) => event === "be-chosen",
  "damaged": ({ event }) => event === "damage",
  "inked": ({ event }) => event === "ink",
  "put-under": ({ event }) => event === "put-card-under",
  "discarded": ({ event }) => event === "discard",
  "entered-discard": ({ event }) => event === "enter-discard",
  "left-discard": ({ event }) => event === "leave-discard",
  "sang": ({ event }) => event === "sing",
  "sang-this-song": ({ event, other }, { source }) =>
    event === "sing" && other === source,
  "gained-lore": ({ event }) => event === "gain-lore",
  "lost-lore": ({ event }) => event === "lose-lore",
  "drew": ({ event }) => event === "draw",
  "quested": ({ event }) => event === "quest",
  "moved": ({ event }) => event === "move",
  "removed-damage": ({ event }) => event === "remove-damage",
  "returned-to-hand": ({ event }) => event === "return-to-hand",
  "shifted": ({ event, other }) => event === "play" && other !== undefined,
  "got-ink-drops": ({ event }) => event === "get-ink-drops",
  "removed-ink-drops": ({ event }) => event === "remove-ink-drops",
  "exerted": ({ event }) => event === "exert",
};

/** What to count in this turn, and by whom. */
interface Counting {
  readonly metric: TurnMetric;
  readonly by?: Player;
  readonly cards?: Target;
  readonly under?: Target;
  readonly whose?: Owner;
}

/** How many times something happened this turn. */
export function turnMetric(moment: Moment, counting: Counting): number {
  return happenings(moment, counting).length;
}

/** The events of this turn that count. */
export function happenings(
  moment: Moment,
  { metric, by, cards, under, whose }: Counting,
): readonly Happening[] {
  const players = by === undefined ? undefined : who(moment, by).players;
  const over = under === undefined ? undefined : meant(moment, under);
  const zones = whose === undefined ? undefined : owners(moment, whose);
  return moment.game.history.filter((one) =>
    METRICS[metric](one, moment) &&
    (players === undefined ||
      one.by !== undefined && players.includes(one.by)) &&
    (cards === undefined || isOneOf(moment, one.card, cards)) &&
    (over === undefined ||
      one.card !== undefined && over.includes(one.card)) &&
    (zones === undefined ||
      one.card !== undefined &&
        zones.includes(holderOf(moment.game, one.card)))
  );
}
