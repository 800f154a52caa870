import { type Verdict, verifyCard } from "../../../tabula/mod.ts";
import { parseCards } from "../../../tabula/internal.ts";
import { findFiles } from "../../cli/find_files.ts";
import type { ReportFlags } from "../../cli/flags.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { progress } from "../../cli/progress.ts";
import { fail } from "../../cli/fail.ts";
import type { Findings } from "../../cli/findings.ts";
import { report } from "../../cli/report.ts";
import { say } from "../../cli/say.ts";
import { writeLine } from "../../cli/write_line.ts";
import { findingsOf, readCardFile, type RowsOfFile } from "../card_file.ts";
import { applyFixes, fixesOf } from "../fix/fix_file.ts";
import { judgeDirectory } from "../directory.ts";
import type { DialectChoice } from "../../../lexer/mod.ts";
import { lintingParserOf, serializerFor, textParserOf } from "../parser.ts";
import { settingsOf } from "../settings.ts";
import { printDifference, printFix } from "../fix/print_fix.ts";
import { seen, type VerifyCounts, verifySummary } from "./verify_summary.ts";
import { type Verified, verifyJson } from "./verify_json.ts";

/** The flags of `verify`. */
export type VerifyFlags = ReportFlags & {
  readonly fix: boolean;
  readonly check: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly dialect?: DialectChoice;
};

/** What came of all cards of all files. */
interface Session {
  readonly io: Io;
  readonly flags: VerifyFlags;
  readonly counts: VerifyCounts;
  readonly verified: Verified[];
  readonly findings: Findings[];
  /** How many files could not be read. */
  unread: number;
  failed: boolean;
}

/** Checks that every card survives being parsed, written and parsed again. */
export async function verify(
  io: Io,
  flags: VerifyFlags,
  ...paths: readonly string[]
): Promise<number> {
  if (flags.fix && paths.includes("-")) {
    return fail(io, "Cannot fix standard input: it is not a file", 2);
  }
  if (paths.length === 0) return await verifyProject(io, flags);
  const session = newSession(io, flags);
  for (const path of paths) {
    const files = await cardFiles(io, path);
    if (!files.ok) return fail(io, files.problem);
    await verifyFiles(session, path, files.value);
  }
  return conclude(session);
}

/** Verifies the directory of the project, in the dialect of the project. */
async function verifyProject(io: Io, flags: VerifyFlags): Promise<number> {
  const settings = await settingsOf(io, flags);
  if (!settings.ok) return fail(io, settings.problem);
  const { tabula, dialect } = settings.value;
  return await verify(io, { ...flags, ...dialect && { dialect } }, tabula);
}

/** A directory of the game is judged as a whole, as `generate` judges it. */
async function verifyFiles(
  session: Session,
  path: string,
  files: readonly string[],
): Promise<void> {
  const each: IoResult<Findings>[] = [];
  for (const file of files) each.push(await verifyFile(session, file));
  const { io, flags } = session;
  const whole = await judgeDirectory(io, path, lintingParserOf(flags.dialect));
  if (whole !== undefined) {
    session.findings.push(...whole);
    return;
  }
  for (const found of each) {
    if (found.ok) session.findings.push(found.value);
    else noteFailure(session, found.problem);
  }
}

function newSession(io: Io, flags: VerifyFlags): Session {
  const counts = {
    identical: 0,
    differs: 0,
    lossy: 0,
    unreadable: 0,
    fixed: 0,
  };
  return {
    io,
    flags,
    counts,
    verified: [],
    findings: [],
    unread: 0,
    failed: false,
  };
}

async function cardFiles(
  io: Io,
  path: string,
): Promise<IoResult<readonly string[]>> {
  const found = await findFiles(io, path, { ending: ".toml" });
  return !found.ok || found.value.length > 0
    ? found
    : failure("find cards", `no *.toml in "${path}"`);
}

/** Prints what is left to say; returns the exit code. */
function conclude(session: Session): number {
  const { io, flags, counts, findings, unread } = session;
  const hasErrors = findings.some(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === "error")
  );
  const isFine = !session.failed && !hasErrors && counts.lossy === 0 &&
    (!flags.check || counts.differs === 0);
  if (flags.json) {
    io.stdout.write(verifyJson({ ...session, ok: isFine }));
    return isFine ? 0 : 1;
  }
  report(io, findings, flags.errors, flags.all);
  if (seen(counts) > 0) {
    writeLine(io.stdout, verifySummary(counts, unread, flags.fix));
  } else if (!session.failed && !hasErrors) {
    return fail(io, "Cannot find a card with rules text");
  }
  return isFine ? 0 : 1;
}

/** Verifies the cards of one file, and fixes them if that is asked for. */
async function verifyFile(
  session: Session,
  path: string,
): Promise<IoResult<Findings>> {
  const { io, flags } = session;
  const file = await readCardFile(io, path);
  if (!file.ok || file.value.failures.length > 0) session.unread++;
  if (!file.ok) return file;
  const isFixed = flags.fix && await fix(session, path, file.value);
  const current = isFixed ? await readCardFile(io, path) : file;
  if (!current.ok) return current;
  return { ok: true, value: await judge(session, current.value) };
}

function noteFailure(session: Session, problem: string): void {
  fail(session.io, problem);
  session.failed = true;
}

/** Verifies every card of a file; returns what is wrong with the file. */
async function judge(session: Session, file: RowsOfFile): Promise<Findings> {
  const { io, flags, counts } = session;
  const cards = file.cards.filter(({ text }) => text.trim() !== "");
  const parse = textParserOf(flags.dialect);
  const bar = progress(io.stderr, flags.quiet);
  for (const [i, card] of cards.entries()) {
    bar.update(`Verifying ${file.name}`, i, cards.length);
    const verdict = verifyCard(
      card,
      parse,
      serializerFor(card, flags.dialect),
    );
    counts[verdict.kind]++;
    const verified = { file: file.name, card, verdict };
    if (flags.json) session.verified.push(verified);
    else show(io, flags, verified);
  }
  bar.end();
  counts.unreadable += file.leftOut.length;
  const { problems } = parseCards(cards, parse);
  const all = [...file.failures, ...file.problems, ...problems];
  return await findingsOf(file, all);
}

/** Writes what is certain into the file; false if nothing was written. */
async function fix(
  session: Session,
  path: string,
  file: RowsOfFile,
): Promise<boolean> {
  const { io, flags, counts } = session;
  const fixes = file.failures.length > 0 ? [] : fixesOf(file, flags.dialect);
  if (fixes.length === 0) return false;
  const done = await applyFixes(io, path, file.bytes, fixes);
  if (!done.ok) {
    noteFailure(session, done.problem);
    return false;
  }
  counts.fixed += fixes.length;
  if (!flags.json) {
    for (const each of fixes) {
      printFix(io.stdout, path, each);
    }
  }
  return true;
}

const VERDICTS: { readonly [K in Verdict["kind"]]: string } = {
  identical: "canonical",
  differs: "not canonical",
  lossy: "changes its meaning once written",
  unreadable: "unreadable",
};

function show(
  io: Io,
  { quiet }: VerifyFlags,
  { file, card, verdict }: Verified,
): void {
  if (quiet && verdict.kind === "identical") return;
  const { stdout } = io;
  const name = card.name ?? card.id;
  say(stdout, `${file}: ${name}: ${VERDICTS[verdict.kind]}`);
  if (verdict.kind === "lossy") {
    printDifference(stdout, "rules-text", card.text, verdict.canonical);
  }
  if (verdict.kind !== "differs") return;
  printDifference(stdout, "rules-text", verdict.author, verdict.canonical);
  printDifference(stdout, "variables", card.variables, verdict.variables);
}
