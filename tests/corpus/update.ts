/**
 * Compares the expected outcomes of our own corpus with those of today, or with
 * `--update` replaces them. Read what changed before you commit it.
 */
// deno-lint-ignore-file no-console
import { DREAMTIDES_FILES } from "./dreamtides/expected.ts";
import { corpusFile, storedText } from "./files.ts";
import { LORCANA_FILES } from "./lorcana/expected.ts";
import { pretty } from "./pretty.ts";
import { PZL_FILES } from "./pzl/expected.ts";

const FILES = { ...DREAMTIDES_FILES, ...LORCANA_FILES, ...PZL_FILES };
const isUpdate = Deno.args.includes("--update");
const stale = Object.entries(FILES)
  .map(([path, outcomes]) => [path, pretty(outcomes())] as const)
  .filter(([path, fresh]) => storedText(path) !== fresh);
for (const [path, fresh] of stale) {
  if (isUpdate) await Deno.writeTextFile(corpusFile(path), fresh);
  console.log(`${isUpdate ? "Updated" : "Mismatch"}: ${path}`);
}
if (stale.length > 0 && !isUpdate) {
  console.error("To regenerate them, run: deno task corpus --update");
  Deno.exitCode = 1;
}
