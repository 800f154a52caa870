// deno-lint-ignore-file no-console
import { referencePages } from "../learn/pages.ts";

/** Writes the reference pages, or with `--check` only compares them. */
export async function generateReference(
  args: readonly string[],
): Promise<number> {
  const isCheck = args.includes("--check");
  let stale = 0;
  for (const [path, text] of referencePages()) {
    const stored = await Deno.readTextFile(path).catch(() => "");
    if (stored === text) continue;
    stale++;
    if (!isCheck) await Deno.writeTextFile(path, text);
    console.log(`${isCheck ? "Mismatch" : "Generated"}: ${path}`);
  }
  if (isCheck && stale > 0) {
    console.error("To regenerate them, run: deno task reference");
    return 1;
  }
  console.log("All reference pages are up to date.");
  return 0;
}

if (import.meta.main) Deno.exitCode = await generateReference(Deno.args);
