import type { DocumentSymbol } from "../answers.ts";
import { linesOf, type PuzzleLine, type PuzzleText, textIn } from "./scan.ts";

/** The sections of a puzzle, and the keys in each. */
export function symbolsOf(document: PuzzleText): readonly DocumentSymbol[] {
  const groups: PuzzleLine[][] = [];
  for (const line of linesOf(document)) {
    if (line.kind === "header") groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.flatMap(([header, ...lines]) =>
    header === undefined ? [] : [section(document, header, lines)]
  );
}

function section(
  document: PuzzleText,
  header: PuzzleLine,
  lines: readonly PuzzleLine[],
): DocumentSymbol {
  const { start, end } = header.span;
  return {
    name: textIn(document, header.span).slice(1, -1).trim(),
    kind: "section",
    span: { start, end: lines.at(-1)?.span.end ?? end },
    selection: header.span,
    children: lines.flatMap((line): readonly DocumentSymbol[] =>
      line.key === undefined ? [] : [{
        name: textIn(document, line.key),
        kind: "key",
        detail: textIn(document, line.value),
        span: line.span,
        selection: line.key,
        children: [],
      }]
    ),
  };
}
