import type { ParsedCard } from "../../tabula/mod.ts";
import {
  cardChanges,
  goodAbilities,
  keepAbilities,
  remember,
  type RememberingParser,
} from "../../tabula/internal.ts";
import type { DirectoryChange } from "../cli/directory_watch.ts";
import { printStored } from "./generate.ts";
import type { Io } from "../cli/io.ts";
import { countOf } from "../../diagnostics/internal.ts";
import { fail } from "../cli/fail.ts";
import type { Findings } from "../cli/findings.ts";
import { report } from "../cli/report.ts";
import { writeLine } from "../cli/write_line.ts";
import {
  buildDirectory,
  type BuiltDirectory,
  errorCount,
  unusableFiles,
} from "./directory.ts";
import { printNames } from "./changed_cards.ts";
import { newFindings } from "./new_findings.ts";
import type { Settings, TabulaFlags } from "./options.ts";
import { lintingParserOf } from "./parser.ts";
import { contradiction, settingsOf } from "./settings.ts";
import { type Outlines, shrunkFiles } from "./shrunk_files.ts";
import { cardSummary } from "./summary.ts";
import { writeArtifacts } from "./write_artifacts.ts";

/** Builds the artifacts, and rebuilds them whenever a file changes. */
export async function watch(
  given: Io,
  flags: TabulaFlags,
  directory?: string,
): Promise<number> {
  const io = flags.quiet ? quiet(given) : given;
  const twice = contradiction(flags, directory);
  if (twice !== undefined) return fail(io, twice, 2);
  const settings = await settingsOf(io, flags, directory);
  if (!settings.ok) return fail(io, settings.problem);
  const interruption = io.onInterrupt();
  const code = await watchUntil(interruption.signal, {
    io,
    flags,
    settings: settings.value,
    parser: remember(lintingParserOf(settings.value)),
    findings: [],
    good: new Map(),
  });
  interruption.release();
  return code;
}

async function watchUntil(
  signal: AbortSignal,
  session: Session,
): Promise<number> {
  const { io, settings: { tabula } } = session;
  if (await io.isDirectory(tabula)) {
    writeLine(io.stdout, `Watching ${tabula} for changes...`);
  }
  const changes = io.watchDirectory(tabula, isWatched, signal);
  const first = await pass(session);
  if (first.problem !== undefined) fail(io, first.problem);
  if (first.isFinal) {
    changes.close();
    return 1;
  }
  for (;;) {
    const change = await changes.next(session.isWaiting ? GRACE : undefined);
    if (change === undefined) break;
    await follow(session, change);
    // Nobody waits now, and each pass leaves whole files behind.
    io.collectGarbage();
  }
  changes.close();
  const cause = typeof signal.reason === "string" ? signal.reason : "Ctrl+C";
  io.stdout.write(`\nReceived ${cause}, stopping...\nWatch stopped.\n`);
  return 0;
}

/** A file that shrinks is looked at again after this long, in milliseconds. */
const GRACE = 2000;

/** An `Io` that prints problems only. */
function quiet(io: Io): Io {
  return {
    ...io,
    stdout: { ...io.stdout, write: () => {}, writeExactly: () => {} },
  };
}

/** What is kept from one pass to the next. */
interface Session {
  readonly io: Io;
  readonly flags: TabulaFlags;
  readonly settings: Settings;
  readonly parser: RememberingParser;
  /** The last good abilities of each card, by id. */
  good: ReadonlyMap<string, string>;
  /** Those of the last pass that wrote artifacts. */
  cards?: readonly ParsedCard[];
  findings: readonly Findings[];
  outlines?: Outlines;
  /** Whether nothing was written, since a file may still be. */
  isWaiting?: boolean;
}

/** Why nothing may be written: a file has lost all of its text. */
function emptiedFiles(
  { outlines: before }: Session,
  { outlines }: BuiltDirectory,
): string | undefined {
  const emptied = [...outlines].filter(([name, { length }]) =>
    length === 0 && before !== undefined && before.get(name)?.length !== 0
  );
  const names = emptied.map(([name]) => name).join(", ");
  return emptied.length === 0
    ? undefined
    : `Artifacts left unchanged while this is empty: ${names}`;
}

function isWatched(name: string): boolean {
  return /^[^.].*\.(toml|ftl)$/i.test(name);
}

/** Rebuilds after a change, and says what it was, and when. */
async function follow(
  session: Session,
  change: DirectoryChange,
): Promise<void> {
  const { io, settings: { tabula } } = session;
  const time = io.now().toTimeString().slice(0, 8);
  if (change.kind === "gone") {
    writeLine(io.stderr, `${tabula} is gone; waiting for it to come back`);
    return;
  }
  if (change.kind === "polling") {
    writeLine(
      io.stderr,
      `The system cannot watch ${tabula} (${change.reason}); looking for changes every half a second instead`,
    );
    return;
  }
  if (change.kind === "changed") {
    const files = change.files.length === 0 ? tabula : change.files.join(", ");
    io.stdout.write("\nChanges detected, regenerating...\n");
    writeLine(io.stdout, `  ${time}: ${files}`);
  }
  const { problem, errors } = await pass(session, change.kind === "still");
  if (session.isWaiting) return;
  if (problem !== undefined) {
    writeLine(io.stderr, `Regeneration failed: ${problem}`);
  } else {
    const left = errors === 0 ? "" : `, with ${countOf(errors, "error")}`;
    io.stdout.write(`Regeneration complete${left}.\n`);
  }
}

/** How a pass ended. */
interface Passed {
  /** Why it wrote no artifacts, if it did not. */
  readonly problem?: string;
  /** Whether to give up if it happens in the first pass. */
  readonly isFinal?: boolean;
  /** The number of errors in the directory. */
  readonly errors: number;
}

/** Builds the artifacts once, unless a file has shrunk and may soon grow again. */
async function pass(session: Session, isLate = false): Promise<Passed> {
  const { io, flags, settings, parser } = session;
  const start = performance.now();
  const built = await buildDirectory(io, settings, {
    parse: parser.parse,
    memory: parser.memory,
    isQuiet: flags.quiet,
  });
  const parsed = parser.endPass();
  if (!built.ok) return { problem: built.problem, isFinal: true, errors: 0 };
  const { findings, outlines } = built.value;
  const build = keepAbilities(built.value.build, session.good);
  const shrunk = isLate
    ? []
    : shrunkFiles(session.outlines ?? new Map(), outlines);
  session.isWaiting = shrunk.length > 0;
  if (session.isWaiting) {
    const names = shrunk.join(", ");
    writeLine(
      io.stdout,
      `  waiting in case this is still being written: ${names}`,
    );
    return { errors: 0 };
  }
  const isFirst = session.cards === undefined;
  showProblems(session, findings);
  const errors = errorCount(built.value);
  // A file caught in the middle of an edit must not empty the artifacts.
  const unusable = unusableFiles(built.value);
  if (unusable !== undefined) return { problem: unusable, errors };
  const emptied = emptiedFiles(session, built.value);
  if (emptied !== undefined) return { problem: emptied, errors };
  session.outlines = outlines;
  const stored = await writeArtifacts(
    io,
    build.artifacts,
    settings,
    flags.quiet,
  );
  if (!stored.ok) return { problem: stored.problem, isFinal: true, errors };
  if (isFirst) printStored(io, stored.value, settings.out, errors);
  else printNames(io, { ...cardChanges(session.cards ?? [], build.cards) });
  printNames(io, { [KEPT]: build.kept.map(({ id = "", name = id }) => name) });
  const time = Math.round(performance.now() - start);
  writeLine(
    io.stdout,
    `${cardSummary(build)}; re-parsed: ${parsed}; ${time} ms`,
  );
  session.cards = build.cards;
  session.good = goodAbilities(build, session.good);
  return { errors };
}

/** Shows the problems that are new, and how many there were before. */
function showProblems(session: Session, findings: readonly Findings[]): void {
  const { io, flags } = session;
  const { fresh, known, gone } = newFindings(session.findings, findings);
  session.findings = findings;
  report(io, fresh, flags.errors, flags.all);
  if (gone > 0) io.stdout.write(`  problems fixed: ${gone}\n`);
  if (known > 0) io.stdout.write(`  problems that remain: ${known}\n`);
}

/** The artifact does not follow from the card files while this is said. */
const KEPT = "with their last good abilities until they are fixed";
