import { referencePages } from "../learn/pages.ts";
import { storeOrCompare } from "./generated_files.ts";

/** Writes the reference pages, or with `--check` only compares them. */
function generateReference(args: readonly string[]): Promise<number> {
  return storeOrCompare(args, {
    what: "reference pages",
    task: "reference",
    texts: referencePages(),
  });
}

if (import.meta.main) Deno.exitCode = await generateReference(Deno.args);
