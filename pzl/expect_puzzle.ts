import { expectObject } from "../diagnostics/internal.ts";
import type { PuzzleFile } from "./types.ts";

/** Throws if an argument does not have the parts of a puzzle. */
export function expectPuzzle(puzzle: PuzzleFile, argument: string): void {
  expectObject(puzzle, argument);
  expectObject(puzzle.metadata, `${argument}.metadata`);
  expectObject(puzzle.state, `${argument}.state`);
  expectObject(puzzle.state.players, `${argument}.state.players`);
}
