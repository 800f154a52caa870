import { parse, serialize } from "../../mod.ts";
import {
  type CardRow,
  decodeSource,
  loadTomlParser,
  locateProblems,
  type NewText,
  parseCards,
  type Problem,
  readCards,
  replaceTexts,
  type Verdict,
  verifyCard,
} from "../../tabula/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import type { Io } from "../cli/io.ts";
import { exactText } from "../cli/read_text.ts";
import { fail, report, type ReportFormat } from "../cli/report.ts";
import { type DiffPart, wordDiff } from "./word_diff.ts";

/** The flags of `verify`. */
export type VerifyFlags = {
  readonly fix: boolean;
  readonly quiet: boolean;
  readonly format: ReportFormat;
};

/** Checks that every card survives being parsed, written and parsed again. */
export async function verify(
  io: Io,
  flags: VerifyFlags,
  ...paths: readonly string[]
): Promise<number> {
  const counts: Counts = {
    identical: 0,
    differs: 0,
    lossy: 0,
    unreadable: 0,
    fixed: 0,
  };
  let failed = false;
  for (const path of paths) {
    const files = await findFiles(io, path, { ending: ".toml" });
    if (!files.ok) return fail(io, files.problem);
    for (const file of files.value) {
      failed = !await verifyFile(io, flags, file, counts) || failed;
    }
  }
  io.stdout.write(`${summary(counts, flags)}\n`);
  return failed || counts.lossy + counts.unreadable > 0 ? 1 : 0;
}

/** The number of cards by verdict. */
type Counts = Record<Verdict["kind"] | "fixed", number>;

interface Verified {
  readonly card: CardRow;
  readonly verdict: Verdict;
}

/** Verifies the cards of one file; false if the file cannot be read or fixed. */
async function verifyFile(
  io: Io,
  flags: VerifyFlags,
  path: string,
  counts: Counts,
): Promise<boolean> {
  const read = await io.readFile(path);
  if (!read.ok) return fail(io, read.problem) === 0;
  const file = decodeSource(path, read.value);
  const rows = readCards([file], await loadTomlParser());
  const cards = rows.cards.filter(({ text }) => text.trim() !== "");
  const verified = cards.map((card): Verified => ({
    card,
    verdict: verifyCard(card, parse, serialize),
  }));
  for (const each of verified) {
    counts[each.verdict.kind]++;
    show(io, flags, path, each);
  }
  const bad = verified.filter(({ verdict }) => verdict.kind === "unreadable");
  const { problems } = parseCards(bad.map(({ card }) => card), parse);
  const text = "text" in file ? file.text : "";
  await explain(io, flags, path, text, [...rows.problems, ...problems]);
  if (!flags.fix) return rows.problems.length === 0;
  const isFixed = await fix(io, path, read.value, verified, counts);
  return isFixed && rows.problems.length === 0;
}

async function explain(
  io: Io,
  { format }: VerifyFlags,
  file: string,
  text: string,
  problems: readonly Problem[],
): Promise<void> {
  const diagnostics = await locateProblems(problems, new Map([[file, text]]));
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  report(io, [{ source: { file, text }, diagnostics }], format);
}

/** Rewrites the texts that differ, and not a byte more. */
async function fix(
  io: Io,
  path: string,
  bytes: Uint8Array,
  verified: readonly Verified[],
  counts: Counts,
): Promise<boolean> {
  const texts = verified.flatMap(({ card, verdict }): readonly NewText[] =>
    verdict.kind === "differs" && verdict.isFixable
      ? [{ row: card.place.row, text: verdict.canonical }]
      : []
  );
  if (texts.length === 0) return true;
  const mark = "\ufeff";
  const source = exactText(bytes);
  const start = source.startsWith(mark) ? mark : "";
  const file = await replaceTexts(source.slice(start.length), texts);
  const written = await io.writeFile(path, start + file);
  if (!written.ok) return fail(io, written.problem) === 0;
  counts.fixed += texts.length;
  return true;
}

const VERDICTS: { readonly [K in Verdict["kind"]]: string } = {
  identical: "identical text",
  differs: "canonical text differs",
  lossy: "reads differently once written",
  unreadable: "cannot be read",
};

function show(
  io: Io,
  { quiet }: VerifyFlags,
  path: string,
  { card: { name, id }, verdict }: Verified,
): void {
  if (quiet && verdict.kind === "identical") return;
  const { write, colour } = io.stdout;
  write(`${path}: ${name ?? id}: ${VERDICTS[verdict.kind]}\n`);
  if (verdict.kind === "lossy") write(indented(verdict.canonical));
  if (verdict.kind !== "differs") return;
  const parts = wordDiff(verdict.author, verdict.canonical);
  write(indented(parts.map((part) => drawn(part, colour)).join("")));
  if (!verdict.isFixable) {
    write("  Its variables have other names than the canonical text needs\n");
  }
}

function indented(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}\n`;
}

function drawn({ kind, text }: DiffPart, colour: boolean): string {
  switch (kind) {
    case "same":
      return text;
    case "removed":
      return colour ? `\x1b[31;9m${text}\x1b[0m` : `[-${text}-]`;
    case "added":
      return colour ? `\x1b[32m${text}\x1b[0m` : `{+${text}+}`;
  }
}

function summary(counts: Counts, { fix }: VerifyFlags): string {
  const { identical, differs, lossy, unreadable, fixed } = counts;
  const all = identical + differs + lossy + unreadable;
  return [
    `Cards verified: ${all}`,
    `identical text: ${identical}`,
    `canonical text differs: ${differs}${fix ? ` (fixed: ${fixed})` : ""}`,
    `read differently: ${lossy}`,
    `cannot be read: ${unreadable}`,
  ].join(", ");
}
