import {
  type Card,
  type CardId,
  newCard,
  type PlayerId,
  type Printed,
} from "./card.ts";
import type { Game, Side } from "./game.ts";

/** The cards of a zone, by id. */
type Cards = Readonly<Record<CardId, Printed>>;

/** A player at the start, with the cards in each zone. */
export interface Start {
  readonly id: PlayerId;
  readonly lore?: number;
  /** The top card first. */
  readonly deck?: Cards;
  readonly hand?: Cards;
  readonly inkwell?: Cards;
  readonly discard?: Cards;
  readonly play?: Cards;
}

/** A game in its initial state; the first player starts. */
export function newGame(players: readonly Start[], seed = 1): Game {
  return {
    sides: players.map(sideOf),
    cards: Object.fromEntries(
      players.flatMap(cardsOf).map((card) => [card.id, card]),
    ),
    turn: { player: players[0]?.id ?? "", number: 1 },
    lasting: [],
    history: [],
    waiting: [],
    shown: [],
    skips: [],
    used: [],
    spent: [],
    seed,
    busy: [],
  };
}

function sideOf(start: Start): Side {
  const { id, lore = 0, deck = {}, hand = {}, inkwell = {} } = start;
  const { discard = {}, play = {} } = start;
  return {
    id,
    lore,
    inkDrops: 0,
    deck: Object.keys(deck),
    hand: Object.keys(hand),
    inkwell: Object.keys(inkwell),
    discard: Object.keys(discard),
    play: Object.keys(play),
    under: [],
  };
}

function cardsOf(start: Start): readonly Card[] {
  const { id: owner, deck, hand, inkwell, discard, play } = start;
  return Object.entries({ ...deck, ...hand, ...inkwell, ...discard, ...play })
    .map(([id, printed]) => newCard(id, printed, owner));
}
