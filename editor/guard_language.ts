import {
  expectNumber,
  expectObject,
  expectString,
} from "../diagnostics/internal.ts";
import type { Cursor } from "./answers.ts";
import type { Language, Selection } from "./language.ts";

/** A language that throws a `TypeError` naming the missing part of a question. */
export function guardLanguage<D extends object>(
  language: Language<D>,
  texts: readonly (keyof D & string)[],
): Language<D> {
  const expectDocument = (document: D): void => {
    expectObject(document, "document");
    for (const name of texts) expectString(document[name], `document.${name}`);
  };
  const about = <A>(ask: (document: D) => A) => (document: D): A => {
    expectDocument(document);
    return ask(document);
  };
  const at =
    <A>(ask: (document: D, cursor: Cursor) => A) =>
    (document: D, cursor: Cursor): A => {
      expectDocument(document);
      expectObject(cursor, "cursor");
      expectNumber(cursor.offset, "cursor.offset");
      return ask(document, cursor);
    };
  return {
    diagnosticsOf: about(language.diagnosticsOf),
    hoverAt: at(language.hoverAt),
    completionsAt: at(language.completionsAt),
    fixesAt: (document: D, selection: Selection) => {
      expectDocument(document);
      expectObject(selection, "selection");
      expectNumber(selection.start, "selection.start");
      expectNumber(selection.end, "selection.end");
      return language.fixesAt(document, selection);
    },
    formatted: about(language.formatted),
    symbolsOf: about(language.symbolsOf),
    semanticTokensOf: about(language.semanticTokensOf),
    definitionAt: at(language.definitionAt),
    referencesAt: at(language.referencesAt),
    foldingOf: about(language.foldingOf),
  };
}
