import { after, type Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { mixed, reseeded } from "../state/chance.ts";
import { type Asked, askOrder } from "./ask.ts";

/** Cards in the order that you choose, at random, or unchanged. */
export function ordered(
  moment: Moment,
  cards: readonly CardId[],
  ordering: "player-choice" | "random" | undefined,
): Asked<readonly CardId[]> {
  switch (ordering) {
    case "player-choice":
      return askOrder(moment, moment.you, cards, "in which order");
    case "random":
      return [after(moment, reseeded(moment.game)), mixed(moment.game, cards)];
    case undefined:
      return [moment, cards];
  }
}
