import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { countOf } from "../../diagnostics/internal.ts";
import { report } from "../cli/report.ts";
import {
  buildDirectory,
  type BuiltDirectory,
  errorCount,
  unusableFiles,
} from "./directory.ts";
import {
  changedCards,
  printChangedCards,
  printNames,
} from "./changed_cards.ts";
import { jsonReport } from "./json_report.ts";
import type { GenerateFlags, Settings } from "./options.ts";
import { say } from "../cli/say.ts";
import { writeLine } from "../cli/write_line.ts";
import { lintingParserOf } from "./parser.ts";
import { contradiction, settingsOf } from "./settings.ts";
import { cardSummary } from "./summary.ts";
import { type StoredArtifact, writeArtifacts } from "./write_artifacts.ts";

/** Builds the artifacts of a Tabula directory; cards with errors are left out. */
export async function generate(
  io: Io,
  flags: GenerateFlags,
  directory?: string,
): Promise<number> {
  const twice = contradiction(flags, directory);
  if (twice !== undefined) return fail(io, twice, 2);
  const settings = await settingsOf(io, flags, directory);
  if (!settings.ok) return fail(io, settings.problem);
  if (flags.fix) {
    const { fixDirectory } = await import("./fix/fix_directory.ts");
    const fixed = await fixDirectory(io, settings.value, flags);
    if (!fixed.ok) return fail(io, fixed.problem);
  }
  const built = await buildDirectory(io, settings.value, {
    parse: lintingParserOf(settings.value),
    isQuiet: flags.quiet,
  });
  if (!built.ok) return fail(io, built.problem);
  return await store(io, flags, settings.value, built.value);
}

/** Writes the artifacts, unless they would lose the cards of a whole file. */
async function store(
  io: Io,
  flags: GenerateFlags,
  settings: Settings,
  built: BuiltDirectory,
): Promise<number> {
  const unusable = unusableFiles(built);
  const errors = errorCount(built);
  const changes = unusable === undefined && (flags.json || !flags.quiet)
    ? await changedCards(io, settings, built.build)
    : undefined;
  const stored = unusable === undefined
    ? await writeArtifacts(io, built.build.artifacts, settings, flags.quiet)
    : { ok: true, value: [] } as const;
  if (!stored.ok) return fail(io, stored.problem);
  if (flags.json) {
    io.stdout.write(jsonReport(built, stored.value, changes));
  } else {
    report(io, built.findings, flags.errors, flags.all);
    if (unusable !== undefined) fail(io, unusable);
    else if (!flags.quiet) {
      printStored(io, stored.value, settings.out, errors);
      if (changes !== undefined) printChangedCards(io, changes);
      printLeftOut(io, built.build);
      writeLine(io.stdout, cardSummary(built.build));
    }
  }
  if (unusable !== undefined) return 1;
  return errors > 0 && !flags.allowErrors ? 1 : 0;
}

/** Names the cards that have no abilities now. */
function printLeftOut(io: Io, { leftOut }: BuiltDirectory["build"]): void {
  const names = leftOut.map(({ id = "a card without an id", name = id }) =>
    name
  );
  printNames(io, { "left out": names });
}

/** One line for each artifact, and where the code went, if there is any. */
export function printStored(
  io: Io,
  stored: readonly StoredArtifact[],
  out: string,
  errors: number,
): void {
  const words = { written: "Generated", unchanged: "Unchanged", kept: "Kept" };
  for (const { path, status } of stored) {
    say(io.stdout, `${words[status]}: ${path}`);
  }
  const hasCode = stored.some(({ path }) => !path.endsWith(".json"));
  if (!hasCode) return;
  const left = errors === 0 ? "" : `, with ${countOf(errors, "error")}`;
  writeLine(io.stdout, `Code generation complete${left}. Output: ${out}`);
}
