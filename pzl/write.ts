import { writeMetadata } from "./metadata.ts";
import { writeState } from "./state.ts";
import type { PuzzleFile } from "./types.ts";

/** Writes a puzzle in its canonical text, which reads back as the same puzzle. */
export function writePuzzle(puzzle: PuzzleFile): string {
  const { metadata, state, unknown } = puzzle;
  const lines = [
    "[metadata]",
    ...writeMetadata(metadata),
    ...unknown.metadata.map(({ key, value }) => `${key}:${value}`),
    "[state]",
    ...writeState(state),
    ...unknown.state.map(({ key, value }) => `${key}=${value}`),
    ...unknown.sections.flatMap(({ name, lines }) => [`[${name}]`, ...lines]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}
