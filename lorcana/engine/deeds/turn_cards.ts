import { after, type Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, withCard } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { isForbidden } from "../view/restrictions.ts";

/** Exerts cards that are ready. */
export function exert(
  moment: Moment,
  cards: readonly CardId[],
  by: PlayerId = moment.you,
): Moment {
  return cards.reduce((now, id) => {
    const stays = cardOf(now.game, id).exerted ||
      isForbidden(now, id, "cant-be-exerted");
    if (stays) return now;
    const game = withCard(now.game, id, { exerted: true });
    return record(after(now, game), { event: "exert", card: id, by });
  }, moment);
}

/** Readies cards that are exerted and can be readied. */
export function ready(
  moment: Moment,
  cards: readonly CardId[],
  by: PlayerId = moment.you,
): Moment {
  return cards.reduce((now, id) => {
    const stays = !cardOf(now.game, id).exerted ||
      isForbidden(now, id, "cant-ready");
    if (stays) return now;
    const game = withCard(now.game, id, { exerted: false });
    return record(after(now, game), { event: "ready", card: id, by });
  }, moment);
}
