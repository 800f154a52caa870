/**
 * Compares the expected outcomes of our own corpus with those of today, or with
 * `--update` replaces them. Read what changed before you commit it.
 */
// deno-lint-ignore-file no-console
import { corpusFile, FILES, freshText, storedText } from "./files.ts";

const isUpdate = Deno.args.includes("--update");
const stale = Object.keys(FILES)
  .filter((path) => storedText(path) !== freshText(path));
for (const path of stale) {
  if (isUpdate) await Deno.writeTextFile(corpusFile(path), freshText(path));
  console.log(`${isUpdate ? "Updated" : "Mismatch"}: ${path}`);
}
if (stale.length > 0 && !isUpdate) {
  console.error("To regenerate them, run: deno task corpus --update");
  Deno.exitCode = 1;
}
