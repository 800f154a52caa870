import {
  locate,
  type Move,
  relocate,
  type Source,
} from "../../diagnostics/internal.ts";
import type { FileDiagnostic, Problem, TablePlace } from "../problem.ts";
import { type TomlLocator, tomlLocator } from "./position.ts";

/**
 * Turns problems into diagnostics of the files, whose texts are given by name.
 *
 * `pathOf` says what a file is called in messages; by default, its name.
 */
export async function locateProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  pathOf: (file: string) => string = (file) => file,
): Promise<FileDiagnostic[]> {
  const locators = await locatorsOf(problems, texts);
  // One for each file: what is found out about its lines is kept with it.
  const sources = new Map<string, Source>();
  const find: Find = (place) => {
    const { file } = place;
    const { move } = locators.get(file) ?? UNMOVED;
    const source = sources.get(file) ??
      { file: pathOf(file), text: texts.get(file) ?? "" };
    sources.set(file, source);
    return { source, move: (span, of) => move(place, span, of) };
  };
  const byFile = Map.groupBy(problems, ({ place }) => place.file);
  return [...byFile.values()].flat().map((each) => located(each, find));
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

const UNMOVED: TomlLocator = { move: (_, span) => span };

type Locators = ReadonlyMap<string, TomlLocator>;

/** Locators of the files in which rows must be found. */
async function locatorsOf(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
): Promise<Locators> {
  const places = problems.flatMap(({ place, related }) =>
    related === undefined ? [place] : [place, related.place]
  );
  const names = new Set(
    places.filter(({ row }) => row !== undefined).map(({ file }) => file),
  );
  const locators = new Map<string, TomlLocator>();
  for (const name of names) {
    locators.set(name, await tomlLocator(texts.get(name) ?? ""));
  }
  return locators;
}
