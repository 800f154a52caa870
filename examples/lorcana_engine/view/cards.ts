import type { Cards } from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { isOfType, passes } from "./filters.ts";
import { namesOf } from "./stats.ts";

/** Whether a card is of the kind that an effect outside of play describes. */
export function cardsFit(
  moment: Moment,
  id: CardId,
  { cardType, cardTypes, cardName, filter = [], excludeSelf }: Cards,
): boolean {
  const { printed } = cardOf(moment.game, id);
  const types = cardTypes ?? (cardType === undefined ? [] : [cardType]);
  return (types.length === 0 || types.some((one) => isOfType(printed, one))) &&
    (cardName === undefined || namesOf(moment, id).includes(cardName)) &&
    (!excludeSelf || id !== moment.source) &&
    filter.every((one) => passes(moment, id, one));
}
