import {
  expandTarget,
  type Filter,
  type Query,
  type Target,
} from "../../mod.ts";
import { bind, type Moment, refuse } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { holderOf, placeOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { compare } from "../view/filters.ts";
import { inForce } from "../view/in_force.ts";
import { hasKeyword } from "../view/keywords.ts";
import { limits } from "../view/limits.ts";
import { fitting } from "../view/queries.ts";
import { referredTo } from "../view/references.ts";
import { mostInCommon } from "../view/in_common.ts";
import { costOf, namesOf, statOf } from "../view/stats.ts";
import { askCards, type Asked, askOption } from "./ask.ts";

/** The cards of a target, after asking a player if necessary. */
export function pick(
  moment: Moment,
  target: Target,
  by: PlayerId = moment.you,
): Asked<readonly CardId[]> {
  const full = expandTarget(target);
  if (typeof full === "string") {
    return [bind(moment, undefined, [moment.source]), [moment.source]];
  }
  if ("ref" in full) {
    const cards = referredTo(moment, full);
    return [bind(moment, full.id, cards), cards];
  }
  if ("join" in full) return pickGroup(moment, full, by);
  const [chosen, cards] = pickQuery(moment, full, by);
  return [withPlaces(bind(chosen, full.id, cards), full, cards), cards];
}

/** "chosen character at a location": "that location" is where they are. */
function withPlaces(
  moment: Moment,
  { filter = [] }: Query,
  cards: readonly CardId[],
): Moment {
  const place = filter.find((one) => one.type === "at-location");
  if (place?.type !== "at-location" || place.id === undefined) return moment;
  const places = cards.flatMap((id) => {
    const { at } = cardOf(moment.game, id);
    return at === undefined ? [] : [at];
  });
  return {
    ...moment,
    bound: { ...moment.bound, [place.id]: [...new Set(places)] },
  };
}

/** "him and one of your other characters": all parts, or one of them. */
function pickGroup(
  moment: Moment,
  group: Extract<Target, { readonly join: unknown }>,
  by: PlayerId,
): Asked<readonly CardId[]> {
  if (group.join === "or") {
    const [asked, at] = askOption(moment, by, group.targets.length, "which");
    return pick(asked, group.targets[at]!, by);
  }
  let now = moment;
  const all = new Set<CardId>();
  for (const one of group.targets) {
    const [next, cards] = pick(now, one, by);
    now = next;
    for (const id of cards) all.add(id);
  }
  return [bind(now, group.id, [...all]), [...all]];
}

/** The cards of a query: all, or those that a player chooses. */
function pickQuery(
  moment: Moment,
  query: Query,
  by: PlayerId,
): Asked<readonly CardId[]> {
  const { selector, count } = query;
  if (selector === "next-played" || selector === "none-of") {
    return [refuse(moment, `the selector "${selector}" in an effect`), []];
  }
  const [now, filter] = settledFilters(moment, query.filter ?? []);
  const found = fitting(now, { ...query, filter });
  if (selector === "all" && count === "all") return [now, found];
  const from = selector === "chosen" ? choosable(now, found, by) : found;
  const about = `choose ${query.cardTypes.join(" or ")}`;
  const [asked, cards] = askCards(
    now,
    by,
    from,
    limits(now, count),
    about,
  );
  return isWithinTotals(asked, cards, query.filter ?? [])
    ? [selector === "chosen" ? told(asked, cards, by) : asked, cards]
    : [refuse(asked, "the cards cannot be chosen together"), []];
}

/** Records that cards were chosen, which can trigger abilities. */
function told(
  moment: Moment,
  cards: readonly CardId[],
  by: PlayerId,
): Moment {
  const { keyword, source, game } = moment;
  const what = keyword ??
    (cardOf(game, source).printed.type === "action" ? "action" : "ability");
  return cards.reduce((now, card) => {
    const chosen = record(now, { event: "be-chosen", card, by, what });
    return keyword === "Support"
      ? record(chosen, { event: "support", card, by, what })
      : chosen;
  }, moment);
}

/** The cards a player can choose, given Ward and other restrictions. */
function choosable(
  moment: Moment,
  cards: readonly CardId[],
  by: PlayerId,
): readonly CardId[] {
  const allowed = cards.filter((id) =>
    !isShielded(moment, id, by) && !isForbidden(moment, id, by)
  );
  const must = inForce(moment, "restriction")
    .filter(({ effect, you }) =>
      effect.restriction === "must-be-chosen-for-effects" && you !== by
    )
    .flatMap(({ effect, source }) =>
      effect.object === undefined
        ? []
        : moment.rules.meant({ ...moment, source }, effect.object)
    );
  const forced = allowed.filter((id) => must.includes(id));
  return forced.length > 0 ? forced : allowed;
}

function isShielded(moment: Moment, id: CardId, by: PlayerId): boolean {
  return placeOf(moment.game, id) === "play" &&
    holderOf(moment.game, id) !== by && hasKeyword(moment, id, "Ward");
}

/** "can't be chosen", "opponents can't choose your items" */
function isForbidden(moment: Moment, id: CardId, by: PlayerId): boolean {
  return inForce(moment, "restriction").some(
    ({ effect, cards, players, source, you }) => {
      if (effect.restriction === "cant-be-chosen") return cards.includes(id);
      if (effect.restriction !== "cant-choose") return false;
      return players.includes(by) && effect.object !== undefined &&
        moment.rules.meant({ ...moment, source, you }, effect.object)
          .includes(id);
    },
  );
}

/** "with different names": no two of them share one. */
function haveOwnNames(moment: Moment, cards: readonly CardId[]): boolean {
  const names = cards.flatMap((id) => namesOf(moment, id));
  return new Set(names).size === names.length;
}

/** "with total cost 5 or less" applies to the chosen cards together. */
function isWithinTotals(
  moment: Moment,
  cards: readonly CardId[],
  filters: readonly Filter[],
): boolean {
  return filters.every((one) => {
    if (one.type === "different-names") return haveOwnNames(moment, cards);
    if (one.type === "shared") {
      return mostInCommon(moment, cards, one.of) === cards.length;
    }
    if (
      one.type !== "total-cost-comparison" &&
      one.type !== "total-strength-comparison"
    ) return true;
    const total = cards.reduce(
      (sum, id) =>
        sum +
        (one.type === "total-cost-comparison"
          ? costOf(moment, id)
          : statOf(moment, id, "strength")),
      0,
    );
    return compare(
      total,
      one.comparison,
      moment.rules.measure(moment, one.value),
    );
  });
}

/** Ids from here down are in no text: they are for cards chosen in advance. */
const SETTLED = -1;

/** A reference to the cards of a target, after asking for them. */
export function settledTarget(
  moment: Moment,
  target: Target,
): readonly [Moment, Target] {
  const full = expandTarget(target);
  const isPicked = typeof full === "object" && "selector" in full &&
    full.selector !== "all";
  if (!isPicked) return [moment, target];
  const [chosen, cards] = pick(moment, full);
  const id = full.id ?? SETTLED - Object.keys(chosen.bound).length;
  return [bind(chosen, id, cards), { ref: "previous-target", id }];
}

/** Asks for the cards that filters compare with: "the same name as …". */
export function settledFilters(
  moment: Moment,
  filters: readonly Filter[],
): readonly [Moment, readonly Filter[]] {
  let now = moment;
  const settled = filters.map((one): Filter => {
    if (!("as" in one) || one.as === undefined) return one;
    if (!isChosen(one.as)) return one;
    const [chosen, as] = settledTarget(now, one.as);
    now = chosen;
    return { ...one, as };
  });
  return [now, settled];
}

/** Whether a target is "chosen"; no other target of a filter is asked for. */
function isChosen(target: Target): boolean {
  const full = expandTarget(target);
  return typeof full === "object" && "selector" in full &&
    full.selector === "chosen";
}
