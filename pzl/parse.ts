import { expectOptions } from "../diagnostics/internal.ts";
import type { CardIndex } from "./card_list/card_index.ts";
import { lintCardNames } from "./lint/card_names.ts";
import { lintCards, lintGame } from "./lint/lint.ts";
import {
  type Log,
  newLog,
  placedNotes,
  type PuzzleDiagnostic,
} from "./text/log.ts";
import { noMetadata, readMetadata } from "./metadata.ts";
import type { Profile } from "./values/profile.ts";
import { readSections, type Sections } from "./text/sections.ts";
import { decodePuzzle, type PuzzleSource } from "./text/source.ts";
import { readState } from "./state/state.ts";
import type { PuzzleFile } from "./types.ts";

/** How to read a puzzle. */
export interface PuzzleOptions {
  /** The kind of file: by default, a puzzle as Forge accepts it. */
  readonly profile?: Profile;
  /** The existing cards, to check names against. */
  readonly cards?: CardIndex | undefined;
}

/** A puzzle that could be read, with warnings and lint. */
export interface ParsedPuzzle extends PuzzleFile {
  /** The puzzle could be read. */
  readonly ok: true;
  /** What Forge reads differently, ignores or fails on. */
  readonly warnings: readonly PuzzleDiagnostic[];
  /** What looks like a mistake. */
  readonly lint: readonly PuzzleDiagnostic[];
}

/** Everything that is wrong with a puzzle that could not be read. */
export interface FailedPuzzle {
  /** The puzzle could not be read. */
  readonly ok: false;
  /** Why it could not be read. */
  readonly errors: readonly PuzzleDiagnostic[];
  /** What Forge reads differently, ignores or fails on. */
  readonly warnings: readonly PuzzleDiagnostic[];
  /** What looks like a mistake in the cards and their references. */
  readonly lint: readonly PuzzleDiagnostic[];
}

/** The result of reading a puzzle. */
export type PuzzleResult = ParsedPuzzle | FailedPuzzle;

const OPTIONS = {
  profile: ["forge", "strict", "dump"] satisfies readonly Profile[],
  cards: "object",
} as const;

/**
 * Reads a puzzle file. Problems are part of the result.
 *
 * @example What a puzzle says, and what Forge would not see
 * ```ts
 * import { parsePuzzle } from "@dreamtides/parse";
 * import { deepStrictEqual, ok } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(`
 * [metadata]
 * Name:Two Sparks
 * Goal:Win
 * Turns:1
 * Difficulty:Common
 * [state]
 * turn=1
 * activeplayer=human
 * activephase=MAIN1
 * humanlife=3
 * humanhand=Shock|taped;Opt|Set:XLN
 * ailife=2
 * `);
 *
 * ok(puzzle.ok);
 * deepStrictEqual(puzzle.state.players.human.hand, [
 *   { kind: "card", name: "Shock", unknownModifiers: ["taped"] },
 *   { kind: "card", name: "Opt", set: "XLN" },
 * ]);
 * deepStrictEqual(
 *   puzzle.warnings.map(({ line, column, message }) =>
 *     `${line}:${column}: ${message}`
 *   ),
 *   ['12:17: Unknown modifier "taped": Forge ignores it'],
 * );
 * ```
 *
 * @example A puzzle that cannot be read
 * ```ts
 * import { parsePuzzle } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle("[metadata]\nName:Nothing else");
 *
 * deepStrictEqual(puzzle.ok ? [] : puzzle.errors.map(({ code }) => code), [
 *   "missing-field",
 *   "missing-section",
 * ]);
 * ```
 *
 * @param source The text of the file, or its bytes.
 * @param options Which rules to read by, and the cards there are, if known.
 * @category Puzzles
 */
export function parsePuzzle(
  source: PuzzleSource,
  options: PuzzleOptions = {},
): PuzzleResult {
  expectOptions(options, OPTIONS);
  const { profile = "forge", cards } = options;
  const log = newLog();
  const text = decodePuzzle(log, source);
  const puzzle = readPuzzle(log, readSections(log, text, profile), {
    profile,
    cards,
  });
  const warnings = placedNotes(text, log.warnings);
  const lint = placedNotes(text, log.lint);
  if (puzzle) return { ok: true, ...puzzle, warnings, lint };
  return { ok: false, errors: placedNotes(text, log.errors), warnings, lint };
}

/**
 * Second phase: reads the sections and lints them. Beside errors, only cards
 * are linted: other fields may have no value that could be judged.
 */
function readPuzzle(
  log: Log,
  sections: Sections,
  { profile, cards }: Required<PuzzleOptions>,
): PuzzleFile | undefined {
  const { others } = sections;
  const metadata = sections.metadata
    ? readMetadata(log, sections.metadata, profile)
    : profile === "dump"
    ? noMetadata()
    : undefined;
  const state = sections.state && readState(log, sections.state, profile);
  if (!state) return undefined;
  lintCards(log, state);
  if (cards) lintCardNames(log, state, cards);
  if (!metadata || log.errors.length > 0) return undefined;
  lintGame(log, metadata, state);
  return {
    metadata: metadata.metadata,
    state: state.state,
    unknown: {
      metadata: metadata.lines.unknown,
      state: state.lines.unknown,
      sections: others.map(({ name, lines }) => ({
        name,
        lines: lines.map(({ text }) => text),
      })),
    },
  };
}
