import { type MetadataKey, readMetadata } from "../metadata.ts";
import {
  hint,
  newLog,
  placedNotes,
  type PuzzleDiagnostic,
} from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import { readSections } from "../text/sections.ts";
import { type PuzzleSource, puzzleText } from "../text/source.ts";

/** A puzzle among others. */
export interface NamedSource {
  /** What messages call it. */
  readonly file: string;
  readonly source: PuzzleSource;
}

/** Finds what only one puzzle of a collection should have; for each its own. */
export function lintTogether(
  puzzles: readonly NamedSource[],
): readonly (readonly PuzzleDiagnostic[])[] {
  const readings = puzzles.map(({ file, source }) => {
    const text = puzzleText(source);
    return { file, text, log: newLog(), values: valuesOf(text) };
  });
  for (const key of UNIQUE) {
    const groups = Map.groupBy(readings, ({ values }) => values.get(key)?.text);
    for (const [value, group] of groups) {
      const [first, ...others] = group;
      if (value === undefined || first === undefined) continue;
      for (const { log, values } of others) {
        const place = values.get(key);
        if (!place) continue;
        const details = { found: value, key, other: first.file };
        hint(log, "shared-value", place, details);
      }
    }
  }
  return readings.map(({ text, log }) => placedNotes(text, log.lint));
}

/** The keys whose values tell puzzles apart. */
const UNIQUE = ["Name", "URL"] as const satisfies readonly MetadataKey[];

function valuesOf(text: string): ReadonlyMap<string, Piece> {
  const log = newLog();
  const { metadata } = readSections(log, text);
  const lines = metadata && readMetadata(log, metadata, "forge").lines.last;
  return new Map(
    UNIQUE.flatMap((key) => {
      const value = lines?.get(key)?.value;
      return value && isTelling(key, value.text) ? [[key, value] as const] : [];
    }),
  );
}

/** Many puzzles can come from one site, but each has a page of its own. */
function isTelling(key: typeof UNIQUE[number], value: string): boolean {
  return key === "URL" ? /^\w+:\/\/[^/]+\/./.test(value) : value !== "";
}
