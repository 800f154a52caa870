import type { Trigger } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import type { Happening } from "../state/happening.ts";
import { isOneOf } from "../view/is_one_of.ts";
import { who } from "../view/players.ts";
import { meant } from "../view/targets.ts";

/** Whether an event is one that a trigger fires on. */
export function isEvent(
  moment: Moment,
  trigger: Trigger,
  happening: Happening,
): boolean {
  const { event, on, player, by, what, at, defender, attacker } = trigger;
  const { card, other } = happening;
  return event === happening.event &&
    (on === undefined || isOneOf(moment, card, on)) &&
    (player === undefined || isPlayer(moment, player, happening.by)) &&
    isBy(moment, by, happening) &&
    (what === undefined || what === happening.what) &&
    (at === undefined ||
      other !== undefined && meant(moment, at).includes(other)) &&
    [defender, attacker].every((one) =>
      one === undefined || isOneOf(moment, other, one)
    );
}

function isPlayer(
  moment: Moment,
  player: NonNullable<Trigger["player"]>,
  id: PlayerId | undefined,
): boolean {
  return id !== undefined && who(moment, player).players.includes(id);
}

function isBy(
  { you }: Moment,
  by: Trigger["by"],
  happening: Happening,
): boolean {
  return by === undefined || by === "any" || happening.by === undefined ||
    (by === "you") === (happening.by === you);
}
