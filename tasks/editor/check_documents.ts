import type { Connection } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { DialectOptions } from "../../lexer/mod.ts";
import { parseAndLint } from "../../parser/internal.ts";
import { checkDirectory, type FileProblem } from "../../editor/mod.ts";
import { remember, type RememberingParser } from "../../tabula/internal.ts";
import { convertedDiagnostic } from "./converted.ts";
import { directoryOf } from "./directories.ts";
import type { Workspace } from "./workspace.ts";

/** Long enough for fast typing, too short to notice. */
const DELAY_MILLISECONDS = 50;

/** Checks documents and tells the editor what is wrong with them. */
export interface Checker {
  /** Checks a document soon; a check of the same document that waits is dropped. */
  readonly schedule: (uri: string) => void;
  /** Forgets a document that was closed. */
  readonly clear: (uri: string) => void;
}

/** Makes a checker; each directory has a parser that remembers its cards. */
export function checker(
  connection: Connection,
  workspace: Workspace,
): Checker {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const parsers = new Map<string, RememberingParser>();
  const publish = publisher(connection, workspace);
  const check = (uri: string): void => {
    waiting.delete(uri);
    const document = workspace.find(uri);
    if (document === undefined) return;
    if (document.language === "tabula") {
      const reading = workspace.readingOf(uri);
      const parser = parserOf(parsers, directoryOf(uri), reading);
      const { names } = reading;
      const found = checkDirectory(workspace.directory(uri), {
        parse: parser.parse,
        ...names && { names },
      });
      for (const [file, problems] of found) publish(file, problems);
      parser.endPass();
    } else {
      publish(
        uri,
        document.ask((language, text) => language.diagnosticsOf(text)),
      );
    }
  };
  return {
    schedule: (uri) => {
      clearTimeout(waiting.get(uri));
      waiting.set(uri, setTimeout(() => check(uri), DELAY_MILLISECONDS));
    },
    clear: (uri) => {
      clearTimeout(waiting.get(uri));
      waiting.delete(uri);
      publish(uri, []);
    },
  };
}

/** Tells the editor all that is wrong with a file. */
type Publish = (uri: string, found: readonly FileProblem[]) => void;

/** Publishes only what is not known to the editor already. */
function publisher(connection: Connection, workspace: Workspace): Publish {
  const published = new Map<string, string>();
  return (uri, found) => {
    const lines = workspace.linesOf(uri) ?? TextDocument.create(uri, "", 0, "");
    const diagnostics = found.map((each) =>
      convertedDiagnostic(lines, each, workspace.linesOf)
    );
    const sent = JSON.stringify(diagnostics);
    if ((published.get(uri) ?? "[]") === sent) return;
    published.set(uri, sent);
    connection.sendDiagnostics({ uri, diagnostics });
  };
}

function parserOf(
  parsers: Map<string, RememberingParser>,
  directory: string,
  reading: DialectOptions,
): RememberingParser {
  const key = `${directory} ${JSON.stringify(reading)}`;
  const parser = parsers.get(key) ??
    remember((text, variables) => parseAndLint(text, variables, reading));
  parsers.set(key, parser);
  return parser;
}
