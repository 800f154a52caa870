import { expectOptions } from "../../diagnostics/internal.ts";
import { parsePuzzle } from "../parse.ts";
import {
  newLog,
  placedNotes,
  type PuzzleDiagnostic,
  warn,
} from "../text/log.ts";
import { type PuzzleSource, puzzleText } from "../text/source.ts";
import type { Card, Metadata, PlayerState, PuzzleFile } from "../types.ts";
import { ZONES } from "../values/words.ts";
import { lossesOf } from "./losses.ts";

/** What a dumped game does not contain, and how to clean it up. */
export interface DumpOptions {
  /** Values that replace those of the dump. */
  readonly metadata?: Partial<Metadata>;
  /** Keep the set and art of each card. */
  readonly keepSets?: boolean;
}

/** A puzzle made from a dumped game, or why there is none. */
export type DumpResult =
  | {
    readonly ok: true;
    readonly puzzle: PuzzleFile;
    /** What a dump cannot express, in sentences. */
    readonly losses: readonly string[];
    readonly warnings: readonly PuzzleDiagnostic[];
  }
  | {
    readonly ok: false;
    readonly errors: readonly PuzzleDiagnostic[];
    readonly warnings: readonly PuzzleDiagnostic[];
  };

/**
 * Turns a game state that Forge dumped into a puzzle: adds metadata, and drops
 * details of cards that a puzzle does not need.
 *
 * @example
 * ```ts
 * import { puzzleFromDump, writePuzzle } from "@dreamtides/parse";
 * import { match, ok } from "node:assert/strict";
 *
 * const dump = puzzleFromDump(
 *   "turn=4\nactiveplayer=p0\nactivephase=MAIN1\np0life=3\np1life=2\n" +
 *     "p0hand=Shock|Set:M21|Art:1",
 *   { metadata: { name: "One Shock" } },
 * );
 *
 * ok(dump.ok);
 * match(writePuzzle(dump.puzzle), /^Turns:4$/m);
 * match(writePuzzle(dump.puzzle), /^p0hand=Shock$/m);
 * ```
 *
 * @category Puzzles
 */
export function puzzleFromDump(
  source: PuzzleSource,
  options: DumpOptions = {},
): DumpResult {
  expectOptions(options, { metadata: "object", keepSets: "boolean" });
  const { metadata = {}, keepSets = false } = options;
  const dump = parsePuzzle(source, { profile: "dump" });
  const { warnings } = dump;
  if (!dump.ok) return { ok: false, errors: dump.errors, warnings };
  if (dump.state.others) {
    return { ok: false, errors: tooManyPlayers(source), warnings };
  }
  const { players } = dump.state;
  const clean = (player: PlayerState) => cleanPlayer(player, keepSets);
  const puzzle: PuzzleFile = {
    metadata: { ...defaults(dump), ...metadata },
    state: {
      ...dump.state,
      players: { human: clean(players.human), ai: clean(players.ai) },
    },
    unknown: dump.unknown,
  };
  return { ok: true, puzzle, losses: lossesOf(dump), warnings };
}

/**
 * The solver must win in the turn that was dumped, unless the dump says
 * otherwise.
 */
function defaults({ metadata, state }: PuzzleFile): Metadata {
  const { name, goal, turns, difficulty, description } = metadata;
  return {
    ...metadata,
    name: name || "New Puzzle",
    goal: goal || "Win",
    turns: turns ?? state.turn,
    difficulty: difficulty ?? "Easy",
    description: description ?? "Win this turn.",
  };
}

function tooManyPlayers(source: PuzzleSource): PuzzleDiagnostic[] {
  const text = puzzleText(source);
  const log = newLog();
  const key = /^[\0- ]*(p[2-9]\w*)/im.exec(text)?.[1] ?? "p2";
  const place = { text: key, at: Math.max(text.indexOf(key), 0) };
  warn(log, "unsupported-player", place, { found: key });
  return placedNotes(text, log.warnings);
}

function cleanPlayer(player: PlayerState, keepSets: boolean): PlayerState {
  const zones = ZONES.map((zone) =>
    [zone, player[zone].map((card) => cleanCard(card, keepSets))] as const
  );
  return { ...player, ...Object.fromEntries(zones) };
}

function cleanCard(card: Card, keepSets: boolean): Card {
  const draft: Draft = { ...card };
  if (!keepSets) {
    delete draft.set;
    delete draft.art;
  }
  if (draft.kind !== "inlineToken") return draft;
  delete draft.isToken; // An inline token is one in any case.
  const { name: _, token: { image }, ...modifiers } = draft;
  return image !== undefined && SCRIPTED_IMAGE.test(image)
    ? { ...modifiers, kind: "token", script: image }
    : draft;
}

type Draft = Writable<Card>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The image of a token that is no creature, such as "c_a_treasure_sac". It is
 * also the name of the token's script, and only the script has its abilities.
 */
const SCRIPTED_IMAGE = /^[wubrgc]+_[ael]+_\w+$/;
