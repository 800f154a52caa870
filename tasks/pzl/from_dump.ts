import { puzzleFromDump, puzzleText, tryWritePuzzle } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import type { PzlFromDumpFlags } from "./options.ts";
import { sourceName } from "../cli/read_text.ts";
import { say } from "../cli/say.ts";
import { put } from "./put.ts";

/** Makes a puzzle of a game that Forge dumped. */
export async function pzlFromDump(
  io: Io,
  flags: PzlFromDumpFlags,
  path: string,
): Promise<number> {
  const bytes = await io.readFile(path);
  if (!bytes.ok) return fail(io, bytes.problem);
  const { output, keepSets, name, goal, turns, difficulty } = flags;
  // As in the file, a backslash and an n begin a new line.
  const description = flags.description?.replaceAll("\\n", "\n");
  const dump = puzzleFromDump(bytes.value, {
    keepSets,
    metadata: given({ name, goal, turns, difficulty, description }),
  });
  const source = { file: sourceName(path), text: puzzleText(bytes.value) };
  const diagnostics = dump.ok ? dump.warnings : dump.errors;
  report(io, [{ source, diagnostics }], flags.errors, flags.all);
  if (!dump.ok) return 1;
  const written = tryWritePuzzle(dump.puzzle);
  if (!written.ok) return fail(io, written.problem);
  for (const loss of dump.losses) say(io.stderr, `note: ${loss}`);
  return await put(io, { path: output, text: written.text, inputs: [path] });
}

/** The values that were given on the command line. */
function given<T extends object>(
  values: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) =>
    value !== undefined
  );
  // Only what is undefined is gone.
  return Object.fromEntries(entries) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
