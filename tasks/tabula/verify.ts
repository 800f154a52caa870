import { detectDialect, type DialectChoice, serialize } from "../../mod.ts";
import {
  type CardRow,
  type NewText,
  parseCards,
  type SerializeAbilities,
  type Verdict,
  verifyCard,
} from "../../tabula/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import { failure, type Io, type Outcome } from "../cli/io.ts";
import { fail, type ReportFormat } from "../cli/report.ts";
import { haveErrors, readCardFile, reportProblems } from "./card_file.ts";
import { parserOf } from "./parser.ts";
import { rewriteTexts } from "./rewrite_texts.ts";
import { type DiffPart, wordDiff } from "./word_diff.ts";

/** The flags of `verify`. */
export type VerifyFlags = {
  readonly fix: boolean;
  readonly check: boolean;
  readonly quiet: boolean;
  readonly dialect: DialectChoice;
  readonly errors: ReportFormat;
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
  if (flags.fix && paths.includes("-")) {
    fail(io, "Cannot fix standard input: it is not a file");
    return 2;
  }
  let failed = false;
  for (const path of paths) {
    const files = await cardFiles(io, path);
    if (!files.ok) return fail(io, files.problem);
    for (const file of files.value) {
      failed = !await verifyFile(io, flags, file, counts) || failed;
    }
  }
  if (!failed && seen(counts) === 0) {
    return fail(io, "Cannot find a card with rules text");
  }
  io.stdout.write(`${summary(counts, flags)}\n`);
  const isCanonical = counts.differs === counts.fixed;
  return failed || counts.lossy > 0 || flags.check && !isCanonical ? 1 : 0;
}

async function cardFiles(
  io: Io,
  path: string,
): Promise<Outcome<readonly string[]>> {
  const found = await findFiles(io, path, { ending: ".toml" });
  return !found.ok || found.value.length > 0
    ? found
    : failure("find cards", `no *.toml in "${path}"`);
}

/** The number of cards by verdict. */
type Counts = Record<Verdict["kind"] | "fixed", number>;

interface Verified {
  readonly card: CardRow;
  readonly verdict: Verdict;
}

/** Verifies the cards of one file; false if anything is wrong with the file. */
async function verifyFile(
  io: Io,
  flags: VerifyFlags,
  path: string,
  counts: Counts,
): Promise<boolean> {
  const file = await readCardFile(io, path);
  if (!file.ok) return fail(io, file.problem) === 0;
  const { name, cards, leftOut, failures, problems } = file.value;
  const parse = parserOf(flags.dialect);
  const verified = cards.filter(({ text }) => text.trim() !== "")
    .map((card): Verified => ({
      card,
      verdict: verifyCard(card, parse, inDialectOf(card, flags.dialect)),
    }));
  for (const each of verified) {
    counts[each.verdict.kind]++;
    show(io, flags, name, each);
  }
  counts.unreadable += leftOut.length;
  const parsed = parseCards(verified.map(({ card }) => card), parse);
  const all = [...failures, ...problems, ...parsed.problems];
  await reportProblems(io, file.value, all, flags.errors);
  const isFixed = !flags.fix ||
    await fix(io, path, file.value.bytes, verified, counts);
  return isFixed && !haveErrors(all);
}

/** A card is written in the dialect that it is in. */
function inDialectOf(
  { text, variables }: CardRow,
  choice: DialectChoice,
): SerializeAbilities {
  const dialect = choice === "auto" ? detectDialect(text, variables) : choice;
  return (abilities) => serialize(abilities, { dialect });
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
  const written = await rewriteTexts(io, path, bytes, texts);
  if (!written.ok) return fail(io, written.problem) === 0;
  counts.fixed += texts.length;
  return true;
}

const VERDICTS: { readonly [K in Verdict["kind"]]: string } = {
  identical: "identical text",
  differs: "canonical text differs",
  lossy: "changes its meaning once written",
  unreadable: "unreadable",
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
  return [
    `Cards verified: ${seen(counts)}`,
    `identical text: ${identical}`,
    `canonical text differs: ${differs}${fix ? ` (fixed: ${fixed})` : ""}`,
    `changed meaning: ${lossy}`,
    `unreadable: ${unreadable}`,
  ].join(", ");
}

function seen({ identical, differs, lossy, unreadable }: Counts): number {
  return identical + differs + lossy + unreadable;
}
