import { TextDocument } from "vscode-languageserver-textdocument";
import type { DialectChoice } from "../../lexer/mod.ts";
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
export interface Surroundings {
  /** The other card files of its directory. */
  readonly neighbors: readonly TextFile[];
  /** The dialect that its project says. */
  readonly dialect?: DialectChoice | undefined;
}

/** A document of a language, ready to be asked. */
export function openDocument(
  language: LanguageName,
  source: TextDocument,
  { neighbors, dialect = "auto" }: Surroundings,
): OpenDocument {
  const lines = withLineFeeds(source);
  const { uri } = source;
  const named = { file: uri, text: lines.getText(), neighbors, dialect };
  const documents: Documents = {
    "dreamtides": { text: named.text, variables: "", dialect },
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
