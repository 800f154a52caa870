import type { Card, CardId, PlayerId } from "./card.ts";
import type { Happening } from "./happening.ts";
import type { Lasting } from "./lasting.ts";
import type { Waiting } from "./waiting.ts";

/** The zones of a game; actions that are being resolved are in the "bag". */
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
  /** Cards under others; each card has the one it is under. */
  readonly under: readonly CardId[];
}

/** The two sides of a challenge. */
export interface Challenge {
  readonly attacker: CardId;
  readonly defender: CardId;
}

/** The complete state of a game. */
export interface Game {
  /** In turn order. */
  readonly sides: readonly Side[];
  readonly cards: Readonly<Record<CardId, Card>>;
  /** The active player, and the number of the turn. */
  readonly turn: { readonly player: PlayerId; readonly number: number };
  /** Effects that last for some time. */
  readonly lasting: readonly Lasting[];
  /** What happened this turn, in order. */
  readonly history: readonly Happening[];
  /** Triggered abilities that wait to be resolved. */
  readonly waiting: readonly Waiting[];
  /** Whether the turn is starting, and cards are being readied. */
  readonly readying?: true;
  /** The current challenge. */
  readonly challenge?: Challenge;
  /** All cards that were revealed, for inspection. */
  readonly shown: readonly CardId[];
  /** Steps that players skip the next time. */
  readonly skips: readonly {
    readonly player: PlayerId;
    readonly step: string;
  }[];
  /** The seed for shuffles and random choices. */
  readonly seed: number;
  /** The keys of abilities and moves used this turn, if they are limited. */
  readonly used: readonly string[];
  /** The keys of once-per-game abilities that were used. */
  readonly spent: readonly string[];
  /** The winner. */
  readonly winner?: PlayerId;
  /** The keys of abilities being evaluated, to prevent endless recursion. */
  readonly busy: readonly string[];
}

/** The side of a player. */
export function sideOf(game: Game, id: PlayerId): Side {
  const side = game.sides.find((one) => one.id === id);
  if (side === undefined) throw new Error(`There is no player ${id}`);
  return side;
}

/** The card with an id. */
export function cardOf(game: Game, id: CardId): Card {
  const card = game.cards[id];
  if (card === undefined) throw new Error(`There is no card ${id}`);
  return card;
}

/** The game with changes to a card. */
export function withCard(game: Game, id: CardId, change: Partial<Card>): Game {
  const card = { ...cardOf(game, id), ...change };
  return { ...game, cards: { ...game.cards, [id]: card } };
}

/** The game with changes to a side. */
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

/** All players but one. */
export function opponentsOf(game: Game, id: PlayerId): readonly PlayerId[] {
  return game.sides.map((side) => side.id).filter((one) => one !== id);
}
