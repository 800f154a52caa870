import type { Ability } from "../../ast/internal.ts";
import { render } from "../../diagnostics/mod.ts";
import { display, type DisplayOptions } from "../../serializer/display/mod.ts";
import {
  locateProblems,
  type ParseText,
  type Problem,
  type SourceFile,
} from "../../tabula/mod.ts";
import {
  buildFrom,
  type Directory,
  type ParseToml,
  readDirectory,
} from "../../tabula/internal.ts";
import {
  type CardReport,
  type Gallery,
  type GalleryCard,
  isBroken,
} from "./card.ts";
import { readCardRow, type RowValues } from "./read_row.ts";

/** Options for building a gallery. */
export interface GalleryOptions {
  /** The title of the page. */
  readonly title: string;
  /** The TOML parser: `parseToml`. */
  readonly parseToml: ParseToml;
  /** The parser for rules texts. */
  readonly parse: ParseText;
  /** The text of the directory's own `strings.ftl`. */
  readonly strings?: string;
  /** Subtypes and figments beyond the built-in ones. */
  readonly names?: DisplayOptions["names"];
}

/** Builds the gallery of a Tabula directory from the texts of its files. */
export async function buildGallery(
  files: readonly SourceFile[],
  options: GalleryOptions,
): Promise<Gallery> {
  const { parseToml, parse, title } = options;
  const directory = readDirectory(files, parseToml);
  const { subtypes = [] } = options.names ?? {};
  const { problems } = buildFrom(directory, { parse, targets: [], subtypes });
  const reports = await reportsByPlace(problems, files);
  const isCard = participation(directory);
  const rows = files.flatMap((file) => rowsOf(file, parseToml))
    .filter(({ place }) => isCard(place));
  const cards = rows.map(({ place, values }) =>
    galleryCard(values, reports.get(place) ?? [], options)
  );
  const places = new Set(rows.map(({ place }) => place));
  const others = [...reports].filter(([place]) => !places.has(place));
  return {
    title,
    cards: [...cards.filter(isBroken), ...cards.filter((c) => !isBroken(c))],
    reports: others.flatMap(([, found]) => found),
  };
}

/** Tells the rows that are cards, however broken, from those of other tables. */
function participation(
  { cards, leftOut }: Directory,
): (place: string) => boolean {
  const places = new Set(
    [...cards, ...leftOut].map(({ place }) => placeKey(place)),
  );
  return (place) => places.has(place);
}

interface PlacedRow {
  readonly place: string;
  readonly values: RowValues;
}

/** The rows of a file that are cards; none if it cannot be read. */
function rowsOf(file: SourceFile, parseToml: ParseToml): readonly PlacedRow[] {
  if (!("text" in file) || !file.name.endsWith(".toml")) return [];
  return Object.entries(tablesOf(file.text, parseToml)).flatMap(
    ([table, rows]) =>
      !Array.isArray(rows) ? [] : rows.flatMap((row, index) => {
        const values = readCardRow(table, row);
        const place = placeKey({ file: file.name, row: { table, index } });
        return values === undefined ? [] : [{ place, values }];
      }),
  );
}

/** The tables of a file; what is wrong with the file is reported elsewhere. */
function tablesOf(text: string, parseToml: ParseToml): Record<string, unknown> {
  try {
    return parseToml(text);
  } catch {
    return {};
  }
}

function placeKey({ file, row }: Problem["place"]): string {
  return row === undefined ? file : `${file}:${row.table}:${row.index}`;
}

/** Rendered reports by the row that they are about. */
async function reportsByPlace(
  problems: readonly Problem[],
  files: readonly SourceFile[],
): Promise<ReadonlyMap<string, readonly CardReport[]>> {
  const texts = new Map(
    files.map((file) => [file.name, "text" in file ? file.text : ""]),
  );
  const reports = new Map<string, CardReport[]>();
  // Located problems come out file by file, so they must go in that way.
  const byFile = Map.groupBy(problems, ({ place }) => place.file);
  const sorted = [...byFile.values()].flat();
  const located = await locateProblems(sorted, texts);
  for (const [i, { place }] of sorted.entries()) {
    const found = located[i]!; // One for each problem, in order.
    const source = { file: found.file, text: texts.get(found.file) ?? "" };
    const key = placeKey(place);
    const report = { severity: found.severity, text: render(found, source) };
    reports.set(key, [...reports.get(key) ?? [], report]);
  }
  return reports;
}

function galleryCard(
  values: RowValues,
  reports: readonly CardReport[],
  { parse, strings, names }: GalleryOptions,
): GalleryCard {
  const { text, variables } = values;
  const options = {
    ...strings !== undefined && { strings },
    ...names && { names },
  };
  const shown = display(text, variables, options);
  return {
    ...values,
    spans: shown.ok ? shown.spans : text === "" ? [] : [{ text }],
    abilities: abilitiesOf(text, variables, parse),
    reports: reports.toSorted((a, b) => rank(a) - rank(b)),
  };
}

function abilitiesOf(
  text: string,
  variables: string,
  parse: ParseText,
): readonly Ability[] {
  if (text.trim() === "") return [];
  const read = parse(text, variables);
  return read.ok ? read.abilities : [];
}

function rank({ severity }: CardReport): number {
  return ["error", "warning", "lint"].indexOf(severity);
}
