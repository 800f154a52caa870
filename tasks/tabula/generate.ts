import type { Io } from "../cli/io.ts";
import { progress } from "../cli/progress.ts";
import { fail, report } from "../cli/report.ts";
import { buildDirectory, hasErrors, unusableFiles } from "./directory.ts";
import { jsonReport } from "./json_report.ts";
import type { GenerateFlags } from "./options.ts";
import { parserOf } from "./parser.ts";
import { cardSummary } from "./summary.ts";
import { type StoredArtifact, writeArtifacts } from "./write_artifacts.ts";

/** Builds the artifacts of a Tabula directory; cards with errors are left out. */
export async function generate(io: Io, flags: GenerateFlags): Promise<number> {
  const bar = progress(io.stderr, "Parsing cards:");
  const onProgress = flags.quiet ? undefined : bar.update;
  const built = await buildDirectory(
    io,
    flags,
    parserOf(flags.dialect),
    onProgress,
  );
  bar.end();
  if (!built.ok) return fail(io, built.problem);
  const { build, findings } = built.value;
  const unusable = unusableFiles(built.value);
  const stored = unusable === undefined
    ? await writeArtifacts(io, build.artifacts, flags)
    : { ok: true, value: [] } as const;
  if (!stored.ok) return fail(io, stored.problem);
  if (flags.json) {
    io.stdout.write(jsonReport(built.value, stored.value));
  } else {
    report(io, findings, flags.errors);
    if (unusable !== undefined) fail(io, unusable);
    else if (!flags.quiet) printStored(io, stored.value, flags.out);
    if (!flags.quiet) io.stdout.write(`${cardSummary(build)}\n`);
  }
  if (unusable !== undefined) return 1;
  return hasErrors(built.value) && !flags.allowErrors ? 1 : 0;
}

/** One line for each artifact, and where the code went. */
export function printStored(
  io: Io,
  stored: readonly StoredArtifact[],
  out: string,
): void {
  const words = { written: "Generated", unchanged: "Unchanged", kept: "Kept" };
  for (const { path, status } of stored) {
    io.stdout.write(`${words[status]}: ${path}\n`);
  }
  io.stdout.write(`Code generation complete. Output: ${out}\n`);
}
