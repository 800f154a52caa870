import { detectDialect, type DialectName } from "../../lexer/mod.ts";
import { parse } from "../../parser/mod.ts";
import {
  type CardRow,
  type Conversion,
  convertCard,
} from "../../tabula/mod.ts";
import { parseCards } from "../../tabula/internal.ts";
import { findFiles } from "../cli/find_files.ts";
import type { ReportFlags } from "../cli/flags.ts";
import type { Io, Output } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { say } from "../cli/say.ts";
import { writeData } from "../cli/write_data.ts";
import {
  findingsOf,
  haveErrors,
  readCardFile,
  type RowsOfFile,
} from "./card_file.ts";
import { applyFixes, type FixedCard, fixedText } from "./fix/fix_file.ts";
import { serializerFor, textParserOf } from "./parser.ts";

/** The flags of `convert`. */
export type ConvertFlags = ReportFlags & {
  readonly to: DialectName;
  readonly check: boolean;
  readonly quiet: boolean;
};

/** Writes the rules texts of card files in another dialect. */
export async function convert(
  io: Io,
  flags: ConvertFlags,
  ...paths: readonly string[]
): Promise<number> {
  if (paths.includes("-") && paths.length > 1) {
    return fail(io, "Standard input must be the only path", 2);
  }
  const counts = { converted: 0, unchanged: 0, refused: 0, unreadable: 0 };
  let isGood = true;
  for (const path of paths) {
    const files = await findFiles(io, path, { ending: ".toml" });
    if (!files.ok) return fail(io, files.problem);
    for (const file of files.value) {
      isGood = await convertFile(io, flags, file, counts) && isGood;
    }
  }
  const seen = Object.values(counts).reduce((sum, each) => sum + each);
  if (isGood && seen === 0) {
    return fail(io, "Cannot find a card with rules text");
  }
  if (seen > 0) listing(io, paths).write(`${summary(counts, flags)}\n`);
  const isDone = counts.refused + counts.unreadable === 0 &&
    !(flags.check && counts.converted > 0);
  return isGood && isDone ? 0 : 1;
}

/** Where cards are listed: what is read from standard input leaves as output. */
function listing(io: Io, paths: readonly string[]): Output {
  return paths.includes("-") ? io.stderr : io.stdout;
}

/** The number of cards by what came of them. */
type Counts = Record<Conversion["kind"], number>;

interface Converted {
  readonly card: CardRow;
  readonly conversion: Conversion;
}

/** Converts the cards of one file; false if anything is wrong with the file. */
async function convertFile(
  io: Io,
  flags: ConvertFlags,
  path: string,
  counts: Counts,
): Promise<boolean> {
  const file = await readCardFile(io, path);
  if (!file.ok) return fail(io, file.problem) === 0;
  const { cards } = file.value;
  const converted = cards.map((card): Converted => ({
    card,
    conversion: conversionOf(card, flags.to),
  }));
  const { failures } = file.value;
  const isStored = flags.check || haveErrors(failures) ||
    await store(io, path, file.value, converted);
  for (const each of converted) {
    // What could not be written is not converted.
    if (!isStored && each.conversion.kind === "converted") continue;
    counts[each.conversion.kind]++;
    show(listing(io, [path]), flags, file.value, each);
  }
  const problems = [...failures, ...parseCards(cards, parse).problems];
  const findings = await findingsOf(file.value, problems);
  report(io, [findings], flags.errors, flags.all);
  return isStored && !haveErrors(failures);
}

/** A text that is in the dialect already stays as its author wrote it. */
function conversionOf(card: CardRow, to: DialectName): Conversion {
  const { text, variables } = card;
  if (detectDialect(text, variables) === to) {
    return { kind: parse(text, variables).ok ? "unchanged" : "unreadable" };
  }
  return convertCard(card, {
    parse,
    serialize: serializerFor(card, { dialect: to }),
    parseAgain: textParserOf({ dialect: to }),
  });
}

async function store(
  io: Io,
  path: string,
  { bytes }: RowsOfFile,
  converted: readonly Converted[],
): Promise<boolean> {
  const fixes = converted.flatMap((
    { card, conversion },
  ): readonly FixedCard[] =>
    conversion.kind === "converted" ? [{ card, fixed: conversion }] : []
  );
  if (path === "-") return print(io, bytes, fixes);
  if (fixes.length === 0) return true;
  const done = await applyFixes(io, path, bytes, fixes);
  return done.ok || fail(io, done.problem) === 0;
}

/** Prints what was read from standard input, converted. */
function print(
  io: Io,
  bytes: Uint8Array,
  fixes: readonly FixedCard[],
): boolean {
  const converted = fixedText("-", bytes, fixes);
  if (!converted.ok) return fail(io, converted.problem) === 0;
  writeData(io.stdout, converted.value);
  return true;
}

const WORDS: {
  readonly [K in Conversion["kind"]]: (to: string, check: boolean) => string;
} = {
  converted: (to, check) =>
    `${check ? "to be converted" : "converted"} to ${to}`,
  unchanged: (to) => `already ${to}`,
  refused: (to) => `left as it is: no ${to} text says the same`,
  unreadable: () => "unreadable",
};

function show(
  output: Output,
  { quiet, to, check }: ConvertFlags,
  { name }: RowsOfFile,
  { card, conversion: { kind } }: Converted,
): void {
  if (quiet && (kind === "converted" || kind === "unchanged")) return;
  say(output, `${name}: ${card.name ?? card.id}: ${WORDS[kind](to, check)}`);
}

function summary(
  { converted, unchanged, refused, unreadable }: Counts,
  { check, to }: ConvertFlags,
): string {
  return [
    `${check ? "Cards to convert" : "Cards converted"}: ${converted}`,
    `already ${to}: ${unchanged}`,
    `refused: ${refused}`,
    `unreadable: ${unreadable}`,
  ].join(", ");
}
