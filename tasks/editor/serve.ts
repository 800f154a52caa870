import {
  CodeActionKind,
  type Connection,
  type InitializeResult,
  type Location,
  MarkupKind,
  type ServerCapabilities,
  type TextDocumentIdentifier,
  type TextDocumentPositionParams,
  TextDocuments,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Cursor, Destination } from "../../editor/mod.ts";
import { type Checker, checker } from "./check_documents.ts";
import { completionItem } from "./completion_item.ts";
import {
  codeAction,
  foldingRange,
  rangeOf,
  symbolOf,
  textEdit,
} from "./converted.ts";
import {
  type Directories,
  directories,
  directoryOf,
  type Disk,
} from "./directories.ts";
import type { OpenDocument } from "./documents.ts";
import { encodedTokens, LEGEND } from "./semantic_tokens.ts";
import { type Workspace, workspace } from "./workspace.ts";

/** Answers an editor; every answer comes from `editor/`. */
export function serve(connection: Connection, io: Disk): void {
  const texts = new TextDocuments(TextDocument);
  let folders: readonly string[] = [];
  const disk = directories(io, () => folders);
  const all = workspace(texts, disk);
  connection.onInitialize(({ workspaceFolders }): InitializeResult => {
    folders = (workspaceFolders ?? []).map(({ uri }) => uri);
    return { capabilities: CAPABILITIES, serverInfo: { name: "dreamtides" } };
  });
  followDocuments(connection, texts, disk, checker(connection, all));
  answerAtCursor(connection, all);
  answerAboutDocuments(connection, all);
  texts.listen(connection);
}

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: ["{", " ", "|", "["] },
  codeActionProvider: {
    codeActionKinds: [
      CodeActionKind.QuickFix,
      CodeActionKind.SourceFixAll,
      CodeActionKind.RefactorRewrite,
    ],
  },
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  semanticTokensProvider: { legend: LEGEND, full: true },
};

/** Checks what is opened, typed and saved. */
function followDocuments(
  connection: Connection,
  texts: TextDocuments<TextDocument>,
  disk: Directories,
  { schedule, clear }: Checker,
): void {
  const refresh = async (uri: string): Promise<void> => {
    await disk.refresh(uri);
    schedule(uri);
  };
  texts.onDidOpen(({ document: { uri } }) => refresh(uri));
  texts.onDidSave(({ document: { uri } }) => refresh(uri));
  texts.onDidChangeContent(({ document: { uri } }) => schedule(uri));
  texts.onDidClose(({ document: { uri } }) => {
    clear(uri);
    // What is on the disk counts again, also for the files beside it.
    const [beside] = texts.all().filter((each) => isBeside(each.uri, uri));
    if (beside !== undefined) refresh(beside.uri);
  });
  connection.onDidChangeWatchedFiles(() => {
    for (const { uri } of texts.all()) refresh(uri);
  });
}

function isBeside(one: string, other: string): boolean {
  return one !== other && directoryOf(one) === directoryOf(other);
}

/** Answers about the words at a position. */
function answerAtCursor(connection: Connection, all: Workspace): void {
  connection.onHover((at) =>
    answerDocument(all, at, null, (document) => {
      const cursor = cursorOf(document, at);
      const hover = document.ask((language, text) =>
        language.hoverAt(text, cursor)
      );
      return hover === undefined ? null : {
        range: rangeOf(document.lines, hover.span),
        contents: { kind: MarkupKind.Markdown, value: hover.markdown },
      };
    })
  );
  connection.onCompletion((at) =>
    answerDocument(all, at, [], (document) => {
      const cursor = cursorOf(document, at);
      return document.ask((language, text) =>
        language.completionsAt(text, cursor)
      ).map((each, index) =>
        completionItem(document.lines, each, cursor.offset, index)
      );
    })
  );
  connection.onDefinition((at) =>
    answerDocument(all, at, [], (document) => {
      const cursor = cursorOf(document, at);
      const found = document.ask((language, text) =>
        language.definitionAt(text, cursor)
      );
      return found.flatMap((target) => locationOf(all, document, target));
    })
  );
  connection.onReferences((at) =>
    answerDocument(all, at, [], (document) => {
      const cursor = cursorOf(document, at);
      const found = document.ask((language, text) =>
        language.referencesAt(text, cursor)
      );
      return found.flatMap((target) => locationOf(all, document, target));
    })
  );
}

/** Answers about a whole document, or a selection of it. */
function answerAboutDocuments(connection: Connection, all: Workspace): void {
  connection.onCodeAction((about) =>
    answerDocument(all, about, [], ({ lines, ask }) => {
      const start = lines.offsetAt(about.range.start);
      const end = lines.offsetAt(about.range.end);
      return ask((language, text) => language.fixesAt(text, { start, end }))
        .map((fix) => codeAction(lines, fix));
    })
  );
  connection.onDocumentFormatting((about) =>
    answerDocument(
      all,
      about,
      [],
      ({ lines, ask }) =>
        ask((language, text) => language.formatted(text))
          .map((edit) => textEdit(lines, edit)),
    )
  );
  connection.onDocumentSymbol((about) =>
    answerDocument(
      all,
      about,
      [],
      ({ lines, ask }) =>
        ask((language, text) => language.symbolsOf(text))
          .map((each) => symbolOf(lines, each)),
    )
  );
  connection.onFoldingRanges((about) =>
    answerDocument(
      all,
      about,
      [],
      ({ lines, ask }) =>
        ask((language, text) => language.foldingOf(text))
          .map((fold) => foldingRange(lines, fold)),
    )
  );
  connection.languages.semanticTokens.on((about) =>
    answerDocument(all, about, { data: [] }, ({ lines, ask }) =>
      encodedTokens(
        lines,
        ask((language, text) => language.semanticTokensOf(text)),
      ))
  );
}

/**
 * The document's answer, or `otherwise` if it is not open or not in one of our
 * languages.
 */
function answerDocument<T>(
  all: Workspace,
  { textDocument }: About,
  otherwise: T,
  answer: (document: OpenDocument) => T,
): T {
  const document = all.find(textDocument.uri);
  return document === undefined ? otherwise : answer(document);
}

/** A request about a document. */
interface About {
  readonly textDocument: TextDocumentIdentifier;
}

function cursorOf(
  { lines }: OpenDocument,
  { position }: TextDocumentPositionParams,
): Cursor {
  return { offset: lines.offsetAt(position) };
}

function locationOf(
  all: Workspace,
  { uri, lines }: OpenDocument,
  { span, file }: Destination,
): readonly Location[] {
  const other = file === undefined ? lines : all.linesOf(file);
  return other === undefined
    ? []
    : [{ uri: file ?? uri, range: rangeOf(other, span) }];
}
