import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  type Answer,
  type Game,
  type Move,
  play,
} from "../../../examples/lorcana_engine/mod.ts";
import { boardOf, type Setup } from "./board.ts";
import { changes, deckOf } from "./changes.ts";

/** A text on a board, what is done, and what is different afterwards. */
export interface Case extends Setup {
  /**
   * What is done, with its answers; an action is played without saying so.
   * Nothing is done to what holds all the time: the board is compared with one
   * on which the card has no text.
   */
  readonly do?: readonly Done[] | Done | "nothing";
  /** The answers to the only thing that is done. */
  readonly answers?: readonly Answer[];
  /** What is different afterwards: all of it. */
  readonly changes?: readonly string[];
  /** The deck afterwards, from the top. */
  readonly deck?: readonly string[];
  readonly rivalDeck?: readonly string[];
  /** Why it is refused. */
  readonly refused?: string;
  /** What else the case is about, where one text has several. */
  readonly when?: string;
}

/** A move; "play", "quest" and "activate" alone are of the tested card. */
export type Done =
  | "play"
  | "quest"
  | "activate"
  | "end-turn"
  | (Move & { readonly answers?: readonly Answer[] });

/** Registers one test for each case, named by its text. */
export function testCases(cases: readonly Case[]): void {
  for (const one of cases) {
    const name = one.when === undefined ? one.text : `${one.text} (${one.when})`;
    Deno.test(`engine: ${name}`, () => check(one));
  }
}

function check(one: Case): void {
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
    strictEqual(outcome.kind === "refused" ? outcome.why : outcome.kind, one.refused);
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
