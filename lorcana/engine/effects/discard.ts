import type { DiscardEffects, Query } from "../../mod.ts";
import { type Asked, askOption } from "../ask/ask.ts";
import { playersOf } from "../ask/choosers.ts";
import { discard } from "../deeds/leave.ts";
import { after, bind, type Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { sideOf } from "../state/game.ts";
import { mixed, reseeded } from "../state/chance.ts";
import { limits } from "../view/limits.ts";
import { fits } from "../view/queries.ts";
import { isForbiddenTo } from "../view/restrictions.ts";
import { meant } from "../view/targets.ts";
import { eachPlayer, isQuery, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

type Discard = DiscardEffects["discard"];

/** Players discard cards. */
export const discardRunners: Runners<DiscardEffects> = {
  "discard": (moment, effect) =>
    eachPlayer(moment, effect.player, (now, player) => {
      if (isForbiddenTo(now, player, "cant-discard")) return now;
      const [picked, cards] = discarded(now, effect, player);
      return discard(picked, player, cards);
    }),
};

/** The cards to discard: given, random, or chosen by a player. */
function discarded(
  moment: Moment,
  effect: Discard,
  player: PlayerId,
): Asked<readonly CardId[]> {
  const { target, random, until, chosenBy, or } = effect;
  if (!isQuery(target)) return [moment, meant(moment, target)];
  const { hand } = sideOf(moment.game, player);
  const cards: Query = until === undefined
    ? target
    : { ...target, count: Math.max(0, hand.length - until) };
  if (random) return atRandom(moment, cards, hand);
  const [asked, by] = chosenBy === undefined
    ? [moment, player] as const
    : chooser(moment, chosenBy, player);
  if (or !== undefined) {
    const [decided, at] = askOption(asked, by, 2, "what to discard");
    return pickFrom(decided, player, at === 0 ? cards : or, by);
  }
  return pickFrom(asked, player, cards, by);
}

function chooser(
  moment: Moment,
  chosenBy: NonNullable<Discard["chosenBy"]>,
  player: PlayerId,
): readonly [Moment, PlayerId] {
  const [asked, players] = playersOf(moment, chosenBy);
  return [asked, players[0] ?? player];
}

function atRandom(
  moment: Moment,
  query: Query,
  hand: readonly CardId[],
): Asked<readonly CardId[]> {
  const fit = hand.filter((id) => fits(moment, id, query));
  const [, most] = limits(moment, query.count);
  const cards = mixed(moment.game, fit).slice(0, most);
  const now = after(moment, reseeded(moment.game));
  return [bind(now, query.id, cards), cards];
}
