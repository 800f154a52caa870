import { type Diagnostic, relocate, type Span } from "../../diagnostics/mod.ts";
import type { TablePlace } from "../../tabula/mod.ts";
import type { TomlPair, TomlSection } from "../toml/scan.ts";
import {
  pairOf,
  RULES_TEXT,
  type Scanned,
  stringOf,
  VARIABLES,
} from "./card_file.ts";

/** A problem of a row, as one of the file's text. */
export function located(
  file: Scanned,
  place: TablePlace,
  diagnostic: Diagnostic,
): Diagnostic {
  const { row } = place;
  if (row === undefined) return diagnostic;
  const section = file.scan.sections.find(({ table, index, isArray }) =>
    isArray && table === row.table && index === row.index
  );
  return relocate(diagnostic, (span, source) => {
    const key = source === "variables" ? VARIABLES : place.key;
    return spanIn(
      file,
      section,
      { ...place, ...key !== undefined && { key } },
      span,
    );
  });
}

function spanIn(
  file: Scanned,
  section: TomlSection | undefined,
  { key = "", part }: TablePlace,
  span: Span,
): Span {
  if (section === undefined) return { start: 0, end: 0 };
  const pair = pairOf(section, key) ??
    (key === VARIABLES ? pairOf(section, RULES_TEXT) : undefined);
  if (pair === undefined) return section.header;
  return part === "text" ? textSpan(file, pair, span) : wholeSpan(pair, part);
}

function wholeSpan(pair: TomlPair, part: TablePlace["part"]): Span {
  return part === "key" ? pair.keySpan : pair.value ?? pair.keySpan;
}

function textSpan(file: Scanned, pair: TomlPair, { start, end }: Span): Span {
  const string = stringOf(file, pair);
  if (string === undefined) return pair.value ?? pair.keySpan;
  return { start: string.toText(start), end: string.toText(end) };
}
