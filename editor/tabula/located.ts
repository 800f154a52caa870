import {
  type Diagnostic,
  relocate,
  type Span,
} from "../../diagnostics/internal.ts";
import type { TablePlace } from "../../tabula/mod.ts";
import type { TomlPair, TomlSection } from "../toml/scan.ts";
import type { TomlString } from "../toml/string_value.ts";
import {
  pairOf,
  RULES_TEXT,
  type Scanned,
  stringOf,
  VARIABLES,
} from "./card_file.ts";

/** Finds a row's problem in its file. */
export type Locate = (place: TablePlace, diagnostic: Diagnostic) => Diagnostic;

/** What locates the problems of a file: each row and string is looked up once. */
export function locatorOf(file: Scanned): Locate {
  const sections = new Map(
    file.scan.sections.filter(({ isArray }) => isArray)
      .map((section) => [nameOf(section), section]),
  );
  const strings = new Map<TomlPair, TomlString | undefined>();
  const stringAt = (pair: TomlPair): TomlString | undefined => {
    if (!strings.has(pair)) strings.set(pair, stringOf(file, pair));
    return strings.get(pair);
  };
  return (place, diagnostic) => {
    if (place.row === undefined) return diagnostic;
    const section = sections.get(nameOf(place.row));
    return relocate(diagnostic, (span, source) => {
      const key = source === "variables" ? VARIABLES : place.key;
      const own = { ...place, ...key !== undefined && { key } };
      return spanIn(section, own, span, stringAt);
    });
  };
}

function nameOf(
  { table, index }: { readonly table: string; readonly index?: number },
): string {
  return `${index} ${table}`;
}

function spanIn(
  section: TomlSection | undefined,
  { key = "", part }: TablePlace,
  span: Span,
  stringAt: (pair: TomlPair) => TomlString | undefined,
): Span {
  if (section === undefined) return { start: 0, end: 0 };
  const pair = pairOf(section, key) ??
    (key === VARIABLES ? pairOf(section, RULES_TEXT) : undefined);
  if (pair === undefined) return section.header;
  const string = part === "text" ? stringAt(pair) : undefined;
  return string === undefined
    ? wholeSpan(pair, part)
    : { start: string.toText(span.start), end: string.toText(span.end) };
}

function wholeSpan(pair: TomlPair, part: TablePlace["part"]): Span {
  return part === "key" ? pair.keySpan : pair.value ?? pair.keySpan;
}
