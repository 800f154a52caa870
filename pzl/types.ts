// The types of a puzzle: the words of the game, a card, and all of a file.
export type * from "./types/card.ts";
export type * from "./types/game.ts";
export type * from "./types/puzzle.ts";
