import { renderJson } from "../../diagnostics/mod.ts";
import {
  parsePuzzle,
  type PuzzleDiagnostic,
  puzzleText,
} from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import type { Io } from "../cli/io.ts";
import type { PzlJsonFlags } from "./options.ts";
import { fail } from "../cli/fail.ts";
import { sourceName } from "../cli/read_text.ts";
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
  const at = { file: sourceName(path), text: puzzleText(source.value) };
  const shown = (found: readonly PuzzleDiagnostic[]) =>
    found.map((each) => renderJson(withMend(each, at.text), at));
  io.stdout.write(jsonText({
    ...result,
    ...result.ok
      ? { lint: shown(result.lint) }
      : { errors: shown(result.errors) },
    warnings: shown(result.warnings),
  }));
  return result.ok ? 0 : 1;
}
