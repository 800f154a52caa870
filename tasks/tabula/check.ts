import { renderJson } from "../../diagnostics/mod.ts";
import { parse } from "../../mod.ts";
import { type Artifact, type Staleness, staleness } from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { readExactly } from "../cli/read_text.ts";
import { fail, report } from "../cli/report.ts";
import { buildDirectory, type FileFindings } from "./directory.ts";
import {
  type CheckFlags,
  DEFAULT_OUT,
  DEFAULT_TABULA,
  type TabulaFlags,
} from "./options.ts";
import { pathOf } from "./write_artifacts.ts";

/** Compares the stored artifacts with what would be generated now. */
export async function checkTabula(io: Io, flags: CheckFlags): Promise<number> {
  const built = await buildDirectory(io, flags, parse);
  if (!built.ok) return fail(io, built.problem);
  const { build, findings } = built.value;
  const compared = await Promise.all(
    build.artifacts.map((artifact) => compare(io, artifact, flags)),
  );
  const stale = compared.filter((each) => each !== undefined);
  if (flags.json) printJson(io, stale, findings);
  else printText(io, stale, findings, flags);
  return stale.length > 0 ? 1 : 0;
}

function printText(
  io: Io,
  stale: readonly Staleness[],
  findings: readonly FileFindings[],
  flags: TabulaFlags,
): void {
  report(io, findings, flags.errors);
  for (const { name, details } of stale) {
    io.stderr.write([`Mismatch: ${name}`, ...details, ""].join("\n"));
  }
  if (stale.length > 0) {
    io.stderr.write(`\nTo make them anew, run: ${howToGenerate(flags)}\n`);
  } else if (!flags.quiet) {
    io.stdout.write(
      "All generated files are up to date.\nTabula check passed\n",
    );
  }
}

function printJson(
  io: Io,
  stale: readonly Staleness[],
  findings: readonly FileFindings[],
): void {
  const mismatches = stale.map(({ name, details }) => ({
    path: name,
    details: details.map((line) => line.trim()),
  }));
  const diagnostics = findings.flatMap(({ source, diagnostics }) =>
    diagnostics.map((each) => renderJson(each, source))
  );
  const result = { ok: stale.length === 0, mismatches, diagnostics };
  io.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

async function compare(
  io: Io,
  artifact: Artifact,
  flags: TabulaFlags,
): Promise<Staleness | undefined> {
  const path = pathOf(artifact, flags);
  return staleness({ ...artifact, name: path }, await readExactly(io, path));
}

/** The command that regenerates the artifacts. */
function howToGenerate(
  { tabula, out, target, identifiers }: TabulaFlags,
): string {
  const from = identifiers === undefined ? "" : ` --identifiers ${identifiers}`;
  return tabula === DEFAULT_TABULA && out === DEFAULT_OUT &&
      target === "all" && from === ""
    ? "deno task generate"
    : `generate --tabula ${tabula} --out ${out} --target ${target}${from}`;
}
