import {
  type CardRow,
  checkCards,
  decodeSource,
  type LeftOutCard,
  loadTomlParser,
  locateProblems,
  type Problem,
  readCards,
} from "../../tabula/mod.ts";
import type { Io, Outcome } from "../cli/io.ts";
import { report, type ReportFormat } from "../cli/report.ts";

/** The rows of one TOML file, and what is wrong with them. */
export interface CardFile {
  /** As messages call it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The rows with an id. */
  readonly cards: readonly CardRow[];
  /** Rows with rules text that cannot be taken for a card. */
  readonly leftOut: readonly LeftOutCard[];
  /** Why the whole file cannot be read, if it cannot. */
  readonly failures: readonly Problem[];
  /** What is wrong with its rows, apart from their rules texts. */
  readonly problems: readonly Problem[];
}

/** Reads a TOML file; the path "-" is standard input. */
export async function readCardFile(
  io: Io,
  path: string,
): Promise<Outcome<CardFile>> {
  const read = await io.readFile(path);
  if (!read.ok) return read;
  const name = path === "-" ? "<stdin>" : path;
  const file = decodeSource(name, read.value);
  const rows = readCards([file], await loadTomlParser());
  const value = {
    name,
    bytes: read.value,
    text: "text" in file ? file.text : "",
    cards: rows.cards,
    leftOut: rows.leftOut,
    failures: rows.problems,
    problems: checkCards(rows),
  };
  return { ok: true, value };
}

/** The rows with an id of a text that may become the contents of a file. */
export async function cardsIn(
  name: string,
  contents: string,
): Promise<readonly CardRow[]> {
  const file = decodeSource(name, new TextEncoder().encode(contents));
  return readCards([file], await loadTomlParser()).cards;
}

/** Shows problems of a file, by position. */
export async function reportProblems(
  io: Io,
  { name, text }: CardFile,
  problems: readonly Problem[],
  format: ReportFormat,
): Promise<void> {
  const diagnostics = await locateProblems(problems, new Map([[name, text]]));
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  report(io, [{ source: { file: name, text }, diagnostics }], format);
}

/** Whether any of the problems is an error. */
export function haveErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ diagnostic }) => diagnostic.severity === "error");
}
