import { type CardRow, type Verdict, verifyCard } from "../../../tabula/mod.ts";
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
import { joinPath } from "../../cli/join_path.ts";
import { type JudgedDirectory, judgeDirectory } from "../directory.ts";
import type { Settings } from "../options.ts";
import type { DialectChoice, DialectOptions } from "../../../lexer/mod.ts";
import {
  lintingParserOf,
  readingOf,
  serializerFor,
  textParserOf,
} from "../parser.ts";
import { isIgnored } from "../ignored_files.ts";
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

/** How the cards of a place are read. */
type Place = Pick<Settings, "tabula" | "ignore" | "dialect" | "names">;

/** What came of all cards of all files. */
interface Session {
  readonly io: Io;
  readonly flags: VerifyFlags;
  readonly reading: DialectOptions;
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
  const session = newSession(io, flags, flags);
  for (const path of paths) {
    const done = await verifyPath(session, { tabula: path });
    if (!done.ok) return fail(io, done.problem);
  }
  return conclude(session);
}

/** Verifies the directory of the project, in the dialect of the project. */
async function verifyProject(io: Io, flags: VerifyFlags): Promise<number> {
  const settings = await settingsOf(io, flags);
  if (!settings.ok) return fail(io, settings.problem);
  const session = newSession(io, flags, settings.value);
  const done = await verifyPath(session, settings.value);
  return done.ok ? conclude(session) : fail(io, done.problem);
}

/** A directory of the game is judged as a whole, as `generate` judges it. */
async function verifyPath(
  session: Session,
  place: Place,
): Promise<IoResult<void>> {
  const { io, flags, reading } = session;
  const files = await cardFiles(io, place);
  if (!files.ok) return files;
  const judge = () => judgeDirectory(io, place, lintingParserOf(reading));
  const whole = await judge();
  const isCard = whole && participation(place.tabula, whole);
  const each: IoResult<Findings>[] = [];
  for (const path of files.value) {
    each.push(await verifyFile(session, path, isCard));
  }
  if (whole === undefined) noteFindings(session, each);
  else {
    session.counts.unreadable += whole.lost;
    const now = flags.fix ? await judge() : whole;
    session.findings.push(...now?.findings ?? []);
  }
  return { ok: true, value: undefined };
}

/** Tells the rows of a directory that are cards from all others. */
function participation(
  tabula: string,
  { cards }: JudgedDirectory,
): (card: CardRow) => boolean {
  const nameOf = ({ place: { row } }: CardRow, file: string): string =>
    JSON.stringify([file, row.table, row.index]);
  const known = new Set(
    cards.map(({ card }) => nameOf(card, joinPath(tabula, card.place.file))),
  );
  return (card) => known.has(nameOf(card, card.place.file));
}

function noteFindings(
  session: Session,
  findings: readonly IoResult<Findings>[],
): void {
  for (const found of findings) {
    if (found.ok) session.findings.push(found.value);
    else noteFailure(session, found.problem);
  }
}

function newSession(
  io: Io,
  flags: VerifyFlags,
  reading: DialectOptions,
): Session {
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
    reading: readingOf(reading),
    counts,
    verified: [],
    findings: [],
    unread: 0,
    failed: false,
  };
}

async function cardFiles(
  io: Io,
  { tabula, ignore = [] }: Pick<Settings, "tabula" | "ignore">,
): Promise<IoResult<readonly string[]>> {
  const found = await findFiles(io, tabula, { ending: ".toml" });
  if (!found.ok) return found;
  const value = found.value.filter((path) =>
    !isIgnored(path.slice(path.lastIndexOf("/") + 1), ignore)
  );
  return value.length > 0
    ? { ok: true, value }
    : failure("find cards", `no *.toml in "${tabula}"`);
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
  isCard: (card: CardRow) => boolean = () => true,
): Promise<IoResult<Findings>> {
  const { io, flags } = session;
  const read = async () => cardsOnly(await readCardFile(io, path), isCard);
  const file = await read();
  if (!file.ok || file.value.failures.length > 0) session.unread++;
  if (!file.ok) return file;
  const isFixed = flags.fix && await fix(session, path, file.value);
  const current = isFixed ? await read() : file;
  if (!current.ok) return current;
  return { ok: true, value: await judge(session, current.value) };
}

function cardsOnly(
  file: IoResult<RowsOfFile>,
  isCard: (card: CardRow) => boolean,
): IoResult<RowsOfFile> {
  if (!file.ok) return file;
  const cards = file.value.cards.filter(isCard);
  return { ok: true, value: { ...file.value, cards } };
}

function noteFailure(session: Session, problem: string): void {
  fail(session.io, problem);
  session.failed = true;
}

/** Verifies every card of a file; returns what is wrong with the file. */
async function judge(session: Session, file: RowsOfFile): Promise<Findings> {
  const { io, flags, reading, counts } = session;
  const { cards } = file;
  const parse = textParserOf(reading);
  const bar = progress(io.stderr, flags.quiet);
  for (const [i, card] of cards.entries()) {
    bar.update(`Verifying ${file.name}`, i, cards.length);
    const verdict = verifyCard(
      card,
      parse,
      serializerFor(card, reading),
    );
    counts[verdict.kind]++;
    const verified = { file: file.name, card, verdict };
    if (flags.json) session.verified.push(verified);
    else show(session, verified);
  }
  bar.end();
  const { problems } = parseCards(cards, parse);
  return await findingsOf(file, [...file.failures, ...problems]);
}

/** Writes what is certain into the file; false if nothing was written. */
async function fix(
  session: Session,
  path: string,
  file: RowsOfFile,
): Promise<boolean> {
  const { io, flags, reading, counts } = session;
  const fixes = file.failures.length > 0 ? [] : fixesOf(file, reading);
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

/** The most cards whose canonical text is shown, unless all are asked for. */
const DIFFERENCES = 5;

function show(
  { io: { stdout }, flags: { quiet, all }, counts }: Session,
  { file, card, verdict }: Verified,
): void {
  const { kind } = verdict;
  if (!all && (kind === "identical" || quiet && kind === "differs")) return;
  const name = card.name ?? card.id;
  say(stdout, `${file}: ${name}: ${VERDICTS[verdict.kind]}`);
  if (!all && counts.differs + counts.lossy > DIFFERENCES) return;
  if (verdict.kind === "lossy") {
    printDifference(stdout, "rules-text", card.text, verdict.canonical);
  }
  if (verdict.kind !== "differs") return;
  printDifference(stdout, "rules-text", verdict.author, verdict.canonical);
  printDifference(stdout, "variables", card.variables, verdict.variables);
}
