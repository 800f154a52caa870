import { Readable, Writable } from "node:stream";
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { denoCommand } from "../deno.ts";

/** An editor that talks to a server of its own, in a process of its own. */
export interface LspClient {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  readonly open: (uri: string, text: string, languageId?: string) => void;
  /** Replaces the whole text of a document. */
  readonly change: (uri: string, version: number, text: string) => void;
  /** Waits until what is published about a document fulfills a condition. */
  readonly published: (
    uri: string,
    isWanted: (diagnostics: readonly Diagnostic[]) => boolean,
  ) => Promise<readonly Diagnostic[]>;
  /** Writes bytes as they are, past the protocol. */
  readonly writeRaw: (text: string) => Promise<void>;
}

const MOD = new URL("../../../mod.ts", import.meta.url).pathname;

/** What the server may do: read card files, and what its library asks for. */
export const LSP_PERMISSIONS: readonly string[] = [
  "--allow-read",
  "--allow-env=XDG_RUNTIME_DIR",
];

/** Runs a test with a server, says goodbye, and returns its exit code. */
export async function withServer(
  test: (client: LspClient) => Promise<void>,
): Promise<number> {
  const child = denoCommand({
    args: ["run", "--no-prompt", "--quiet", ...LSP_PERMISSIONS, MOD, "lsp"],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const input = Writable.fromWeb(child.stdin);
  const connection = createProtocolConnection(
    // Deno's stream is Node's but for its type parameters.
    new StreamMessageReader(Readable.fromWeb(child.stdout as never)),
    new StreamMessageWriter(input),
  );
  const published = diagnosticsFrom(connection);
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: Deno.pid,
    rootUri: null,
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  await test({
    connection,
    initialized,
    published,
    open: (uri, text, languageId = "toml") =>
      void connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version: 1, text },
      }),
    change: (uri, version, text) =>
      void connection.sendNotification(
        DidChangeTextDocumentNotification.type,
        { textDocument: { uri, version }, contentChanges: [{ text }] },
      ),
    writeRaw: (text) =>
      new Promise((resolve) => input.write(text, () => resolve())),
  });
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  const { code } = await child.status;
  connection.dispose();
  input.destroy();
  return code;
}

/** Longer than any machine takes. */
const PATIENCE_MILLISECONDS = 60_000;

/** Remembers what was published last, and tells who waits for it. */
function diagnosticsFrom(
  connection: ProtocolConnection,
): LspClient["published"] {
  const latest = new Map<string, readonly Diagnostic[]>();
  const waiting = new Set<() => void>();
  connection.onNotification(
    PublishDiagnosticsNotification.type,
    ({ uri, diagnostics }) => {
      latest.set(uri, diagnostics);
      for (const look of waiting) look();
    },
  );
  return (uri, isWanted) =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        const found = JSON.stringify(latest.get(uri), null, 2);
        reject(new Error(`Not what was waited for: ${found}`));
      }, PATIENCE_MILLISECONDS);
      const look = () => {
        const found = latest.get(uri);
        if (found === undefined || !isWanted(found)) return;
        waiting.delete(look);
        clearTimeout(giveUp);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
}

/** The position of a mark ‹› in a text. */
export function positionOf(source: string): Position {
  const before = source.slice(0, source.indexOf("‹›")).split("\n");
  return {
    line: before.length - 1,
    character: before.at(-1)?.length ?? 0,
  };
}
