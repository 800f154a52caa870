import { after, type Moment } from "../moment.ts";
import type { Card, CardId, PlayerId } from "../state/card.ts";
import { cardOf, withCard } from "../state/game.ts";
import { cardsIn, cardsUnder, moved, placeOf } from "../state/zones.ts";
import type { EventName, Happening } from "../state/happening.ts";
import { record } from "../triggers/record.ts";
import { isForbidden } from "../view/restrictions.ts";
import { statOf } from "../view/stats.ts";
import { unlessReplaced } from "./replace.ts";

type Pile = "hand" | "deck" | "inkwell" | "discard" | "under";

/** The event of a card that enters a zone. */
const ARRIVALS: { readonly [P in Pile]?: EventName } = {
  discard: "enter-discard",
  hand: "put-into-hand",
  deck: "put-into-deck",
};

/** Puts a card into a zone of its owner, or of another player. */
export function put(
  moment: Moment,
  id: CardId,
  to: Pile,
  where: "top" | "bottom" = "bottom",
  player: PlayerId = cardOf(moment.game, id).owner,
): Moment {
  const from = placeOf(moment.game, id);
  const stays = from === "play" && isForbidden(moment, id, "cant-leave-play");
  if (stays) return moment;
  const left = from === "play"
    ? record(moment, { event: "leave-play", card: id, other: id })
    : from === "discard"
    ? record(moment, { event: "leave-discard", card: id })
    : from === "inkwell"
    ? record(moment, { event: "leave-inkwell", card: id })
    : moment;
  const under = from === "play" ? cardsUnder(left.game, id) : [];
  const gone = freed(moved(left.game, id, to, player, where), id);
  const put = after(
    left,
    from === "play"
      ? withCard(gone, id, { wereUnder: under, numbers: numbersOf(left, id) })
      : gone,
  );
  const all = under.reduce(
    (now, one) => after(now, moved(now.game, one, to, player, where)),
    put,
  );
  const event = ARRIVALS[to];
  return event === undefined ? all : record(all, { event, card: id, from });
}

function numbersOf(scene: Moment, id: CardId): NonNullable<Card["numbers"]> {
  return {
    strength: statOf(scene, id, "strength"),
    willpower: statOf(scene, id, "willpower"),
    lore: statOf(scene, id, "lore"),
  };
}

/** Moves characters away from a location that has left play. */
function freed(game: Moment["game"], location: CardId): Moment["game"] {
  return cardsIn(game, "play")
    .filter((id) => cardOf(game, id).at === location)
    .reduce((now, id) => {
      const { at: wasAt, ...rest } = cardOf(now, id);
      const card = wasAt === undefined ? rest : { ...rest, wasAt };
      return { ...now, cards: { ...now.cards, [id]: card } };
    }, game);
}

/** Banishes cards that are in play. */
export function banish(
  moment: Moment,
  cards: readonly CardId[],
  by: PlayerId = moment.you,
): Moment {
  return cards.reduce((now, id) => banishOne(now, id, by), moment);
}

function banishOne(moment: Moment, id: CardId, by: PlayerId): Moment {
  const stays = placeOf(moment.game, id) !== "play" ||
    isForbidden(moment, id, "cant-be-banished");
  if (stays) return moment;
  const { challenge } = moment.game;
  const isFighting = challenge !== undefined &&
    (challenge.attacker === id || challenge.defender === id);
  const other = isFighting
    ? challenge.attacker === id ? challenge.defender : challenge.attacker
    : undefined;
  const happening: Happening = {
    event: "banish",
    card: id,
    by,
    ...(isFighting ? { inChallenge: true, other: other! } : {}),
  };
  return unlessReplaced(
    moment,
    happening,
    (now) =>
      put(banishedInChallenge(record(now, happening), id), id, "discard"),
  );
}

/** Records which card banished another in a challenge. */
function banishedInChallenge(moment: Moment, id: CardId): Moment {
  const { challenge } = moment.game;
  if (challenge === undefined) return moment;
  const { attacker, defender } = challenge;
  if (id === defender) {
    const done = record(moment, {
      event: "banish-in-challenge",
      card: attacker,
      other: id,
      inChallenge: true,
    });
    return record(done, {
      event: "challenged-and-banished",
      card: id,
      other: attacker,
      inChallenge: true,
    });
  }
  if (id !== attacker) return moment;
  return record(moment, {
    event: "banish-in-challenge",
    card: defender,
    other: id,
    inChallenge: true,
  });
}

/** Returns cards to the hands of their owners, or to another hand. */
export function returnToHand(
  moment: Moment,
  cards: readonly CardId[],
  player?: PlayerId,
): Moment {
  return cards.reduce((now, id) => {
    const happening = {
      event: "return-to-hand",
      card: id,
      by: now.you,
    } as const;
    if (isForbidden(now, id, "cant-be-returned")) return now;
    return unlessReplaced(
      now,
      happening,
      (then) => put(record(then, happening), id, "hand", "bottom", player),
    );
  }, moment);
}

/** Discards cards from a hand. */
export function discard(
  moment: Moment,
  player: PlayerId,
  cards: readonly CardId[],
): Moment {
  return cards.reduce((now, id) => {
    const happening = { event: "discard", card: id, by: player } as const;
    return unlessReplaced(
      now,
      happening,
      (then) => put(record(then, happening), id, "discard"),
    );
  }, moment);
}

/** Puts cards into an inkwell. */
export function putInInkwell(
  moment: Moment,
  cards: readonly CardId[],
  exerted: boolean,
  player?: PlayerId,
): Moment {
  return cards.reduce((now, id) => {
    const whose = player ?? cardOf(now.game, id).owner;
    const inked = put(now, id, "inkwell", "bottom", whose);
    const lying = after(inked, withCard(inked.game, id, { exerted }));
    return record(lying, { event: "ink", card: id, by: whose });
  }, moment);
}

/** Puts cards under another. */
export function putUnder(
  moment: Moment,
  cards: readonly CardId[],
  top: CardId,
): Moment {
  return cards.reduce((now, id) => {
    const below = put(now, id, "under");
    const lying = after(below, withCard(below.game, id, { under: top }));
    return record(lying, {
      event: "put-card-under",
      card: top,
      other: id,
      by: now.you,
    });
  }, moment);
}
