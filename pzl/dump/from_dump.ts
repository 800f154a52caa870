import { expectOptions } from "../../diagnostics/internal.ts";
import { parsePuzzle } from "../parse.ts";
import {
  newLog,
  placedNotes,
  type PuzzleDiagnostic,
  warn,
} from "../text/log.ts";
import { type PuzzleSource, puzzleText } from "../text/source.ts";
import type {
  Card,
  InlineToken,
  Metadata,
  PlayerState,
  PuzzleFile,
  Zone,
} from "../types.ts";
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
 * Turns a game state that Forge dumped into a puzzle: adds metadata, drops
 * details of cards that a puzzle does not need, and keeps permanents from doing
 * again what they do as they enter.
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
    difficulty: difficulty ?? "Common",
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
    [zone, player[zone].map((card) => cleanCard(card, zone, keepSets))] as const
  );
  return { ...player, ...Object.fromEntries(zones) };
}

function cleanCard(card: Card, zone: Zone, keepSets: boolean): Card {
  const draft: Draft = { ...card };
  if (!keepSets) {
    delete draft.set;
    delete draft.art;
  }
  if (draft.kind === "inlineToken") return cleanToken(draft);
  if (zone !== "battlefield") return draft;
  // It has done what it does as it enters, and Forge puts it there anew.
  if (!draft.isToken) draft.noEtbTrigs = true;
  // Forge cannot read back how a permanent came to be face down.
  delete draft.manifested;
  delete draft.cloaked;
  return draft;
}

function cleanToken(draft: Extract<Draft, { kind: "inlineToken" }>): Card {
  delete draft.isToken; // An inline token is one in any case.
  const { name: _, token, ...modifiers } = draft;
  const [image, set] = token.image?.split("|") ?? [];
  if (image === undefined) return draft;
  // Only the script has the abilities of the token.
  return isScript(image, set, token)
    ? { ...modifiers, kind: "token", script: image }
    : { ...draft, token: { ...token, image } };
}

type Draft = Writable<Card>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Whether the picture of a token is the name of its script: if it is no
 * creature, such as "c_a_treasure_sac", or if the dump names the set and the
 * token still has the size of the script.
 */
function isScript(
  image: string,
  set: string | undefined,
  { power, toughness }: InlineToken,
): boolean {
  if (set === undefined) return /^[wubrgc]+_[ael]+_\w+$/.test(image);
  const size = /^[wubrgc]+_(\w+?)_(\w+?)_/.exec(image);
  const isCreature = size !== null && /^(\d+|x)$/.test(size[1] ?? "");
  return !isCreature || image.includes(`_${power}_${toughness}_`);
}
