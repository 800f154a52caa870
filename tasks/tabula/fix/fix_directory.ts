import { findFiles } from "../../cli/find_files.ts";
import type { Io, IoResult } from "../../cli/io.ts";
import { readCardFile } from "../card_file.ts";
import { isIgnored } from "../ignored_files.ts";
import { applyFixes, fixesOf } from "./fix_file.ts";
import type { GenerateFlags, Settings } from "../options.ts";
import { printFix } from "./print_fix.ts";

/** Fixes all card files of a directory; those that cannot be read are skipped. */
export async function fixDirectory(
  io: Io,
  settings: Settings,
  { quiet, json }: Pick<GenerateFlags, "quiet" | "json">,
): Promise<IoResult<void>> {
  const { tabula, ignore = [] } = settings;
  const paths = await findFiles(io, tabula, { ending: ".toml" });
  if (!paths.ok) return paths;
  for (const path of paths.value) {
    if (isIgnored(path.slice(path.lastIndexOf("/") + 1), ignore)) continue;
    const file = await readCardFile(io, path);
    // Building the artifacts says what is wrong with it.
    if (!file.ok || file.value.failures.length > 0) continue;
    const fixes = fixesOf(file.value, settings);
    if (fixes.length === 0) continue;
    const done = await applyFixes(io, path, file.value.bytes, fixes);
    if (!done.ok) return done;
    if (quiet || json) continue;
    for (const fix of fixes) printFix(io.stdout, path, fix);
  }
  return { ok: true, value: undefined };
}
