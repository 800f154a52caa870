import { type Card, type CardId, newCard, type PlayerId } from "./card.ts";
import { cardOf, type Game, type Place, type Side, withSide } from "./game.ts";

const PLACES = ["hand", "deck", "inkwell", "discard", "play", "under"] as const;

type Pile = (typeof PLACES)[number];

/** The zone of a card; actions that are being resolved are in the "bag". */
export function placeOf(game: Game, id: CardId): Place {
  for (const side of game.sides) {
    for (const place of PLACES) if (side[place].includes(id)) return place;
  }
  return "bag";
}

/** Who has a card: its controller in play, otherwise whose zone it is in. */
export function holderOf(game: Game, id: CardId): PlayerId {
  const side = game.sides.find((one) =>
    PLACES.some((place) => one[place].includes(id))
  );
  return side?.id ?? cardOf(game, id).owner;
}

/** The cards in a zone, of one player or of all. */
export function cardsIn(
  game: Game,
  place: Pile,
  player?: PlayerId,
): readonly CardId[] {
  return game.sides
    .filter(({ id }) => player === undefined || id === player)
    .flatMap((side) => side[place]);
}

/** The cards under a card. */
export function cardsUnder(game: Game, id: CardId): readonly CardId[] {
  return cardsIn(game, "under").filter((one) => game.cards[one]?.under === id);
}

/** The cards under a card, or those that were when it left play. */
export function cardsEverUnder(game: Game, id: CardId): readonly CardId[] {
  return placeOf(game, id) === "play"
    ? cardsUnder(game, id)
    : cardOf(game, id).wereUnder ?? [];
}

/** The game with a card in another zone, without its state from play. */
export function moved(
  game: Game,
  id: CardId,
  to: Pile,
  player: PlayerId,
  where: "top" | "bottom" = "bottom",
): Game {
  const without = taken(game, id);
  const side = without.sides.find((one) => one.id === player)!;
  const pile = where === "top" ? [id, ...side[to]] : [...side[to], id];
  return withSide(without, player, { [to]: pile });
}

/** The game with a card in no zone, in its initial state. */
export function taken(game: Game, id: CardId): Game {
  const wasInPlay = placeOf(game, id) === "play";
  const sides = game.sides.map((side) => withoutCard(side, id));
  const { printed, owner, last } = cardOf(game, id);
  const fresh: Card = {
    ...newCard(id, printed, owner),
    ...(wasInPlay
      ? { last: cardOf(game, id) }
      : last === undefined
      ? {}
      : { last }),
  };
  return { ...game, sides, cards: { ...game.cards, [id]: fresh } };
}

function withoutCard(side: Side, id: CardId): Side {
  const place = PLACES.find((one) => side[one].includes(id));
  return place === undefined
    ? side
    : { ...side, [place]: side[place].filter((one) => one !== id) };
}
