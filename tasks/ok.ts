// deno-lint-ignore-file no-console
import { readModules } from "./modules.ts";
import { runDeno } from "./run_deno.ts";

/** One check of the gate: commands of `deno`, run one after another. */
interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** Picks from the output what the summary shows. */
  readonly note?: RegExp;
}

/** How a step went. */
interface Report {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

const COVERAGE = "coverage";

/** All checks; the slowest first, so that the others run beside it. */
async function steps(): Promise<readonly Step[]> {
  return [
    {
      name: "tests",
      commands: [
        ["task", "test", `--coverage=${COVERAGE}`, "--clean"],
      ],
      note: /\d+ passed.*\d+ failed[^(]*/,
    },
    { name: "types", commands: [["check"]] },
    { name: "format", commands: [["fmt", "--check"]], note: /Checked .*/ },
    { name: "lint", commands: [["lint"]], note: /Checked .*/ },
    { name: "layers", commands: [["task", "layers"]], note: /\d+ modules.*/ },
    {
      name: "publish",
      commands: [["publish", "--dry-run", "--allow-dirty"]],
      note: /Success.*/,
    },
    { name: "examples", commands: await examples() },
  ];
}

/** Runs the whole gate and prints one line for each step. */
export async function ok(): Promise<number> {
  const start = performance.now();
  const reports = await runAll(await steps());
  for (const { step, ok, output } of reports) {
    if (!ok) console.error(`--- ${step.name}\n${output.trimEnd()}\n`);
  }
  const width = Math.max(...reports.map(({ step }) => step.name.length));
  for (const { step, ok, seconds, output } of reports) {
    const note = step.note === undefined ? "" : output.match(step.note)?.[0];
    console.log(
      [
        ok ? "ok  " : "FAIL",
        step.name.padEnd(width),
        `${seconds.toFixed(1).padStart(6)} s`,
        note?.trim() ?? "",
      ].join("  ").trimEnd(),
    );
  }
  const failed = reports.filter(({ ok }) => !ok).length;
  const total = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    failed === 0
      ? `All ${reports.length} checks passed in ${total} s`
      : `${failed} of ${reports.length} checks failed in ${total} s`,
  );
  return failed === 0 ? 0 : 1;
}

/** As many steps at once as there are cores, in the order given. */
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
    .map((path) => ["run", "--allow-read=examples", `examples/${path}`]);
}

if (import.meta.main) Deno.exitCode = await ok();
