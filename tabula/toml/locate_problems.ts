import {
  locate,
  type Move,
  relocate,
  type Source,
} from "../../diagnostics/internal.ts";
import { keepingAll } from "../../memo.ts";
import type { FileDiagnostic, Problem, TablePlace } from "../problem.ts";
import { tomlLocator } from "./position.ts";

/**
 * Turns problems into diagnostics of the files, whose texts are given by name.
 *
 * `pathOf` says what a file is called in messages; by default, its name.
 */
export function locateProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  pathOf: (file: string) => string = (file) => file,
): Promise<FileDiagnostic[]> {
  const fileOf = keepingAll((name) => {
    const text = texts.get(name) ?? "";
    return { source: { file: pathOf(name), text }, ...tomlLocator(text) };
  });
  const find: Find = (place) => {
    const { source, move } = fileOf(place.file);
    return { source, move: (span, of) => move(place, span, of) };
  };
  const byFile = Map.groupBy(problems, ({ place }) => place.file);
  const all = [...byFile.values()].flat().map((each) => located(each, find));
  // Nothing here waits, but callers have always awaited it.
  return Promise.resolve(all);
}

interface Found {
  readonly source: Source;
  readonly move: Move;
}

type Find = (place: TablePlace) => Found;

function located(
  { place, diagnostic, entry, related }: Problem,
  find: Find,
): FileDiagnostic {
  const { source, move } = find(place);
  const moved = relocate(diagnostic, move);
  const { line, column } = locate(source, moved.span.start);
  const notes = [
    ...moved.notes ?? [],
    ...entry === undefined ? [] : [`in the ${entry}`],
  ];
  return {
    ...moved,
    // Not a note: reports of one line have none.
    ...related &&
      { message: `${moved.message} (${whereIs(related.place, find)})` },
    ...notes.length > 0 && { notes },
    ...entry !== undefined && { entry },
    file: place.file,
    line,
    column,
  };
}

function whereIs(place: TablePlace, find: Find): string {
  const { source, move } = find(place);
  const { start } = move({ start: 0, end: 0 }, undefined);
  const { line, column } = locate(source, start);
  return `${source.file}:${line}:${column}`;
}
