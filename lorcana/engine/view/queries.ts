import type { Filter, Query, Zone } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, sideOf } from "../state/game.ts";
import { isOfType, passes } from "./filters.ts";
import { rankOf } from "./stats.ts";
import { owners } from "./players.ts";

const EVERYWHERE: readonly Zone[] = [
  "play",
  "hand",
  "discard",
  "deck",
  "inkwell",
  "under",
];

/** The cards that match a query, before anyone chooses among them. */
export function fitting(moment: Moment, query: Query): readonly CardId[] {
  const { zones, owner, filter = [] } = query;
  const all = owners(moment, owner)
    .flatMap((player) =>
      (zones.length === 0 ? EVERYWHERE : zones)
        .flatMap((zone) => pile(moment, player, zone))
    )
    .filter((id) => fits(moment, id, query));
  return filter.reduce<readonly CardId[]>(
    (left, one) => extremes(moment, left, one),
    all,
  );
}

/** "with the highest cost": among those that match otherwise. */
function extremes(
  moment: Moment,
  cards: readonly CardId[],
  filter: Filter,
): readonly CardId[] {
  if (filter.type !== "superlative" || filter.among !== undefined) return cards;
  const ranks = cards.map((id) => rankOf(moment, id, filter.of));
  const best = filter.which === "highest"
    ? Math.max(...ranks)
    : Math.min(...ranks);
  return cards.filter((_, at) => ranks[at] === best);
}

function pile(
  { game }: Moment,
  player: PlayerId,
  zone: Zone,
): readonly CardId[] {
  return sideOf(game, player)[zone];
}

/** Whether a card matches a query, regardless of zone and owner. */
export function fits(
  moment: Moment,
  id: CardId,
  { cardTypes, excludeSelf, except, filter = [] }: Pick<
    Query,
    "cardTypes" | "excludeSelf" | "except" | "filter"
  >,
): boolean {
  const { printed } = cardOf(moment.game, id);
  const others = except !== undefined
    ? moment.rules.meant(moment, except)
    : excludeSelf
    ? [moment.source]
    : [];
  return !others.includes(id) &&
    cardTypes.some((type) => isOfType(printed, type)) &&
    filter.every((one) => passes(moment, id, one));
}
