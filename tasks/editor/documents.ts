import { TextDocument } from "vscode-languageserver-textdocument";
import type { DialectOptions } from "../../lexer/mod.ts";
import {
  type Documents,
  type Language,
  type LanguageName,
  LANGUAGES,
  type TextFile,
} from "../../editor/mod.ts";

/** A document as an editor has it, and a way to ask its language. */
export interface OpenDocument {
  readonly uri: string;
  readonly language: LanguageName;
  /** Its text with plain line feeds: lines and columns stay what they are. */
  readonly lines: TextDocument;
  /** Asks the document's own language. */
  readonly ask: <T>(
    question: <D>(language: Language<D>, document: D) => T,
  ) => T;
}

/** The language of a file, by its name or by what the editor calls it. */
export function languageOf(
  uri: string,
  languageId = "",
): LanguageName | undefined {
  if (/\.pzl$/i.test(uri) || languageId === "pzl") return "pzl";
  if (/\.toml$/i.test(uri) || languageId === "toml") return "tabula";
  return /\.lorcana\.json$/i.test(uri) ? "lorcana-json" : undefined;
}

/** The context of a document: its neighbors and dialect. */
export interface Surroundings extends DialectOptions {
  /** The other card files of its directory. */
  readonly neighbors: readonly TextFile[];
}

/** A document of a language, ready to be asked. */
export function openDocument(
  language: LanguageName,
  source: TextDocument,
  { neighbors, dialect = "auto", names }: Surroundings,
): OpenDocument {
  const lines = withLineFeeds(source);
  const { uri } = source;
  const text = lines.getText();
  const reading = { dialect, ...names && { names } };
  const named = { file: uri, text, neighbors, ...reading };
  const documents: Documents = {
    "dreamtides": { text, variables: "", ...reading },
    "lorcana": named,
    "lorcana-json": named,
    "pzl": named,
    "tabula": named,
  };
  return {
    uri,
    language,
    lines,
    ask: (question) => askOne(language, documents, question),
  };
}

function askOne<N extends LanguageName, T>(
  name: N,
  documents: Documents,
  question: <D>(language: Language<D>, document: D) => T,
): T {
  return question<Documents[N]>(LANGUAGES[name], documents[name]);
}

/** The same document with plain line feeds. */
export function withLineFeeds(source: TextDocument): TextDocument {
  const text = source.getText();
  if (!text.includes("\r\n")) return source;
  const { uri, languageId, version } = source;
  const plain = text.replaceAll("\r\n", "\n");
  return TextDocument.create(uri, languageId, version, plain);
}
