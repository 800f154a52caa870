import type { Fate } from "./report.ts";
import type { Scratch } from "./scratch.ts";
import { applied, type Site } from "./site.ts";
import type { Suite } from "./suites.ts";

/** How many milliseconds the compiler may take. */
const CHECKING = 120_000;

/** How a run of `deno` ended. */
export type Ending = "passed" | "failed" | "timed out";

/** How many milliseconds each suite may take; more if the machine gets busy. */
export type Timeouts = Map<Suite, number>;

/** A run is endless if it takes so many times as long as without a change. */
const PATIENCE = 6;

/** But not before so many milliseconds have passed. */
const SHORTEST = 30_000;

/** How long the tests may take without a change, in milliseconds. */
const LONGEST = 600_000;

/** How long a suite may take, or nothing if it fails without a change. */
export async function timeoutOf(
  scratch: Scratch,
  suite: Suite,
): Promise<number | undefined> {
  const start = performance.now();
  if (await runTests(scratch, suite, LONGEST) !== "passed") return undefined;
  return Math.max(SHORTEST, PATIENCE * (performance.now() - start));
}

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
      const ending = await endingOf(scratch, suite, timeouts, { site, text });
      if (ending === "timed out") return "timed out";
      if (ending === "failed") return "killed";
    }
    return await compiles(scratch, site.path) ? "survived" : "killed";
  } finally {
    await scratch.write(site.path, text);
  }
}

/**
 * How a suite ends with the change. One that takes too long is run once more if
 * it would take longer now without the change, too: the machine is busy.
 */
async function endingOf(
  scratch: Scratch,
  suite: Suite,
  timeouts: Timeouts,
  { site, text }: Pick<Candidate, "site" | "text">,
): Promise<Ending> {
  const timeout = timeouts.get(suite) ?? LONGEST;
  const ending = await runTests(scratch, suite, timeout);
  if (ending !== "timed out") return ending;
  await scratch.write(site.path, text);
  const longer = await timeoutOf(scratch, suite) ?? LONGEST;
  await scratch.write(site.path, applied(text, site));
  if (longer <= timeout) return ending;
  timeouts.set(suite, longer);
  return await runTests(scratch, suite, longer);
}

/** What the tests need: they read examples, and one of them starts another. */
const PERMISSIONS: readonly string[] = ["--allow-read", "--allow-run=deno"];

/** Runs a suite until the first test fails. */
function runTests(
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
