import type {
  Controller,
  Filter,
  HaveConditions,
  Query,
} from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { holderOf } from "../state/zones.ts";
import { measure } from "../view/amounts.ts";
import { compare } from "../view/filters.ts";
import { controllers } from "../view/players.ts";
import { fitting } from "../view/queries.ts";
import type { Holds } from "./holds.ts";

/** What players have. */
export const haveConditions: Holds<HaveConditions> = {
  "has-named-character": (moment, { name, controller }) =>
    hasCharacter(moment, controller, { type: "has-name", name }),
  "has-character-with-classification": (moment, condition) =>
    hasCharacter(moment, condition.controller, {
      type: "has-classification",
      classification: condition.classification,
    }, condition.excludeSelf),
  "has-character-with-keyword": (moment, condition) =>
    hasCharacter(moment, condition.controller, {
      type: "has-keyword",
      keyword: condition.keyword,
    }, condition.excludeSelf),
  "has-item-count": (moment, { controller, comparison, count }) =>
    anyPlayer(moment, controller, (player) =>
      compare(inPlay(moment, player, "item"), comparison, count)),
  "has-location-count": (moment, { controller, comparison, count }) =>
    anyPlayer(moment, controller, (player) =>
      compare(inPlay(moment, player, "location"), comparison, count)),
  "resource-count": (moment, { what, controller, comparison, value }) =>
    anyPlayer(moment, controller, (player) =>
      compare(resource(moment, player, what), comparison, value)),
  // "more lore than each opponent": the highest of theirs is compared.
  "comparison": (moment, { left, comparison, right }) =>
    compare(measure(moment, left), comparison, measure(moment, right)),
  "target-query": (moment, { query, controller, comparison, value }) =>
    query.selector === "none-of"
      ? fitting(moment, query).length === 0
      : query.owner === "opponent" || controller !== undefined
      ? somebodyHas(moment, query, controller, (count) =>
        compare(count, comparison, value))
      : compare(fitting(moment, query).length, comparison, value),
};

/** "an opponent has 2 or more": one of them has, not all together. */
function somebodyHas(
  moment: Moment,
  query: Query,
  controller: Controller | undefined,
  test: (count: number) => boolean,
): boolean {
  const all = fitting(
    moment,
    controller === undefined ? query : { ...query, owner: "any" },
  );
  return anyPlayer(moment, controller ?? "opponent", (player) =>
    test(all.filter((id) => holderOf(moment.game, id) === player).length));
}

/** Whether one of the players fulfills it; of "each", all. */
function anyPlayer(
  moment: Moment,
  controller: Controller,
  test: (player: PlayerId) => boolean,
): boolean {
  const players = controllers(moment, controller);
  return controller === "each-opponent" ? players.every(test) : players.some(test);
}

function hasCharacter(
  moment: Moment,
  controller: Controller,
  filter: Filter,
  excludeSelf?: true,
): boolean {
  const query: Query = {
    selector: "all",
    count: "all",
    owner: "any",
    zones: ["play"],
    cardTypes: ["character"],
    filter: [filter],
    ...(excludeSelf === undefined ? {} : { excludeSelf }),
  };
  return somebodyHas(moment, query, controller, (count) => count > 0);
}

function inPlay(
  moment: Moment,
  player: PlayerId,
  type: "character" | "item" | "location",
): number {
  return moment.game.sides.find(({ id }) => id === player)!.play
    .filter((id) => moment.game.cards[id]!.printed.type === type).length;
}

function resource(moment: Moment, player: PlayerId, what: string): number {
  const side = moment.game.sides.find(({ id }) => id === player)!;
  switch (what) {
    case "cards-in-hand":
      return side.hand.length;
    case "cards-in-discard":
      return side.discard.length;
    case "cards-in-inkwell":
      return side.inkwell.length;
    case "characters":
      return inPlay(moment, player, "character");
    case "items":
      return inPlay(moment, player, "item");
    case "locations":
      return inPlay(moment, player, "location");
    default:
      return side.lore;
  }
}
