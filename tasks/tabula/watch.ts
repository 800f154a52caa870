import {
  type CardChanges,
  cardChanges,
  type ParsedCard,
  remember,
  type RememberingParser,
} from "../../tabula/mod.ts";
import { printStored } from "./generate.ts";
import type { Io } from "../cli/io.ts";
import { fail, report } from "../cli/report.ts";
import { buildDirectory, unusableFiles } from "./directory.ts";
import type { TabulaFlags } from "./options.ts";
import { parserOf } from "./parser.ts";
import { cardSummary } from "./summary.ts";
import { writeArtifacts } from "./write_artifacts.ts";

/** Builds the artifacts, and rebuilds them whenever a file changes. */
export async function watch(given: Io, flags: TabulaFlags): Promise<number> {
  const io = flags.quiet ? quiet(given) : given;
  const interruption = io.onInterrupt();
  const code = await watchUntil(interruption.signal, io, flags);
  interruption.release();
  return code;
}

async function watchUntil(
  signal: AbortSignal,
  io: Io,
  flags: TabulaFlags,
): Promise<number> {
  io.stdout.write(`Watching ${flags.tabula} for changes...\n`);
  const changes = io.watchDirectory(flags.tabula, isWatched, signal);
  const parser = remember(parserOf(flags.dialect));
  const session: Session = { io, flags, parser, cards: [] };
  const failure = await pass(session, true);
  if (failure !== undefined) fail(io, failure.problem);
  for (;;) {
    const change = failure?.isFinal ? undefined : await changes.next();
    if (change === undefined) break;
    if (change.kind === "changed") await regenerate(session);
    else {io.stderr.write(
        `${flags.tabula} is gone; waiting for it to come back\n`,
      );}
  }
  changes.close();
  if (failure?.isFinal) return 1;
  io.stdout.write("\nReceived Ctrl+C, stopping...\nWatch stopped.\n");
  return 0;
}

/** An `Io` that prints problems only. */
function quiet(io: Io): Io {
  return { ...io, stdout: { ...io.stdout, write: () => {} } };
}

/** What is kept from one pass to the next. */
interface Session {
  readonly io: Io;
  readonly flags: TabulaFlags;
  readonly parser: RememberingParser;
  cards: readonly ParsedCard[];
}

function isWatched(name: string): boolean {
  return /^[^.].*\.(toml|ftl)$/.test(name);
}

async function regenerate(session: Session): Promise<void> {
  const { io } = session;
  io.stdout.write("\nChanges detected, regenerating...\n");
  const failure = await pass(session, false);
  if (failure === undefined) io.stdout.write("Regeneration complete.\n");
  else io.stderr.write(`Regeneration failed: ${failure.problem}\n`);
}

/** Why a pass wrote no artifacts. */
interface Failure {
  readonly problem: string;
  /** Whether to give up if it happens in the first pass. */
  readonly isFinal: boolean;
}

/** Builds the artifacts once; returns what went wrong, if anything did. */
async function pass(
  session: Session,
  isFirst: boolean,
): Promise<Failure | undefined> {
  const { io, flags, parser } = session;
  const start = performance.now();
  const built = await buildDirectory(io, flags, parser.parse);
  const parsed = parser.endPass();
  if (!built.ok) return { problem: built.problem, isFinal: true };
  const { build, findings } = built.value;
  report(io, findings, flags.errors);
  // A file caught in the middle of an edit must not empty the artifacts.
  const unusable = unusableFiles(built.value);
  if (unusable !== undefined) return { problem: unusable, isFinal: false };
  const stored = await writeArtifacts(io, build.artifacts, flags);
  if (!stored.ok) return { problem: stored.problem, isFinal: true };
  if (isFirst) printStored(io, stored.value, flags.out);
  else printChanges(io, cardChanges(session.cards, build.cards));
  const time = Math.round(performance.now() - start);
  io.stdout.write(
    `${cardSummary(build)}; re-parsed: ${parsed}; ${time} ms\n`,
  );
  session.cards = build.cards;
  return undefined;
}

const MOST_NAMES = 10;

function printChanges(io: Io, changes: CardChanges): void {
  for (const [kind, names] of Object.entries(changes)) {
    if (names.length === 0) continue;
    const more = names.length - MOST_NAMES;
    const shown = names.slice(0, MOST_NAMES).join(", ");
    const rest = more > 0 ? ` and ${more} more` : "";
    io.stdout.write(`  ${kind}: ${shown}${rest}\n`);
  }
}
