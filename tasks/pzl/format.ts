import { formatPuzzle, parsePuzzle, type PuzzleResult } from "../../pzl/mod.ts";
import { exactText } from "../cli/read_text.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { type PuzzleOnDisk, readPuzzles } from "./files.ts";
import type { PzlFormatFlags } from "./options.ts";
import { say } from "../cli/say.ts";
import { writeData } from "../cli/write_data.ts";
import { fail } from "../cli/fail.ts";

/** Formats puzzle files: prints them, rewrites them, or only compares. */
export async function pzlFormat(
  io: Io,
  { check, write }: PzlFormatFlags,
  ...paths: readonly string[]
): Promise<number> {
  if (check && write) {
    return fail(io, "--check and --write cannot be used together", 2);
  }
  if (write && paths.includes("-")) {
    return fail(io, "Cannot write standard input back: it is not a file", 2);
  }
  let code = 0;
  for (const outcome of await readPuzzles(io, paths)) {
    const formatted = outcome.ok ? format(outcome.value) : outcome;
    if (!formatted.ok) {
      code = fail(io, formatted.problem);
    } else if (check) {
      code = Math.max(code, compare(io, formatted.value));
    } else if (write) {
      code = Math.max(code, await replace(io, formatted.value));
    } else writeData(io.stdout, formatted.value.tidy);
  }
  return code;
}

interface Formatted {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly tidy: string;
  readonly isTidy: boolean;
}

/** Refuses a file that is not text: writing it back would destroy it. */
function format(
  { path, bytes, result }: PuzzleOnDisk,
): IoResult<Formatted> {
  if (result.warnings.some(({ code }) => code === "invalid-utf8")) {
    return failure(`format "${path}"`, "it is not UTF-8");
  }
  const tidy = formatPuzzle(bytes);
  if (meaningOf(parsePuzzle(tidy)) !== meaningOf(result)) {
    return failure(`format "${path}"`, "it would be read differently then");
  }
  return {
    ok: true,
    value: { path, bytes, tidy, isTidy: tidy === exactText(bytes) },
  };
}

/** All that a puzzle says, or the kinds of its errors. */
function meaningOf(result: PuzzleResult): string {
  if (!result.ok) return JSON.stringify(result.errors.map(({ code }) => code));
  const { metadata, state, unknown } = result;
  return JSON.stringify([metadata, state, unknown]);
}

function compare(io: Io, { path, isTidy }: Formatted): number {
  if (isTidy) return 0;
  say(io.stdout, `Not formatted: ${path}`);
  return 1;
}

async function replace(
  io: Io,
  { path, bytes, tidy, isTidy }: Formatted,
): Promise<number> {
  if (isTidy) return 0;
  const written = await io.rewriteFile(path, bytes, tidy);
  if (!written.ok) return fail(io, written.problem);
  say(io.stdout, `Formatted: ${path}`);
  return 0;
}
