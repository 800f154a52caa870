import type { Card, CardId, PlayerId } from "./card.ts";
import type { Happening } from "./happening.ts";
import type { Lasting } from "./lasting.ts";
import type { Waiting } from "./waiting.ts";

/** Where cards can be. Cards under others are in the zone "under". */
export type Place =
  | "hand"
  | "deck"
  | "inkwell"
  | "discard"
  | "play"
  | "under"
  | "bag";

/** A player and their cards; the first card of a deck is its top. */
export interface Side {
  readonly id: PlayerId;
  readonly lore: number;
  readonly inkDrops: number;
  readonly deck: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly inkwell: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly play: readonly CardId[];
  /** Cards under others; each card says which one. */
  readonly under: readonly CardId[];
}

/** Two characters, or a character and a location, that fight. */
export interface Challenge {
  readonly attacker: CardId;
  readonly defender: CardId;
}

/** The complete state of a game. */
export interface Game {
  /** In the order of their turns. */
  readonly sides: readonly Side[];
  readonly cards: Readonly<Record<CardId, Card>>;
  /** Whose turn it is, and its number in the game. */
  readonly turn: { readonly player: PlayerId; readonly number: number };
  /** Changes that last for some time. */
  readonly lasting: readonly Lasting[];
  /** What happened in this turn, in order. */
  readonly history: readonly Happening[];
  /** Triggered abilities that wait to be resolved. */
  readonly waiting: readonly Waiting[];
  /** Whether a turn is starting and cards are being readied. */
  readonly readying?: true;
  /** The challenge that is going on. */
  readonly challenge?: Challenge;
  /** The cards that were shown or named, for tests. */
  readonly shown: readonly CardId[];
  /** Who takes a turn before the next player does. */
  readonly extraTurns?: readonly PlayerId[];
  /** Steps that players skip the next time. */
  readonly skips: readonly {
    readonly player: PlayerId;
    readonly step: string;
  }[];
  /** The seed for shuffles and random choices. */
  readonly seed: number;
  /** Abilities that were used this turn, if that matters. */
  readonly used: readonly string[];
  /** Abilities that work only once per game, and have been used. */
  readonly spent: readonly string[];
  /** Who has won. */
  readonly winner?: PlayerId;
  /** Abilities that are being evaluated, so that none depends on itself. */
  readonly busy: readonly string[];
}

/** The player with the name. */
export function sideOf(game: Game, id: PlayerId): Side {
  const side = game.sides.find((one) => one.id === id);
  if (side === undefined) throw new Error(`There is no player ${id}`);
  return side;
}

/** The card with the name. */
export function cardOf(game: Game, id: CardId): Card {
  const card = game.cards[id];
  if (card === undefined) throw new Error(`There is no card ${id}`);
  return card;
}

/** The game with another state of a card. */
export function withCard(game: Game, id: CardId, change: Partial<Card>): Game {
  const card = { ...cardOf(game, id), ...change };
  return { ...game, cards: { ...game.cards, [id]: card } };
}

/** The game with another state of a player. */
export function withSide(
  game: Game,
  id: PlayerId,
  change: Partial<Side>,
): Game {
  const sides = game.sides.map((side) =>
    side.id === id ? { ...side, ...change } : side
  );
  return { ...game, sides };
}

/** All players except one. */
export function opponentsOf(game: Game, id: PlayerId): readonly PlayerId[] {
  return game.sides.map((side) => side.id).filter((one) => one !== id);
}
