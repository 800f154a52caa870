import type { Diagnostic } from "../../diagnostics/internal.ts";
import { parseAssertions, parsePuzzle } from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import type { PuzzleText } from "./scan.ts";

/** What Forge would not accept, read differently, or ignore. */
export function diagnosticsOf({ text }: PuzzleText): readonly Diagnostic[] {
  const puzzle = parsePuzzle(text);
  const assertions = parseAssertions(text);
  return [
    ...(puzzle.ok ? [] : puzzle.errors),
    ...puzzle.lint,
    ...puzzle.warnings,
    ...(assertions.ok ? [] : assertions.errors),
    ...assertions.warnings,
  ].map((each) => withMend(each, text))
    .sort((a, b) => a.span.start - b.span.start);
}
