import { existsSync } from "node:fs";
import type { PuzzleDiagnostic, PuzzleResult } from "../../pzl/mod.ts";

/** Where the reference puzzles are, if they are there: beside the repository. */
const CORPUS = new URL("../../../shared/corpus/pzl/", import.meta.url);

/** Whether the reference puzzles are there. */
export const hasCorpus: boolean = existsSync(CORPUS);

/** What to add to the name of a test that needs them. */
export const skipped = hasCorpus
  ? ""
  : " (skipped: the corpus is not beside the repository)";

/** The names of the reference puzzles. */
export function corpusNames(): string[] {
  return [...Deno.readDirSync(new URL("files/", CORPUS))]
    .map(({ name }) => name.replace(".pzl", "")).sort();
}

/** A file of the corpus as bytes. */
export function corpusBytes(path: string): Uint8Array {
  return Deno.readFileSync(new URL(path, CORPUS));
}

/** A file of the corpus as text. */
export function corpusText(path: string): string {
  return Deno.readTextFileSync(new URL(path, CORPUS));
}

/** A diagnostic as the corpus has it: without words and spans. */
export interface BareDiagnostic {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly subject?: string;
}

/** The result of reading as the corpus has it. */
export function bare(result: PuzzleResult): unknown {
  if (!result.ok) {
    return { ok: false, errors: result.errors.map(bareDiagnostic) };
  }
  return {
    ...result,
    warnings: result.warnings.map(bareDiagnostic),
    lint: result.lint.map(bareDiagnostic),
  };
}

/** A diagnostic without words and spans. */
export function bareDiagnostic(
  { code, line, column, subject }: PuzzleDiagnostic,
): BareDiagnostic {
  return { code, line, column, ...(subject === undefined ? {} : { subject }) };
}
