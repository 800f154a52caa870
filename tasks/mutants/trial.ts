import type { Fate } from "./report.ts";
import type { Scratch } from "./scratch.ts";
import { applied, type Site } from "./site.ts";
import type { Suite } from "./suites.ts";

/** How many milliseconds the compiler may take. */
const CHECKING = 120_000;

/** How a run of `deno` ended. */
export type Ending = "passed" | "failed" | "timed out";

/** How many milliseconds each suite may take. */
export type Timeouts = ReadonlyMap<Suite, number>;

/** A mutant, and how to try it. */
export interface Candidate {
  readonly site: Site;
  /** The text of the file without the change. */
  readonly text: string;
  readonly suites: readonly Suite[];
}

/** Makes the change in a scratch copy, runs the tests, and takes it back. */
export async function tryMutant(
  scratch: Scratch,
  { site, text, suites }: Candidate,
  timeouts: Timeouts,
): Promise<Fate> {
  await scratch.write(site.path, applied(text, site));
  try {
    for (const suite of suites) {
      const ending = await runTests(scratch, suite, timeouts.get(suite) ?? 0);
      if (ending === "timed out") return "timed out";
      if (ending === "failed") return "killed";
    }
    return await compiles(scratch, site.path) ? "survived" : "killed";
  } finally {
    await scratch.write(site.path, text);
  }
}

/** What the tests need: they read examples, and one of them starts another. */
const PERMISSIONS: readonly string[] = ["--allow-read", "--allow-run=deno"];

/** Runs a suite until the first test fails. */
export function runTests(
  scratch: Scratch,
  suite: Suite,
  timeout: number,
): Promise<Ending> {
  const flags = ["--quiet", "--no-check", "--fail-fast", ...PERMISSIONS];
  return runDeno(scratch, ["test", ...flags, ...suite], timeout);
}

/** Tests run unchecked for speed; but what does not compile is noticed, too. */
async function compiles(scratch: Scratch, path: string): Promise<boolean> {
  return await runDeno(scratch, ["check", path], CHECKING) === "passed";
}

async function runDeno(
  { root }: Scratch,
  args: readonly string[],
  timeout: number,
): Promise<Ending> {
  const child = new Deno.Command("deno", {
    args: [...args],
    cwd: root,
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, timeout);
  const { success } = await child.status;
  clearTimeout(timer);
  return isLate ? "timed out" : success ? "passed" : "failed";
}
