import { corpusText } from "../corpus.ts";
import type { PuzzleDiagnostic, PuzzleResult } from "../../pzl/mod.ts";

/** A puzzle of Forge, how it is to be read, and its canonical text. */
export interface CorpusPuzzle {
  readonly name: string;
  readonly text: string;
  readonly expected: unknown;
  readonly canonical: string;
}

/** All puzzles of the corpus, or nothing if there is no corpus. */
export function corpusPuzzles(): readonly CorpusPuzzle[] | undefined {
  if (corpusText("pzl/README.md") === undefined) return undefined;
  const files = new URL("../../../shared/corpus/pzl/files/", import.meta.url);
  return [...Deno.readDirSync(files)].map(({ name: file }) => {
    const name = file.replace(".pzl", "");
    return {
      name,
      text: corpusFile(`files/${file}`),
      expected: JSON.parse(corpusFile(`expected/${name}.json`)),
      canonical: corpusFile(`canonical/${file}`),
    };
  });
}

function corpusFile(path: string): string {
  return corpusText(`pzl/${path}`) ?? "";
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

/** The sample puzzles of the repository, those that can be read. */
export function samplePuzzles(): readonly string[] {
  return ["two_sparks", "the_borrowed_sword"].map((name) =>
    Deno.readTextFileSync(
      new URL(`../../examples/puzzles/${name}.pzl`, import.meta.url),
    )
  );
}
