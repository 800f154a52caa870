/**
 * A small engine that plays what `parseCardText` reads: a game is plain data,
 * every choice is an answer in a list, and what the engine cannot run it refuses
 * by name. It is there to show what each part of a tree means, and to find out
 * where a tree does not say what its text says.
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
