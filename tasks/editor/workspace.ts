import { TextDocument } from "vscode-languageserver-textdocument";
import type { DialectOptions } from "../../lexer/mod.ts";
import type { TextFile } from "../../editor/mod.ts";
import { type Directories, directoryOf } from "./directories.ts";
import {
  languageOf,
  type OpenDocument,
  openDocument,
  withLineFeeds,
} from "./documents.ts";

/** The documents that an editor has open, on top of those on the disk. */
export interface Workspace {
  readonly find: (uri: string) => OpenDocument | undefined;
  /** All card files of a document's directory, as they are being typed. */
  readonly directory: (uri: string) => readonly TextFile[];
  /** How the project of a document says that cards are read. */
  readonly readingOf: (uri: string) => DialectOptions;
  /** A file by its URI, open or not, to turn offsets into lines. */
  readonly linesOf: (uri: string) => TextDocument | undefined;
}

/** Where the documents of an editor come from. */
export interface OpenTexts {
  readonly get: (uri: string) => TextDocument | undefined;
  readonly all: () => readonly TextDocument[];
}

/** Joins what is open with what is on the disk: what is open counts. */
export function workspace(
  texts: OpenTexts,
  { filesBeside, readingOf }: Directories,
): Workspace {
  const directory = (uri: string): readonly TextFile[] => {
    const open = texts.all()
      .filter((each) => directoryOf(each.uri) === directoryOf(uri))
      .filter((each) => languageOf(each.uri) === "tabula")
      .map(fileOf);
    const names = new Set(open.map(({ file }) => canonical(file)));
    const stored = filesBeside(uri).filter(({ file }) =>
      !names.has(canonical(file))
    );
    // Of two cards with one id the later file is to blame, open or not.
    return [...open, ...stored].sort((a, b) => a.file < b.file ? -1 : 1);
  };
  return {
    directory,
    readingOf,
    find: (uri) => {
      const text = texts.get(uri);
      const language = text && languageOf(uri, text.languageId);
      if (text === undefined || language === undefined) return undefined;
      const neighbors = language === "tabula"
        ? directory(uri).filter(({ file }) => file !== uri)
        : [];
      return openDocument(language, text, { neighbors, ...readingOf(uri) });
    },
    linesOf: (uri) => {
      const open = texts.get(uri);
      if (open !== undefined) return withLineFeeds(open);
      const stored = filesBeside(uri).find(({ file }) => file === uri);
      return stored && TextDocument.create(uri, "", 0, stored.text);
    },
  };
}

function fileOf(document: TextDocument): TextFile {
  const lines = withLineFeeds(document);
  return { file: document.uri, text: lines.getText() };
}

/** Editors and Deno escape different characters of a URI. */
function canonical(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
