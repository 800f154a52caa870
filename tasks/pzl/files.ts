import {
  parsePuzzle,
  type PuzzleOptions,
  type PuzzleResult,
  puzzleText,
} from "../../pzl/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import { sourceName } from "../cli/read_text.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";

/** A puzzle file and the result of parsing it. */
export interface PuzzleOnDisk {
  /** As messages call it. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly result: PuzzleResult;
}

/** Reads the named files, and all `*.pzl` files in the named directories. */
export async function readPuzzles(
  io: Io,
  paths: readonly string[],
  options: PuzzleOptions = {},
): Promise<readonly IoResult<PuzzleOnDisk>[]> {
  const outcomes: IoResult<PuzzleOnDisk>[] = [];
  for (const path of paths) {
    const found = await findPuzzles(io, path);
    if (!found.ok) outcomes.push(found);
    for (const file of found.ok ? found.value : []) {
      outcomes.push(await readPuzzle(io, file, options));
    }
  }
  return outcomes;
}

/** Reads one file; the path "-" is standard input. */
export async function readPuzzle(
  io: Io,
  path: string,
  options: PuzzleOptions = {},
): Promise<IoResult<PuzzleOnDisk>> {
  const bytes = await io.readFile(path);
  return bytes.ok
    ? { ok: true, value: puzzleOf(sourceName(path), bytes.value, options) }
    : bytes;
}

/** The bytes of a file and how they read. */
export function puzzleOf(
  path: string,
  bytes: Uint8Array,
  options: PuzzleOptions,
): PuzzleOnDisk {
  const result = parsePuzzle(bytes, options);
  return { path, bytes, text: puzzleText(bytes), result };
}

async function findPuzzles(
  io: Io,
  path: string,
): Promise<IoResult<readonly string[]>> {
  const found = await findFiles(io, path, { ending: ".pzl", deep: true });
  return !found.ok || found.value.length > 0
    ? found
    : failure("find a puzzle", `no *.pzl below "${path}"`);
}
