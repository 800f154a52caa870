import type {
  Amount,
  Cards,
  Duration,
  Effect,
  OwnPile,
  Player,
  Target,
} from "@dreamtides/parse/lorcana";
import { askCards, type Asked } from "../../ask/ask.ts";
import { forPlayers, onCards, playersOf } from "../../ask/choosers.ts";
import { limits } from "../../view/limits.ts";
import { settledFilters } from "../../ask/weigh.ts";
import { after, bind, type Moment } from "../../moment.ts";
import type { CardId, PlayerId } from "../../state/card.ts";
import { sideOf } from "../../state/game.ts";
import type { Lasting } from "../../state/lasting.ts";
import { measure } from "../../view/amounts.ts";
import { cardsFit } from "../../view/cards.ts";

/** Cards of a kind out of a zone: as many as the text says, one if it does not. */
export function pickFrom(
  moment: Moment,
  player: PlayerId,
  place: "hand" | "discard" | "deck" | "inkwell",
  cards: Cards & { readonly amount?: Amount | undefined },
  by: PlayerId = player,
): Asked<readonly CardId[]> {
  const [before, filter] = settledFilters(moment, cards.filter ?? []);
  const from = sideOf(before.game, player)[place]
    .filter((id) => cardsFit(before, id, { ...cards, filter }));
  const { count, amount } = cards;
  const [least, most] = count !== undefined
    ? limits(count)
    : amount === undefined
    ? [1, 1]
    : range(before, amount);
  const about = `choose from ${place}`;
  const [asked, picked] = askCards(before, by, from, [least, most], about);
  return [bind(asked, cards.id, picked), picked];
}

function range(moment: Moment, amount: Amount): readonly [number, number] {
  const value = measure(moment, amount);
  const isUpTo = amount === "any" ||
    typeof amount === "object" && amount.type === "up-to";
  return [isUpTo ? 0 : value, value];
}

/** Leaves something behind that lasts: about cards that are settled now. */
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

/** Leaves an effect behind on its own cards or players. */
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

/** Does something for each of the players that a word means. */
export const eachPlayer: typeof forPlayers = forPlayers;
