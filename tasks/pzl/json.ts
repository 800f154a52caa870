import { parsePuzzle } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import type { PzlJsonFlags } from "./options.ts";
import { fail } from "../cli/report.ts";

/** Prints a puzzle file, or its errors, as JSON. */
export async function pzlJson(
  io: Io,
  { strict }: PzlJsonFlags,
  path: string,
): Promise<number> {
  const source = await io.readFile(path);
  if (!source.ok) return fail(io, source.problem);
  const profile = strict ? "strict" : "forge";
  const result = parsePuzzle(source.value, { profile });
  io.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  return result.ok ? 0 : 1;
}
