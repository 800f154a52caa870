import { parsePuzzle } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import type { PzlJsonFlags } from "./options.ts";
import { fail } from "../cli/fail.ts";
import { jsonText } from "../cli/json_text.ts";

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
  io.stdout.write(jsonText(result));
  return result.ok ? 0 : 1;
}
