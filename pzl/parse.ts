import { lint } from "./lint/lint.ts";
import {
  hasErrors,
  type Log,
  placed,
  type PuzzleDiagnostic,
} from "./text/log.ts";
import { type Profile, readMetadata } from "./metadata.ts";
import { readSections, type Sections } from "./text/sections.ts";
import { type PuzzleSource, readSource } from "./text/source.ts";
import { readState } from "./state/state.ts";
import type { PuzzleFile } from "./types.ts";

/** How to read a puzzle. */
export interface PuzzleOptions {
  /** What Forge takes, the default, or what the grammar demands. */
  readonly profile?: Profile;
}

/** A puzzle that could be read, what Forge would read differently, and what looks wrong. */
export interface ParsedPuzzle extends PuzzleFile {
  readonly ok: true;
  readonly warnings: readonly PuzzleDiagnostic[];
  readonly lint: readonly PuzzleDiagnostic[];
}

/** All that is wrong with a puzzle that could not be read. */
export interface FailedPuzzle {
  readonly ok: false;
  readonly errors: readonly PuzzleDiagnostic[];
  readonly warnings: readonly PuzzleDiagnostic[];
}

/** What reading a puzzle yields. */
export type PuzzleResult = ParsedPuzzle | FailedPuzzle;

/**
 * Reads a puzzle file; what is wrong with it is part of the result.
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
 * Difficulty:Easy
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
 * @param options Whether to read as Forge does or as the grammar demands.
 */
export function parsePuzzle(
  source: PuzzleSource,
  { profile = "forge" }: PuzzleOptions = {},
): PuzzleResult {
  const log: Log = { notes: [] };
  const text = readSource(log, source);
  const sections = readSections(log, text);
  const puzzle = readPuzzle(log, sections, profile);
  const warnings = placed(text, log, "warning");
  if (!puzzle) {
    return { ok: false, errors: placed(text, log, "error"), warnings };
  }
  return { ok: true, ...puzzle, warnings, lint: placed(text, log, "lint") };
}

/** Second phase: reads the sections; without errors the linter looks at them. */
function readPuzzle(
  log: Log,
  sections: Sections,
  profile: Profile,
): PuzzleFile | undefined {
  const { others } = sections;
  const metadata = sections.metadata &&
    readMetadata(log, sections.metadata, profile);
  const state = sections.state && readState(log, sections.state, profile);
  if (!metadata || !state || hasErrors(log)) return undefined;
  lint(log, metadata, state);
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
