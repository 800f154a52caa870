import type { Diagnostic, Label, Span } from "../diagnostics/mod.ts";
import type { FileDiagnostic, Place, Problem } from "./problem.ts";
import { type TomlLocator, tomlLocator } from "./toml_position.ts";

/** Turns problems into diagnostics of the files, whose texts are given by name. */
export async function locate(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
): Promise<FileDiagnostic[]> {
  const located: FileDiagnostic[] = [];
  for (const [file, group] of byFile(problems)) {
    const text = texts.get(file) ?? "";
    const locator = group.some(({ place }) => place.row !== undefined)
      ? await tomlLocator(text)
      : UNMOVED;
    const lines = lineStarts(text);
    for (const { place, diagnostic } of group) {
      const moved = rebase(diagnostic, place, locator);
      located.push({ ...moved, file, ...lineAndColumn(lines, moved.span) });
    }
  }
  return located;
}

const UNMOVED: TomlLocator = { locate: (_, span) => span };

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.place.file);
    if (group === undefined) groups.set(problem.place.file, [problem]);
    else group.push(problem);
  }
  return groups;
}

/** The same diagnostic with all of its spans moved into the file. */
function rebase(
  { source: _, ...diagnostic }: Diagnostic,
  place: Place,
  locator: TomlLocator,
): Diagnostic {
  const move = (span: Span) => locator.locate(place, span);
  const { labels, suggestion } = diagnostic;
  return {
    ...diagnostic,
    span: move(diagnostic.span),
    ...labels && {
      labels: labels.map((label): Label => ({
        ...label,
        span: move(label.span),
      })),
    },
    ...suggestion && {
      suggestion: { ...suggestion, span: move(suggestion.span) },
    },
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (
    let at = text.indexOf("\n");
    at !== -1;
    at = text.indexOf("\n", at + 1)
  ) {
    starts.push(at + 1);
  }
  return starts;
}

function lineAndColumn(
  starts: readonly number[],
  { start }: Span,
): { line: number; column: number } {
  let low = 0;
  for (let high = starts.length - 1; low < high;) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: start - (starts[low] ?? 0) + 1 };
}
