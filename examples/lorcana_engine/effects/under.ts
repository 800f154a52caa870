import type { UnderEffects } from "@dreamtides/parse/lorcana";
import { askCards, type Asked } from "../ask/ask.ts";
import { pick } from "../ask/pick.ts";
import { ordered } from "../ask/order.ts";
import { put, putInInkwell, putUnder } from "../deeds/leave.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardsUnder } from "../state/zones.ts";
import { measure } from "../view/amounts.ts";
import { who } from "../view/players.ts";
import { pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { topCards } from "./parts/top_cards.ts";

type PutUnder = UnderEffects["put-under"];
type FromUnder = UnderEffects["move-cards-from-under"];

/** Cards lie under other cards. */
export const underRunners: Runners<UnderEffects> = {
  "put-under": (moment, effect) => {
    const [picked, cards] = goingUnder(moment, effect);
    const [now, tops] = pick(picked, effect.under);
    const top = tops[0];
    return top === undefined ? now : putUnder(now, cards, top);
  },
  "move-cards-from-under": (moment, effect) => {
    const [picked, tops] = pick(moment, effect.target);
    const all = tops.flatMap((id) => cardsUnder(picked.game, id));
    const [now, cards] = someOf(picked, all, effect);
    return putAway(now, cards, effect);
  },
};

function goingUnder(
  moment: Moment,
  effect: PutUnder,
): Asked<readonly CardId[]> {
  const { source, amount = 1, from, player = "CONTROLLER" } = effect;
  const whose = who(moment, player).players[0] ?? moment.you;
  switch (source) {
    case "top-of-deck":
      return topCards(moment, whose, amount, effect.id);
    case "discard":
    case "hand":
      return pickFrom(moment, whose, source, effect, moment.you);
    case "target":
      return from === undefined ? [moment, []] : pick(moment, from);
    case "under": {
      const [picked, tops] = from === undefined
        ? [moment, [moment.source]] as const
        : pick(moment, from);
      return [picked, tops.flatMap((id) => cardsUnder(picked.game, id))];
    }
  }
}

function someOf(
  moment: Moment,
  all: readonly CardId[],
  { amount }: FromUnder,
): Asked<readonly CardId[]> {
  const most = measure(moment, amount);
  const least = amount === "any" ? 0 : most;
  return askCards(moment, moment.you, all, [least, most], "cards under it");
}

function putAway(
  moment: Moment,
  cards: readonly CardId[],
  { destination, ordering, exerted, player }: FromUnder,
): Moment {
  const whose = player === "CONTROLLER" ? moment.you : undefined;
  if (destination === "inkwell") {
    return putInInkwell(moment, cards, exerted === true, whose);
  }
  const [asked, order] = ordered(moment, cards, ordering);
  const pile = destination === "deck-bottom" ? "deck" : destination;
  return order.reduce((now, id) => put(now, id, pile, "bottom", whose), asked);
}
