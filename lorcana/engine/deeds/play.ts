import { expandTarget, type Keyword, type Target } from "../../mod.ts";
import { after, type Moment, refuse } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, sideOf, withCard, withSide } from "../state/game.ts";
import type { Happening } from "../state/happening.ts";
import { moved, placeOf, taken } from "../state/zones.ts";
import { askYes } from "../ask/ask.ts";
import { record } from "../triggers/record.ts";
import { abilitiesOf, glance, inForce } from "../view/in_force.ts";
import { fits } from "../view/queries.ts";
import { hasKeyword } from "../view/keywords.ts";
import {
  isForbidden,
  isForbiddenTo,
  restrictionsOn,
} from "../view/restrictions.ts";
import { payMore } from "./additional_cost.ts";
import { inkToPlay, payInk, usedUp } from "./cost.ts";
import { put } from "./leave.ts";
import { resolve } from "./resolve.ts";

/** How a card is played. */
export interface Playing {
  readonly player: PlayerId;
  /** Whether it costs nothing, as for songs that are sung. */
  readonly free?: boolean;
  /** The ink to pay instead of its cost. */
  readonly ink?: number;
  /** The character it is shifted onto. */
  readonly onto?: CardId;
  /** Whether it enters play exerted. */
  readonly exerted?: boolean;
}

/** Plays a card: pays for it, and puts it into play or resolves it. */
export function play(moment: Moment, id: CardId, how: Playing): Moment {
  const { player, onto } = how;
  const why = whyNot(moment, id, player);
  if (why !== undefined) return refuse(moment, why);
  const way = { player, ...(onto === undefined ? {} : { onto }) };
  const price = how.free ? 0 : inkToPlay(moment, id, way, how.ink);
  const paid = payInk(moment, player, price);
  if (paid === undefined) {
    return refuse(moment, `there is not enough ink to play ${id}`);
  }
  const done = payMore(usedUp(paid, id, way), id, way);
  if (done.stopped !== undefined) return done;
  const from = placeOf(done.game, id);
  const happening: Happening = {
    event: "play",
    card: id,
    by: player,
    paid: price,
    ...(how.free ? { free: true } : {}),
    from,
    ...(onto === undefined ? {} : { other: onto }),
  };
  const left = from === "discard"
    ? record(done, { event: "leave-discard", card: id })
    : done;
  return cardOf(left.game, id).printed.type === "action"
    ? act(left, id, player, happening, moment.game.history.length)
    : record(enter(left, id, how), happening);
}

/** Why a card cannot be played, if it cannot. */
function whyNot(
  moment: Moment,
  id: CardId,
  player: PlayerId,
): string | undefined {
  const { type } = cardOf(moment.game, id).printed;
  const isAction = type === "action" &&
    isForbiddenTo(moment, player, "cant-play-actions");
  const isForbiddenCard = inForce(moment, "restriction").some((
    { effect, players, source },
  ) =>
    effect.restriction === "cant-play" && players.includes(player) &&
    (effect.object === undefined ||
      isOfKind(glance(moment, source), id, effect.object))
  );
  const isUnmet = inForce(moment, "self-play-condition").some((
    { effect, cards, source },
  ) =>
    cards.includes(id) &&
    !moment.rules.holds(glance(moment, source), effect.condition)
  );
  return isAction || isForbiddenCard || isUnmet
    ? `${id} cannot be played`
    : undefined;
}

/** Whether a card matches a description, in any zone. */
function isOfKind(moment: Moment, id: CardId, object: Target): boolean {
  const full = expandTarget(object);
  return typeof full === "object" && "selector" in full &&
    fits(moment, id, full);
}

/** Resolves an action, then puts it into the discard. */
function act(
  moment: Moment,
  id: CardId,
  player: PlayerId,
  happening: Happening,
  since: number,
): Moment {
  const { abilities = [] } = cardOf(moment.game, id).printed;
  const begun = record(after(moment, taken(moment.game, id)), happening);
  const done = abilities.reduce((now, ability) => {
    if (now.stopped !== undefined || ability.type !== "action") return now;
    const { effect, condition } = ability;
    return resolve(now, {
      source: id,
      you: player,
      effect,
      // The effect can refer to what was done as payment.
      since,
      ...(condition === undefined ? {} : { condition }),
    });
  }, begun);
  // It may have moved itself elsewhere.
  return placeOf(done.game, id) === "bag" ? put(done, id, "discard") : done;
}

/** Puts a card into play: ready or exerted, drying or not, damaged or not. */
export function enter(
  moment: Moment,
  id: CardId,
  { player, onto, exerted }: Playing,
): Moment {
  const [asked, isExerted] = entersExerted(moment, id, player, exerted);
  const damage = inForce(asked, "enters-with-damage")
    .filter(({ cards }) => cards.includes(id))
    .reduce(
      (sum, { effect, source }) =>
        sum + asked.rules.measure(glance(asked, source), effect.amount),
      0,
    );
  const game = onto === undefined
    ? moved(asked.game, id, "play", player)
    : shifted(asked.game, id, onto, player);
  const isCharacter = cardOf(game, id).printed.type === "character";
  return after(
    asked,
    onto === undefined
      ? withCard(game, id, { exerted: isExerted, drying: isCharacter, damage })
      : game,
  );
}

function entersExerted(
  moment: Moment,
  id: CardId,
  player: PlayerId,
  exerted: boolean | undefined,
): readonly [Moment, boolean] {
  if (exerted || isForbidden(moment, id, "enters-play-exerted")) {
    return [moment, true];
  }
  const may = hasKeywordPrinted(moment, id, "Bodyguard") ||
    restrictionsOn(moment, id, "may-enter-play-exerted").length > 0;
  return may ? askYes(moment, player, "enter play exerted") : [moment, false];
}

/** Whether a card that is not in play yet has a keyword. */
function hasKeywordPrinted(
  moment: Moment,
  id: CardId,
  keyword: Keyword,
): boolean {
  return hasKeyword(moment, id, keyword) ||
    abilitiesOf(moment, id).some((one) =>
      one.type === "keyword" && one.keyword === keyword
    );
}

/** Puts a character on top of another, and gives it the state of that one. */
function shifted(
  game: Moment["game"],
  id: CardId,
  onto: CardId,
  player: PlayerId,
): Moment["game"] {
  const { damage, exerted, drying, at } = cardOf(game, onto);
  const below = [
    onto,
    ...sideOf(game, player).under.filter((one) =>
      game.cards[one]!.under === onto
    ),
  ];
  const laid = below.reduce(
    (now, one) =>
      withCard(moved(now, one, "under", player), one, { under: id }),
    game,
  );
  const entered = moved(laid, id, "play", player);
  const dressed = withCard(entered, id, {
    damage,
    exerted,
    drying,
    shifted: true,
    ...(at === undefined ? {} : { at }),
  });
  // Lasting effects on the character below now apply to the one on top.
  const lasting = dressed.lasting.map((one) =>
    one.cards.includes(onto)
      ? { ...one, cards: one.cards.map((card) => card === onto ? id : card) }
      : one
  );
  return withSide({ ...dressed, lasting }, player, {});
}
