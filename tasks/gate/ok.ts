// deno-lint-ignore-file no-console
import { readModules } from "./modules.ts";
import { runDeno } from "./run_deno.ts";

/** One check of the gate: commands of `deno`, run one after another. */
interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The part of the output that the summary shows. */
  readonly note?: (output: string) => string;
}

/** The outcome of a step. */
interface Report {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

// The threshold holds for lines, branches and functions, also in a clone
// without the reference data.
const COVERAGE = ["--coverage=coverage", "--coverage-threshold=85"];

const FUZZ = ["tests/fuzz", "tests/growth"];

// They run the bundled pages, of which coverage sees nothing.
const BROWSER = "tests/browser";

/** All checks, the slowest first, so that the others run alongside it. */
async function steps(): Promise<readonly Step[]> {
  return [
    {
      name: "tests",
      commands: [[
        "task",
        "test",
        "--clean",
        ...COVERAGE,
        `--ignore=${[...FUZZ, BROWSER].join(",")}`,
      ]],
      note: testNote,
    },
    // Without coverage: it would slow them down and add nothing.
    {
      name: "fuzz",
      commands: [["test", "-P=test", "--parallel", ...FUZZ]],
      note: testNote,
    },
    // Loads every test without any permission, and runs none.
    {
      name: "no flags",
      commands: [["test", "--no-prompt", "--parallel", "--filter=/^$/"]],
      note: find(/\d+ filtered out/),
    },
    { name: "types", commands: [["check"]] },
    {
      name: "format",
      commands: [["fmt", "--check"]],
      note: find(/Checked .*/),
    },
    { name: "lint", commands: [["lint"]], note: find(/Checked .*/) },
    {
      name: "layers",
      commands: [["task", "layers"]],
      note: find(/\d+ modules/),
    },
    { name: "docs", commands: [["task", "docs"]] },
    { name: "fresh", commands: [["task", "check"]], note: find(/.* passed/) },
    {
      name: "publish",
      commands: [["publish", "--dry-run", "--allow-dirty"]],
    },
    { name: "examples", commands: await examples() },
  ];
}

/** The steps that run tests. */
const TESTING = ["tests", "fuzz"];

/**
 * Runs the whole gate and prints one line for each step; without the tests, if
 * `deno task test` has just run all of them.
 */
async function ok(isTested: boolean): Promise<number> {
  const start = performance.now();
  const wanted = (await steps())
    .filter(({ name }) => !isTested || !TESTING.includes(name));
  const reports = await runAll(wanted);
  for (const { step, ok, output } of reports) {
    if (!ok) console.error(`--- ${step.name}\n${output.trimEnd()}\n`);
  }
  for (const report of reports) console.log(line(report));
  const failed = reports.filter(({ ok }) => !ok).length;
  const total = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    failed === 0
      ? `All ${reports.length} checks passed in ${total} s`
      : `${failed} of ${reports.length} checks failed in ${total} s`,
  );
  return failed === 0 ? 0 : 1;
}

function line({ step, ok, seconds, output }: Report): string {
  const time = `${seconds.toFixed(1).padStart(6)} s`;
  const columns = [ok ? "ok  " : "FAIL", step.name.padEnd(10), time];
  return [...columns, step.note?.(output) ?? ""].join("  ").trimEnd();
}

function find(pattern: RegExp): (output: string) => string {
  return (output) => output.match(pattern)?.[0] ?? "";
}

function testNote(output: string): string {
  const counts = output.match(/\d+ passed.*\d+ (failed|ignored)/)?.[0] ?? "";
  const row = output.match(/^\| All files +\|(.*)\|(.*)\|(.*)\|$/m) ?? [];
  const [branches, functions, lines] = row.slice(1).map((each) => each.trim());
  return lines === undefined
    ? counts
    : `${counts}; covered: lines ${lines} %, branches ${branches} %, functions ${functions} %`;
}

/** Runs the steps in order, as many at once as there are cores. */
async function runAll(all: readonly Step[]): Promise<readonly Report[]> {
  const reports: Report[] = [];
  const waiting = all.entries();
  const lane = async (): Promise<void> => {
    for (const [i, step] of waiting) reports[i] = await run(step);
  };
  const lanes = Math.max(2, navigator.hardwareConcurrency);
  await Promise.all(Array.from({ length: lanes }, lane));
  return reports;
}

async function run(step: Step): Promise<Report> {
  const start = performance.now();
  let ok = true;
  let output = "";
  for (const command of step.commands) {
    const outcome = await runDeno(command);
    ok &&= outcome.code === 0;
    output += outcome.output;
  }
  return { step, ok, output, seconds: (performance.now() - start) / 1000 };
}

async function examples(): Promise<Step["commands"]> {
  const paths = [...(await readModules("examples")).keys()];
  return paths.filter((path) => !path.includes("/")).sort()
    .map((path) => ["run", "--quiet", "-P=examples", `examples/${path}`]);
}

if (import.meta.main) Deno.exitCode = await ok(Deno.args.includes("--tested"));
