import {
  parsePuzzle,
  type PuzzleProfile,
  type PuzzleResult,
  puzzleText,
} from "../pzl/mod.ts";
import type { Io, Outcome } from "./io.ts";

/** A puzzle file that was found, its bytes as text, and how it reads. */
export interface PuzzleOnDisk {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly result: PuzzleResult;
}

/** Reads files as they are named, and all `*.pzl` below directories. */
export async function readPuzzles(
  io: Io,
  paths: readonly string[],
  profile: PuzzleProfile = "forge",
): Promise<readonly Outcome<PuzzleOnDisk>[]> {
  const outcomes: Outcome<PuzzleOnDisk>[] = [];
  for (const path of paths) {
    const found = await findPuzzles(path);
    if (!found.ok) outcomes.push(found);
    for (const file of found.ok ? found.value : []) {
      const bytes = await io.readBytes(file);
      outcomes.push(
        bytes.ok
          ? { ok: true, value: puzzleOf(file, bytes.value, profile) }
          : bytes,
      );
    }
  }
  return outcomes;
}

function puzzleOf(
  path: string,
  bytes: Uint8Array,
  profile: PuzzleProfile,
): PuzzleOnDisk {
  const result = parsePuzzle(bytes, { profile });
  return { path, bytes, text: puzzleText(bytes), result };
}

/** The file itself, or the puzzles below a directory, by name. */
async function findPuzzles(
  path: string,
): Promise<Outcome<readonly string[]>> {
  if (!await isDirectory(path)) return { ok: true, value: [path] };
  const value = await puzzlesBelow(path);
  return value.length > 0
    ? { ok: true, value }
    : { ok: false, problem: `Cannot find a puzzle: no *.pzl below "${path}"` };
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch {
    return false; // Reading it will say what is wrong.
  }
}

/** Links to directories are left alone: they can lead in a circle. */
async function puzzlesBelow(directory: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(directory));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name, isDirectory } of entries) {
    const path = `${directory.replace(/\/$/, "")}/${name}`;
    if (isDirectory) found.push(...await puzzlesBelow(path));
    else if (name.endsWith(".pzl")) found.push(path);
  }
  return found;
}
