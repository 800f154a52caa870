import { type Artifact, type Staleness, staleness } from "../../tabula/mod.ts";
import { type Io, NO_SUCH_FILE } from "../cli/io.ts";
import { PROGRAM } from "../cli/command.ts";
import { say } from "../cli/say.ts";
import { writeLine } from "../cli/write_line.ts";
import { shellWord } from "../cli/shell_word.ts";
import { exactText } from "../cli/read_text.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import {
  buildDirectory,
  type BuiltDirectory,
  hasErrors,
  unusableFiles,
} from "./directory.ts";
import { jsonReport, type ReportedArtifact } from "./json_report.ts";
import type { CheckFlags, Settings, TabulaFlags } from "./options.ts";
import { lintingParserOf } from "./parser.ts";
import { contradiction, settingsOf } from "./settings.ts";
import { pathOf } from "./write_artifacts.ts";

/** Checks that the game will load, and that the artifacts are up to date. */
export async function checkTabula(
  io: Io,
  flags: CheckFlags,
  directory?: string,
): Promise<number> {
  const twice = contradiction(flags, directory);
  if (twice !== undefined) return fail(io, twice, 2);
  const settings = await settingsOf(io, flags, directory);
  if (!settings.ok) return fail(io, settings.problem);
  const built = await buildDirectory(io, settings.value, {
    parse: lintingParserOf(settings.value.dialect),
    isQuiet: flags.quiet,
  });
  if (!built.ok) return fail(io, built.problem);
  const compared = await compareAll(io, built.value, settings.value);
  const stale = compared.flatMap(({ stale }) => stale ?? []);
  const isGood = stale.length === 0 && !hasErrors(built.value);
  if (flags.json) {
    io.stdout.write(jsonReport(built.value, compared.map(reported)));
    return isGood ? 0 : 1;
  }
  report(io, built.value.findings, flags.errors, flags.all);
  printStale(io, stale, howToGenerate(flags, directory));
  if (isGood && !flags.quiet) {
    io.stdout.write(
      "All generated files are up to date.\nTabula check passed\n",
    );
  }
  return isGood ? 0 : 1;
}

function printStale(
  io: Io,
  stale: readonly Staleness[],
  command: string,
): void {
  for (const { name, details } of stale) {
    for (const line of [`Mismatch: ${name}`, ...details]) {
      writeLine(io.stderr, line);
    }
  }
  if (stale.length === 0) return;
  io.stderr.write("\n");
  say(io.stderr, `To regenerate them, run: ${command}`);
}

/** An artifact that was compared with its file. */
interface Compared {
  readonly path: string;
  readonly stale: Staleness | undefined;
}

/** Compares all artifacts; without all files, nothing is known about them. */
async function compareAll(
  io: Io,
  built: BuiltDirectory,
  settings: Settings,
): Promise<readonly Compared[]> {
  if (unusableFiles(built) !== undefined) return [];
  const { artifacts } = built.build;
  return await Promise.all(
    artifacts.map((each) => compare(io, each, settings)),
  );
}

async function compare(
  io: Io,
  artifact: Artifact,
  settings: Settings,
): Promise<Compared> {
  const path = pathOf(artifact, settings);
  const stored = await io.readFile(path);
  if (!stored.ok && stored.reason !== NO_SUCH_FILE) {
    const details = [`  The file cannot be read: ${stored.reason}`];
    return { path, stale: { name: path, details } };
  }
  const text = stored.ok ? exactText(stored.value) : undefined;
  return { path, stale: staleness({ ...artifact, name: path }, text) };
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
  { tabula, output, target, identifiers, dialect, messages }: TabulaFlags,
  directory?: string,
): string {
  const given = { tabula, output, target, identifiers, dialect, messages };
  const options = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value]
  );
  const where = directory === undefined ? [] : [directory];
  return [PROGRAM, "generate", ...where, ...options].map(shellWord).join(" ");
}
