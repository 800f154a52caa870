import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { type Game, type Move, play } from "../../../lorcana/engine/mod.ts";
import { boardOf } from "./board.ts";
import type { Case, Done } from "./case.ts";
import { changes, deckOf } from "./changes.ts";

/** Plays a case, and compares the board with what it should be. */
export function check(one: Case): void {
  const setup = withZone(one);
  const isStatic = one.do === "nothing";
  const start = boardOf(isStatic ? { ...setup, text: "" } : setup);
  const done = isStatic ? [] : listOf(one.do ?? "play");
  if (one.refused !== undefined && done.length === 0) {
    throw new Error("Nothing is done, so nothing can be refused");
  }
  let game = boardOf(setup);
  done.forEach((step, at) => {
    const isLast = at === done.length - 1;
    const next = made(game, step, one, isLast);
    if (next === undefined) return;
    game = next;
  });
  if (one.refused !== undefined) return;
  const own = changes(start, game).filter((line) => !isNoise(line, one));
  deepStrictEqual(own.toSorted(), [...one.changes ?? []].sort());
  if (one.deck) deepStrictEqual(deckOf(game, "you"), one.deck);
  if (one.rivalDeck) deepStrictEqual(deckOf(game, "rival"), one.rivalDeck);
}

/** Makes a move; the last one is refused if the case says so. */
function made(
  game: Game,
  step: Done,
  one: Case,
  isLast: boolean,
): Game | undefined {
  const answers = typeof step === "object" && step.answers !== undefined
    ? step.answers
    : isLast
    ? one.answers ?? []
    : [];
  const outcome = play(game, moveOf(step), answers);
  if (isLast && one.refused !== undefined) {
    strictEqual(
      outcome.kind === "refused" ? outcome.why : outcome.kind,
      one.refused,
    );
    return undefined;
  }
  if (outcome.kind !== "done") throw new Error(JSON.stringify(outcome));
  return outcome.game;
}

function moveOf(step: Done): Move {
  if (typeof step === "object") return step;
  return step === "end-turn"
    ? { move: "end-turn" }
    : { move: step, card: "this" };
}

function listOf(done: NonNullable<Case["do"]>): readonly Done[] {
  if (done === "nothing") return [];
  return typeof done === "string" || "move" in done ? [done] : done;
}

/** What is played is in hand first. */
function withZone(one: Case): Case {
  const isAction = one.on === "action" || one.on === "song";
  const plays = listOf(one.do ?? "play").includes("play");
  return one.in !== undefined || !isAction && !plays
    ? one
    : { ...one, in: "hand" };
}

/** The tested action itself always ends up in the discard. */
function isNoise(line: string, { on }: Case): boolean {
  return (on === "action" || on === "song") && line === "this: hand → discard";
}
