import type { DocumentSymbol, SymbolKind } from "../answers.ts";
import type { TomlSection } from "../../tabula/internal.ts";
import {
  type CardFile,
  scanCards,
  type Scanned,
  tableOf,
  valueOf,
} from "./card_file.ts";

/** The cards and the other tables of a file. */
export function symbolsOf(document: CardFile): readonly DocumentSymbol[] {
  const file = scanCards(document);
  return file.sections.filter(({ path }) => path.length > 0)
    .map((section) => symbolOf(file, section));
}

function symbolOf(file: Scanned, section: TomlSection): DocumentSymbol {
  const name = valueOf(file, section, "name");
  const label = name ?? valueOf(file, section, "list-name") ??
    valueOf(file, section, "id") ?? tableOf(section);
  const kind: SymbolKind = name === undefined ? "table" : "card";
  const detail = valueOf(file, section, "card-type") ??
    valueOf(file, section, "card-id");
  const { start, end } = section.span;
  const length = file.text.slice(start, end).trimEnd().length;
  return {
    name: label,
    kind,
    ...detail !== undefined && { detail },
    span: { start, end: start + length },
    selection: section.header,
    children: [],
  };
}
