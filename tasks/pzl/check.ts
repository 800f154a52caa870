import { renderJson, type Severity } from "../../diagnostics/mod.ts";
import {
  parseAssertions,
  type PuzzleDiagnostic,
  withMend,
} from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { type PuzzleOnDisk, readPuzzles } from "./files.ts";
import type { PzlCheckFlags } from "./options.ts";
import { fail, report, type ReportFormat } from "../cli/report.ts";

/** Checks puzzle files and shows what is wrong with each. */
export async function pzlCheck(
  io: Io,
  { strict, errors, deny = [] }: PzlCheckFlags,
  ...paths: readonly string[]
): Promise<number> {
  const outcomes = await readPuzzles(io, paths, strict ? "strict" : "forge");
  const checked = outcomes.flatMap((outcome) =>
    outcome.ok ? [{ puzzle: outcome.value, found: findIn(outcome.value) }] : []
  );
  show(io, checked, errors);
  for (const outcome of outcomes) if (!outcome.ok) fail(io, outcome.problem);
  const counts = countAll(checked);
  const output = errors === "json" ? io.stderr : io.stdout;
  output.write(`${summary(checked, counts)}\n`);
  const denied = counts.error +
    (deny.includes("warnings") ? counts.warning : 0) +
    (deny.includes("lint") ? counts.lint : 0);
  return denied > 0 || checked.length < outcomes.length ? 1 : 0;
}

interface Checked {
  readonly puzzle: PuzzleOnDisk;
  readonly found: readonly PuzzleDiagnostic[];
}

type Counts = Readonly<Record<Severity, number>>;

/** All diagnostics of a file, by position. */
function findIn({ bytes, result }: PuzzleOnDisk): PuzzleDiagnostic[] {
  const assertions = parseAssertions(bytes);
  return [
    ...(result.ok ? result.lint : result.errors),
    ...result.warnings,
    ...(assertions.ok ? [] : assertions.errors),
    ...assertions.warnings,
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The most excerpts shown of one file. */
const PICTURES = 100;

function show(
  io: Io,
  checked: readonly Checked[],
  format: ReportFormat,
): void {
  if (format === "json") {
    io.stdout.write(`${JSON.stringify(checked.flatMap(objects), null, 2)}\n`);
    return;
  }
  for (const { puzzle: { path: file, text }, found } of checked) {
    const diagnostics = format === "pretty"
      ? found.slice(0, PICTURES).map((each) => withMend(each, text))
      : found;
    report(io, [{ source: { file, text }, diagnostics }], format);
    const left = found.length - diagnostics.length;
    if (left === 0) continue;
    io.stderr.write(
      `${file}: ${left} more, which --errors short or json would show\n`,
    );
  }
}

function objects({ puzzle: { path: file, text }, found }: Checked): unknown[] {
  // All share one source, so that its lines are counted once.
  const source = { file, text };
  return found.map((diagnostic) => ({
    ...renderJson(withMend(diagnostic, text), source),
    subject: diagnostic.subject,
  }));
}

function countAll(checked: readonly Checked[]): Counts {
  const counts = { error: 0, warning: 0, lint: 0 };
  for (const { found } of checked) {
    for (const { severity } of found) counts[severity]++;
  }
  return counts;
}

function summary(checked: readonly Checked[], counts: Counts): string {
  const good = checked.filter(({ found }) =>
    found.every(({ severity }) => severity !== "error")
  );
  return `Puzzles: ${checked.length} checked, ` +
    `${checked.length - good.length} with errors ` +
    `(errors: ${counts.error}, warnings: ${counts.warning}, lint: ${counts.lint})`;
}
