import type { SearchEffects } from "../../mod.ts";
import { put } from "../deeds/leave.ts";
import { play } from "../deeds/play.ts";
import { after, type Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { shuffled } from "../state/chance.ts";
import { isForbiddenTo } from "../view/restrictions.ts";
import { eachPlayer, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { shown } from "./parts/top_cards.ts";

type Search = SearchEffects["search-deck"];

/** Players search decks, and may fail to find. */
export const searchRunners: Runners<SearchEffects> = {
  "search-deck": (moment, effect) =>
    eachPlayer(
      moment,
      effect.player ?? "CONTROLLER",
      (now, player) => searched(now, effect, player),
    ),
};

function searched(moment: Moment, effect: Search, player: PlayerId): Moment {
  if (isForbiddenTo(moment, player, "cant-search")) return moment;
  const { count } = effect.target;
  const [picked, cards] = pickFrom(moment, player, {
    ...effect.target,
    count: typeof count === "number" ? { upTo: count } : count,
  });
  const seen = effect.reveal && cards.length > 0
    ? shown(picked, cards)
    : picked;
  const { putInto } = effect;
  // Cards for the top of the deck are put there after shuffling.
  const isOnTop = putInto === "deck-top";
  const taken = isOnTop
    ? seen
    : cards.reduce((now, id) => putAway(now, id, putInto, player), seen);
  const mixed = effect.shuffle
    ? after(taken, shuffled(taken.game, player))
    : taken;
  return isOnTop
    ? cards.reduce((now, id) => put(now, id, "deck", "top"), mixed)
    : mixed;
}

function putAway(
  moment: Moment,
  id: CardId,
  into: Search["putInto"],
  player: PlayerId,
): Moment {
  switch (into) {
    case "hand":
      return put(moment, id, "hand");
    case "discard":
      return put(moment, id, "discard");
    case "play":
      return play(moment, id, { player, free: true });
    default:
      return moment;
  }
}
