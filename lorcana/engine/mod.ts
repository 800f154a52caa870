/**
 * A small engine that plays what `parseCardText` returns. A game is plain data,
 * every choice is an answer in a list, and the engine reports by name what it
 * cannot run. It shows what each part of a tree means, and reveals trees that
 * do not mean what their text says.
 */
export type { Answer, Question } from "./ask/question.ts";
export type { Move, Moves } from "./moves/move.ts";
export { type Outcome, play, type Run, run } from "./run.ts";
export { RULES } from "./rules.ts";
export type { Card, CardId, PlayerId, Printed } from "./state/card.ts";
export type { Game, Side } from "./state/game.ts";
export { newGame, type Start } from "./state/new_game.ts";
export type { Happening } from "./state/happening.ts";
export { unsupported } from "./support.ts";
export { hasKeyword, keywordValue } from "./view/keywords.ts";
export { statOf } from "./view/stats.ts";
