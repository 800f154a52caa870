import type { UnderEffects } from "../../mod.ts";
import { askCards, type Asked } from "../ask/ask.ts";
import { pick } from "../ask/pick.ts";
import { ordered } from "../ask/order.ts";
import { put, putInInkwell, putUnder } from "../deeds/leave.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardsEverUnder } from "../state/zones.ts";
import { limits } from "../view/limits.ts";
import { who } from "../view/players.ts";
import { isPile, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

type PutUnder = UnderEffects["put-under"];
type FromUnder = UnderEffects["move-cards-from-under"];

/** Cards are put under other cards, or leave from there. */
export const underRunners: Runners<UnderEffects> = {
  "put-under": (moment, effect) => {
    const [picked, cards] = goingUnder(moment, effect);
    const [now, tops] = pick(picked, effect.under);
    const top = tops[0];
    return top === undefined ? now : putUnder(now, cards, top);
  },
  "move-cards-from-under": (moment, effect) => {
    const [picked, tops] = pick(moment, effect.target);
    const all = tops.flatMap((id) => cardsEverUnder(picked.game, id));
    const [now, cards] = someOf(picked, all, effect);
    return putAway(now, cards, effect);
  },
};

function goingUnder(
  moment: Moment,
  { target, from, player = "CONTROLLER" }: PutUnder,
): Asked<readonly CardId[]> {
  if (from !== undefined) {
    const [picked, tops] = pick(moment, from);
    return [picked, tops.flatMap((id) => cardsEverUnder(picked.game, id))];
  }
  const whose = who(moment, player).players[0] ?? moment.you;
  return isPile(target)
    ? pickFrom(moment, whose, target, moment.you)
    : pick(moment, target);
}

function someOf(
  moment: Moment,
  all: readonly CardId[],
  { amount }: FromUnder,
): Asked<readonly CardId[]> {
  const count = limits(moment, amount);
  return askCards(moment, moment.you, all, count, "cards under it");
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
