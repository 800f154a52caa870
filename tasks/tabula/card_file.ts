import {
  type CardRow,
  decodeSource,
  locateProblems,
  type Problem,
} from "../../tabula/mod.ts";
import { parseToml, readTexts } from "../../tabula/internal.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { sourceName } from "../cli/read_text.ts";
import type { Findings } from "../cli/findings.ts";

/** The rules texts of one TOML file. */
export interface RowsOfFile {
  /** As messages call it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The rows with rules text. */
  readonly cards: readonly CardRow[];
  /** Why the whole file cannot be read, if it cannot. */
  readonly failures: readonly Problem[];
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
  const { cards, failures } = readTexts(file, parseToml);
  const value = {
    name,
    bytes: read.value,
    text: "text" in file ? file.text : file.beginning ?? "",
    cards,
    failures: failures.map((diagnostic) => ({
      place: { file: name },
      diagnostic,
    })),
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
