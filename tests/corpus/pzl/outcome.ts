import {
  formatPuzzle,
  parsePuzzle,
  type PuzzleDiagnostic,
  type PuzzleProfile,
  type PuzzleResult,
  writePuzzle,
} from "../../../pzl/mod.ts";

/** What becomes of a puzzle: the model, what is said about it, the texts. */
export function puzzleOutcome(
  text: string,
  profile: PuzzleProfile = "forge",
): unknown {
  const result = parsePuzzle(text, { profile });
  if (!result.ok) return { errors: remarks(text, result.errors) };
  const { metadata, state, unknown, warnings, lint } = result;
  return {
    metadata,
    state,
    unknown,
    warnings: remarks(text, warnings),
    lint: remarks(text, lint),
    written: linesOf(writePuzzle(result)),
    ...formatted(text),
  };
}

/** Only what a snippet is about: the remarks, or the line that is written. */
export function snippetOutcome(
  text: string,
  profile: PuzzleProfile = "forge",
): unknown {
  const result = parsePuzzle(text, { profile });
  return result.ok
    ? {
      warnings: remarks(text, result.warnings),
      lint: remarks(text, result.lint),
      written: writtenLines(result),
      ...formatted(text),
    }
    : { errors: remarks(text, result.errors) };
}

/** The lines that are written for a puzzle, without those that all have. */
function writtenLines(
  result: PuzzleResult & { readonly ok: true },
): readonly string[] {
  return linesOf(writePuzzle(result)).filter((line) => !USUAL.has(line));
}

const USUAL: ReadonlySet<string> = new Set([
  "[metadata]",
  "Name:Snippet",
  "Goal:Win",
  "Turns:1",
  "Difficulty:Easy",
  "[state]",
  "turn=1",
  "activeplayer=p0",
  "activephase=MAIN1",
  "p0life=20",
  "p1life=20",
]);

/** The lines of the tidied text that are not lines of the text itself. */
function formatted(text: string): { readonly formatted?: readonly string[] } {
  const before = new Set(linesOf(text));
  const changed = linesOf(formatPuzzle(text))
    .filter((line) => !before.has(line));
  return changed.length === 0 ? {} : { formatted: changed };
}

/** "5:7 invalid-integer: Turns:‹two" */
function remarks(
  text: string,
  diagnostics: readonly PuzzleDiagnostic[],
): readonly string[] {
  const lines = linesOf(text.replace(/^\uFEFF/, ""));
  return diagnostics.map(({ code, line, column, subject }) => {
    const source = lines[line - 1] ?? "";
    const what = subject === undefined ? code : `${code} (${subject})`;
    return `${line}:${column} ${what}: ${source.slice(0, column - 1)}‹${
      source.slice(column - 1)
    }`;
  });
}

function linesOf(text: string): readonly string[] {
  return text.replace(/(\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
}
