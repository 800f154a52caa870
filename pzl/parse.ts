import { lint } from "./lint/lint.ts";
import { hasErrors, type Log, placed, type PuzzleDiagnostic } from "./log.ts";
import { type Profile, readMetadata } from "./metadata.ts";
import { readSections, type Sections } from "./sections.ts";
import { type PuzzleSource, readSource } from "./source.ts";
import { readState } from "./state.ts";
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

/** Reads a puzzle file; what is wrong with it is part of the result. */
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
