import type {
  Duration,
  Effect,
  OwnPile,
  Player,
  Query,
  Target,
} from "../../../mod.ts";
import { askCards, type Asked } from "../../ask/ask.ts";
import { forPlayers, onCards, playersOf } from "../../ask/choosers.ts";
import { limits } from "../../view/limits.ts";
import { settledFilters } from "../../ask/pick.ts";
import { after, bind, type Moment } from "../../moment.ts";
import type { CardId, PlayerId } from "../../state/card.ts";
import { sideOf } from "../../state/game.ts";
import type { Lasting } from "../../state/lasting.ts";
import { fits } from "../../view/queries.ts";
import { topCards } from "./top_cards.ts";

/** Picks cards in the zones of a player. */
export function pickFrom(
  moment: Moment,
  player: PlayerId,
  query: Query,
  by: PlayerId = player,
): Asked<readonly CardId[]> {
  const { zones, selector, count, id: name } = query;
  if (selector === "top" || selector === "bottom") {
    return topCards(moment, player, count, name, selector);
  }
  const [now, filter] = settledFilters(moment, query.filter ?? []);
  const side = sideOf(now.game, player);
  const from = zones.flatMap((zone) => side[zone])
    .filter((id) => fits(now, id, { ...query, filter }));
  const about = `choose from ${zones.join(" or ")}`;
  const [asked, picked] = askCards(now, by, from, limits(now, count), about);
  return [bind(asked, name, picked), picked];
}

/** Whether a target describes cards by their properties. */
export function isQuery(target: Target): target is Query {
  return typeof target === "object" && "selector" in target;
}

/** Whether cards are in the zones of the player that an effect names. */
export function isPile(target: Target): target is Query {
  return isQuery(target) && target.zones[0] !== "play" &&
    (target.owner === "you" || target.owner === "their");
}

/** Adds a lasting effect on cards and players that are known now. */
export function leave(
  moment: Moment,
  effect: Effect,
  about: {
    readonly cards?: readonly CardId[];
    readonly players?: readonly PlayerId[];
    readonly duration?: Duration | undefined;
    readonly uses?: number;
  },
): Moment {
  const { cards = [], players = [], duration, uses } = about;
  const { source, you, game, bound } = moment;
  const lasting: Lasting = {
    effect,
    cards,
    players,
    source,
    you,
    since: game.turn.number,
    bound,
    ...(duration === undefined ? {} : { duration }),
    ...(uses === undefined ? {} : { uses }),
  };
  return after(moment, { ...game, lasting: [...game.lasting, lasting] });
}

/** An effect that changes cards or players for some time. */
interface Changing {
  readonly target?: Target;
  readonly player?: Player | OwnPile;
  readonly duration?: Duration;
}

/** Adds a lasting effect on its own target or player. */
export function leaveOnTarget(
  moment: Moment,
  effect: Effect & Changing,
): Moment {
  const { target, player, duration } = effect;
  if (player !== undefined) {
    const [asked, players] = playersOf(moment, player);
    return leave(asked, effect, { players, duration });
  }
  if (target === undefined) return leave(moment, effect, { duration });
  return onCards(
    moment,
    { target },
    (now, cards) =>
      cards.length === 0 ? now : leave(now, effect, { cards, duration }),
  );
}

/** Acts for each player that a word means. */
export const eachPlayer: typeof forPlayers = forPlayers;
