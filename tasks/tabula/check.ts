import { type Artifact, type Staleness, staleness } from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { PROGRAM } from "../cli/command.ts";
import { readExactly } from "../cli/read_text.ts";
import { fail, report } from "../cli/report.ts";
import { buildDirectory, hasErrors, unusableFiles } from "./directory.ts";
import { jsonReport, type ReportedArtifact } from "./json_report.ts";
import type { CheckFlags, TabulaFlags } from "./options.ts";
import { parserOf } from "./parser.ts";
import { pathOf } from "./write_artifacts.ts";

/** Checks that the game will load, and that the artifacts are up to date. */
export async function checkTabula(io: Io, flags: CheckFlags): Promise<number> {
  const built = await buildDirectory(io, flags, parserOf(flags.dialect));
  if (!built.ok) return fail(io, built.problem);
  const { build, findings } = built.value;
  // Without all files, nothing is known about the artifacts.
  const compared = unusableFiles(built.value) !== undefined
    ? []
    : await Promise.all(
      build.artifacts.map((each) => compare(io, each, flags)),
    );
  const stale = compared.flatMap(({ stale }) => stale ?? []);
  const isGood = stale.length === 0 && !hasErrors(built.value);
  if (flags.json) {
    io.stdout.write(jsonReport(built.value, compared.map(reported)));
  } else {
    report(io, findings, flags.errors);
    printStale(io, stale, flags);
    if (isGood && !flags.quiet) {
      io.stdout.write(
        "All generated files are up to date.\nTabula check passed\n",
      );
    }
  }
  return isGood ? 0 : 1;
}

function printStale(
  io: Io,
  stale: readonly Staleness[],
  flags: TabulaFlags,
): void {
  for (const { name, details } of stale) {
    io.stderr.write([`Mismatch: ${name}`, ...details, ""].join("\n"));
  }
  if (stale.length === 0) return;
  io.stderr.write(`\nTo regenerate them, run: ${howToGenerate(flags)}\n`);
}

/** An artifact that was compared with its file. */
interface Compared {
  readonly path: string;
  readonly stale: Staleness | undefined;
}

async function compare(
  io: Io,
  artifact: Artifact,
  flags: TabulaFlags,
): Promise<Compared> {
  const path = pathOf(artifact, flags);
  const stored = await readExactly(io, path);
  return { path, stale: staleness({ ...artifact, name: path }, stored) };
}

function reported({ path, stale }: Compared): ReportedArtifact {
  return stale === undefined ? { path, status: "fresh" } : {
    path,
    status: "stale",
    details: stale.details.map((line) => line.trim()),
  };
}

/** The command that regenerates the artifacts. */
function howToGenerate(
  { tabula, out, target, identifiers, dialect }: TabulaFlags,
): string {
  const from = identifiers === undefined ? "" : ` --identifiers ${identifiers}`;
  const as = dialect === "auto" ? "" : ` --dialect ${dialect}`;
  return `${PROGRAM} generate --tabula ${tabula} --out ${out} --target ${target}${from}${as}`;
}
