import {
  expandTarget,
  type OwnPile,
  type Player,
  type Target,
} from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import type { Bound } from "../state/lasting.ts";
import { who } from "../view/players.ts";
import { askPlayer, askYes } from "./ask.ts";
import { pick } from "./pick.ts";

/** The cards of an effect, and who picks them. */
interface OnCards {
  readonly target: Target;
  readonly chosenBy?: Player;
  readonly by?: Player;
}

/** Acts on the cards of an effect, separately for each player who acts. */
export function onCards(
  moment: Moment,
  { target, chosenBy, by }: OnCards,
  act: (moment: Moment, cards: readonly CardId[]) => Moment,
): Moment {
  const actor = chosenBy ?? by;
  if (actor === undefined || actor === "CONTROLLER") {
    const [picked, cards] = pick(moment, target);
    return act(picked, cards);
  }
  return forPlayers(moment, actor, (now, player) => {
    const [picked, cards] = pick(now, ofTheirs(target), player);
    return act(picked, cards);
  });
}

/** "each opponent chooses one of their characters": only their own. */
function ofTheirs(target: Target): Target {
  const full = expandTarget(target);
  return typeof full === "object" && "owner" in full &&
      full.owner === "opponent"
    ? { ...full, owner: "their" }
    : target;
}

/** Acts for each player that a word means; "they" is the current one. */
export function forPlayers(
  moment: Moment,
  player: Player | OwnPile,
  act: (moment: Moment, player: PlayerId) => Moment,
): Moment {
  const [asked, players] = playersOf(moment, player);
  const { bound } = asked;
  return players.reduce((now, one) => {
    if (now.stopped !== undefined) return now;
    const own = act({ ...now, bound, they: one }, one);
    const done = { ...own, bound: bothBound(now.bound, own.bound, bound) };
    const { they: _, ...rest } = done;
    const didBy = { ...done.didBy, [one]: done.game !== now.game };
    const { they } = moment;
    return they === undefined
      ? keepChosen({ ...rest, didBy }, player, one)
      : { ...rest, they, didBy };
  }, asked);
}

/** After a loop, references mean the cards of all players. */
function bothBound(before: Bound, after: Bound, start: Bound): Bound {
  const all: Record<number, readonly CardId[]> = { ...before };
  for (const [id, cards] of Object.entries(after)) {
    const at = Number(id);
    const others = before[at] === start[at] ? [] : before[at] ?? [];
    all[at] = [...new Set([...others, ...cards])];
  }
  return all;
}

/** Lets "that player" mean the chosen player from now on. */
function keepChosen(
  moment: Moment,
  player: Player | OwnPile,
  id: PlayerId,
): Moment {
  return player === "CONTROLLER" || player === "EACH_PLAYER" ||
      player === "EACH_OPPONENT"
    ? moment
    : { ...moment, chosenPlayer: id, spoken: id };
}

/** The players that a word means, after asking who is chosen. */
export function playersOf(
  moment: Moment,
  player: Player | OwnPile,
): readonly [Moment, readonly PlayerId[]] {
  const { players, choose, withYou } = who(moment, player);
  if (choose === undefined) return [moment, players];
  if (choose === "one") {
    const [asked, id] = askPlayer(moment, moment.you, players, "which player");
    const all = withYou ? [moment.you, id] : [id];
    return [{ ...asked, chosenPlayer: id }, all];
  }
  let now = moment;
  const chosen = players.filter((id) => {
    const [asked, yes] = askYes(now, moment.you, `choose ${id}`);
    now = asked;
    return yes;
  });
  return [now, chosen];
}
