import type { Destination } from "../../../mod.ts";
import { askCards, type Asked, askOption, askYes } from "../../ask/ask.ts";
import { ordered } from "../../ask/order.ts";
import { put, putInInkwell, putUnder } from "../../deeds/leave.ts";
import { enter, play } from "../../deeds/play.ts";
import { after, bind, type Moment, refuse } from "../../moment.ts";
import type { CardId, PlayerId } from "../../state/card.ts";
import { shuffled } from "../../state/chance.ts";
import { limits } from "../../view/limits.ts";
import { who } from "../../view/players.ts";
import { fits } from "../../view/queries.ts";
import { meant } from "../../view/targets.ts";
import { shown } from "./top_cards.ts";

/** Puts the cards that a player looks at into their destinations. */
export function sortCards(
  moment: Moment,
  owner: PlayerId,
  cards: readonly CardId[],
  destinations: readonly Destination[],
): Moment {
  let now = moment;
  let left = cards;
  let last: readonly CardId[] = [];
  for (const destination of destinations) {
    if (now.stopped !== undefined) return now;
    // "… instead": the cards that were just put elsewhere.
    const from = destination.instead ? last : left;
    const [asked, going] = goingTo(now, from, destination);
    last = going;
    if (going.length > 0) {
      now = placed(asked, owner, going, destination);
      now = destination.then === undefined ? now : now.rules.run({
        ...bind(now, destination.target?.id, going),
        revealed: going,
      }, destination.then);
    } else now = asked;
    left = left.filter((id) => !going.includes(id));
  }
  return now;
}

/** The cards that go to a destination, among those left. */
function goingTo(
  moment: Moment,
  left: readonly CardId[],
  destination: Destination,
): Asked<readonly CardId[]> {
  const { condition, ifFits, target, may } = destination;
  const fit = target === undefined
    ? left
    : left.filter((id) => fits(moment, id, target));
  const seen = bind(moment, undefined, left);
  if (condition !== undefined && !moment.rules.holds(seen, condition)) {
    return [moment, []];
  }
  if (target === undefined) return [moment, fit];
  const count = limits(moment, target.count);
  if (ifFits && count[0] > 0 && !may) return [moment, fit];
  if (may) {
    const [asked, yes] = fit.length === 0
      ? [moment, false] as const
      : askYes(moment, moment.you, `put them into ${destination.zone}`);
    if (!yes) return [asked, []];
    return askCards(asked, moment.you, fit, count, "which cards");
  }
  const { chosenBy = "CONTROLLER" } = destination;
  const { players: [chooser = moment.you] } = who(moment, chosenBy);
  return askCards(moment, chooser, fit, count, "which cards");
}

function placed(
  moment: Moment,
  owner: PlayerId,
  going: readonly CardId[],
  destination: Destination,
): Moment {
  const seen = destination.reveal ? shown(moment, going) : moment;
  const [asked, cards] = ordered(seen, going, destination.ordering);
  return PLACE[destination.zone](asked, cards, owner, destination);
}

type Place = (
  moment: Moment,
  cards: readonly CardId[],
  owner: PlayerId,
  destination: Destination,
) => Moment;

/** The first card of an order ends up on top. */
const onTop: Place = (moment, cards, owner) =>
  cards.toReversed().reduce(
    (now, id) => put(now, id, "deck", "top", owner),
    moment,
  );

const onBottom: Place = (moment, cards, owner) =>
  cards.reduce((now, id) => put(now, id, "deck", "bottom", owner), moment);

const PLACE: { readonly [Z in Destination["zone"]]: Place } = {
  "hand": (moment, cards, owner) =>
    cards.reduce((now, id) => put(now, id, "hand", "bottom", owner), moment),
  "deck-top": onTop,
  "deck-bottom": onBottom,
  "deck-top-or-bottom": (moment, cards, owner, destination) => {
    const [asked, at] = askOption(moment, moment.you, 2, "top or bottom");
    return (at === 0 ? onTop : onBottom)(asked, cards, owner, destination);
  },
  "inkwell": (moment, cards, owner, { exerted = false }) =>
    putInInkwell(moment, cards, exerted, owner),
  "play": (moment, cards, owner, { cost, entersExerted = false, exerted }) =>
    cards.reduce(
      (now, id) =>
        cost === undefined && exerted !== undefined
          ? enter(now, id, { player: owner, exerted })
          : play(now, id, {
            player: owner,
            free: cost === "free",
            exerted: entersExerted,
          }),
      moment,
    ),
  "discard": (moment, cards, owner) =>
    cards.reduce((now, id) => put(now, id, "discard", "bottom", owner), moment),
  "under": (moment, cards, _owner, { under }) => {
    const top = under === undefined ? moment.source : meant(moment, under)[0];
    return top === undefined
      ? refuse(moment, "put cards under nothing")
      : putUnder(moment, cards, top);
  },
  "deck-shuffled": (moment, cards, owner, destination) => {
    const back = onBottom(moment, cards, owner, destination);
    return after(back, shuffled(back.game, owner));
  },
};
