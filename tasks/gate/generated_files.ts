// deno-lint-ignore-file no-console

/** Files of the repository that a task generates. */
export interface GeneratedFiles {
  /** What they are: "schemas". */
  readonly what: string;
  /** The task that generates them. */
  readonly task: string;
  /** Their texts, by path. */
  readonly texts: Iterable<readonly [path: string, text: string]>;
}

/** Writes files, or with `--check` only compares them; returns the exit code. */
export async function storeOrCompare(
  args: readonly string[],
  { what, task, texts }: GeneratedFiles,
): Promise<number> {
  const isCheck = args.includes("--check");
  let stale = 0;
  for (const [path, text] of texts) {
    const stored = await Deno.readTextFile(path).catch(() => "");
    if (stored === text) continue;
    stale++;
    if (!isCheck) await Deno.writeTextFile(path, text);
    console.log(`${isCheck ? "Mismatch" : "Generated"}: ${path}`);
  }
  if (isCheck && stale > 0) {
    console.error(`To regenerate them, run: deno task ${task}`);
    return 1;
  }
  console.log(`All ${what} are up to date.`);
  return 0;
}
