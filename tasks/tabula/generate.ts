import { renderJson } from "../../diagnostics/mod.ts";
import { parse } from "../../mod.ts";
import type { Io } from "../cli/io.ts";
import { progress } from "../cli/progress.ts";
import { fail, report } from "../cli/report.ts";
import { buildDirectory, type BuiltDirectory } from "./directory.ts";
import type { GenerateFlags } from "./options.ts";
import { type StoredArtifact, writeArtifacts } from "./write_artifacts.ts";

/** Builds the artifacts of a Tabula directory; cards with errors are left out. */
export async function generate(io: Io, flags: GenerateFlags): Promise<number> {
  const start = performance.now();
  const bar = progress(io.stderr, "Parsing cards:");
  const onProgress = flags.quiet ? undefined : bar.update;
  const built = await buildDirectory(io, flags, parse, onProgress);
  bar.end();
  if (!built.ok) return fail(io, built.problem);
  const { build, findings } = built.value;
  const stored = await writeArtifacts(io, build.artifacts, flags);
  if (!stored.ok) return fail(io, stored.problem);
  const milliseconds = Math.round(performance.now() - start);
  if (flags.json) {
    printJson(io, built.value, stored.value, milliseconds);
  } else {
    report(io, findings, flags.errors);
    if (!flags.quiet) printStored(io, stored.value, flags.out);
    if (!flags.quiet) io.stdout.write(`${summary(built.value)}\n`);
  }
  return flags.strict && hasErrors(built.value) ? 1 : 0;
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

/** Counts the cards that were read and those that were not. */
export function summary({ build: { cards } }: BuiltDirectory): string {
  const skipped = cards.filter(({ json }) => json === undefined).length;
  return `Cards with rules text: ${cards.length}, parsed: ${
    cards.length - skipped
  }, skipped: ${skipped}`;
}

function hasErrors({ findings }: BuiltDirectory): boolean {
  return findings.some(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === "error")
  );
}

function printJson(
  io: Io,
  { build: { cards }, findings }: BuiltDirectory,
  artifacts: readonly StoredArtifact[],
  milliseconds: number,
): void {
  const skipped = cards.filter(({ json }) => json === undefined)
    .map(({ card: { id, name } }) => ({ id, name }));
  const diagnostics = findings.flatMap(({ source, diagnostics }) =>
    diagnostics.map((each) => renderJson(each, source))
  );
  const parsed = cards.length - skipped.length;
  const result = { artifacts, parsed, skipped, diagnostics, milliseconds };
  io.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}
