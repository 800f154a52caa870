import {
  type CardRow,
  decodeSource,
  type LeftOutCard,
  locateProblems,
  type Problem,
} from "../../tabula/mod.ts";
import { checkCards, parseToml, readCards } from "../../tabula/internal.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { sourceName } from "../cli/read_text.ts";
import type { Findings } from "../cli/findings.ts";

/** The rows of one TOML file, and what is wrong with them. */
export interface RowsOfFile {
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
): Promise<IoResult<RowsOfFile>> {
  const read = await io.readFile(path);
  if (!read.ok) return read;
  const name = sourceName(path);
  const file = decodeSource(name, read.value);
  const rows = readCards([file], parseToml);
  const value = {
    name,
    bytes: read.value,
    text: "text" in file ? file.text : file.beginning ?? "",
    cards: rows.cards,
    leftOut: rows.leftOut,
    failures: rows.problems,
    problems: checkCards(rows),
  };
  return { ok: true, value };
}

/** Problems of a file as diagnostics, by position. */
export async function findingsOf(
  { name, text }: RowsOfFile,
  problems: readonly Problem[],
): Promise<Findings> {
  const diagnostics = await locateProblems(problems, new Map([[name, text]]));
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  return { source: { file: name, text }, diagnostics };
}

/** Whether any of the problems is an error. */
export function haveErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ diagnostic }) => diagnostic.severity === "error");
}
