import {
  detectDialect,
  type DialectName,
  parse,
  serialize,
} from "../../mod.ts";
import {
  type CardRow,
  type Conversion,
  convertCard,
  type NewText,
  parseCards,
} from "../../tabula/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import type { Io } from "../cli/io.ts";
import { fail, type ReportFormat } from "../cli/report.ts";
import {
  type CardFile,
  cardsIn,
  haveErrors,
  readCardFile,
  reportProblems,
} from "./card_file.ts";
import { rewritten } from "./rewrite_texts.ts";

/** The flags of `convert`. */
export type ConvertFlags = {
  readonly to: DialectName;
  readonly check: boolean;
  readonly quiet: boolean;
  readonly errors: ReportFormat;
};

/** Writes the rules texts of card files in another dialect. */
export async function convert(
  io: Io,
  flags: ConvertFlags,
  ...paths: readonly string[]
): Promise<number> {
  if (paths.includes("-")) {
    fail(io, "Cannot convert standard input: it is not a file");
    return 2;
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
  io.stdout.write(`${summary(counts, flags)}\n`);
  const isDone = counts.refused + counts.unreadable === 0 &&
    !(flags.check && counts.converted > 0);
  return isGood && isDone ? 0 : 1;
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
  const cards = file.value.cards.filter(({ text }) => text.trim() !== "");
  const converted = cards.map((card): Converted => ({
    card,
    conversion: conversionOf(card, flags.to),
  }));
  for (const each of converted) {
    counts[each.conversion.kind]++;
    show(io, flags, file.value, each);
  }
  const problems = [
    ...file.value.failures,
    ...parseCards(cards, parse).problems,
  ];
  await reportProblems(io, file.value, problems, flags.errors);
  if (haveErrors(file.value.failures)) return false;
  return flags.check || await store(io, path, file.value, converted);
}

/** A text that is in the dialect already stays as its author wrote it. */
function conversionOf(card: CardRow, to: DialectName): Conversion {
  if (detectDialect(card.text, card.variables) === to) {
    return {
      kind: parse(card.text, card.variables).ok ? "unchanged" : "unreadable",
    };
  }
  return convertCard(card, {
    parse,
    serialize: (abilities) => serialize(abilities, { dialect: to }),
    parseAgain: (text, variables) => parse(text, variables, { dialect: to }),
  });
}

/** Writes the file, unless reading it again shows other texts than were meant. */
async function store(
  io: Io,
  path: string,
  file: CardFile,
  converted: readonly Converted[],
): Promise<boolean> {
  const texts = converted.flatMap(newTexts);
  if (texts.length === 0) return true;
  const contents = await rewritten(file.bytes, texts);
  const cards = await cardsIn(path, contents);
  const isAsMeant = converted.every(({ card, conversion }) => {
    const again = cards.find(({ place: { row } }) =>
      row.table === card.place.row.table && row.index === card.place.row.index
    );
    const meant = conversion.kind === "converted" ? conversion : card;
    return again?.text.trim() === meant.text.trim() &&
      again.variables.trim() === meant.variables.trim();
  });
  if (!isAsMeant) {
    fail(
      io,
      `Cannot convert "${path}": its strings cannot be replaced one by one`,
    );
    return false;
  }
  const written = await io.writeFile(path, contents);
  return written.ok || fail(io, written.problem) === 0;
}

function newTexts({ card, conversion }: Converted): readonly NewText[] {
  if (conversion.kind !== "converted") return [];
  const { row } = card.place;
  return [
    { row, key: "rules-text", text: conversion.text },
    ...conversion.variables === card.variables
      ? []
      : [{ row, key: "variables", text: conversion.variables } as const],
  ];
}

const WORDS: { readonly [K in Conversion["kind"]]: (to: string) => string } = {
  converted: (to) => `converted to ${to}`,
  unchanged: (to) => `is ${to} already`,
  refused: (to) => `left as it is: no ${to} text says the same`,
  unreadable: () => "unreadable",
};

function show(
  io: Io,
  { quiet, to }: ConvertFlags,
  { name }: CardFile,
  { card, conversion: { kind } }: Converted,
): void {
  if (quiet && (kind === "converted" || kind === "unchanged")) return;
  io.stdout.write(`${name}: ${card.name ?? card.id}: ${WORDS[kind](to)}\n`);
}

function summary(
  { converted, unchanged, refused, unreadable }: Counts,
  { check, to }: ConvertFlags,
): string {
  return [
    `${check ? "Cards to convert" : "Cards converted"}: ${converted}`,
    `${to} already: ${unchanged}`,
    `refused: ${refused}`,
    `unreadable: ${unreadable}`,
  ].join(", ");
}
