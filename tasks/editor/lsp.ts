import process from "node:process";
import {
  type Connection,
  createConnection,
  InitializeRequest,
  LSPErrorCodes,
  Message,
  ProposedFeatures,
  type RequestMessage,
} from "vscode-languageserver/node";
import type { Io } from "../cli/io.ts";
import { serve } from "./serve.ts";

/** Serves an editor until it says goodbye or closes the pipe. */
export async function lsp(io: Io): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const connection = connect();
  serve(connection, io);
  connection.onExit(() => resolve(0));
  process.stdin.once("close", () => resolve(0));
  connection.listen();
  const code = await promise;
  await flush(process.stdout);
  return code;
}

/** Waits until all answers are on their way. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write("", () => resolve()));
}

/** A request that the editor takes back before its turn is not worked on. */
function connect(): Connection {
  return createConnection(
    ProposedFeatures.all,
    process.stdin,
    process.stdout,
    {
      messageStrategy: {
        handleMessage: (message, next) => next(withoutProcess(message)),
      },
      connectionStrategy: {
        cancelUndispatched: (message) => ({
          jsonrpc: "2.0",
          id: Message.isRequest(message) ? message.id : null,
          error: {
            code: LSPErrorCodes.RequestCancelled,
            message: "The request was canceled",
          },
        }),
      },
    },
  );
}

/**
 * The same message without the editor's process. The library would ask every
 * few seconds whether that still lives, which takes permission to run programs,
 * and take a refusal for its death. An editor that dies closes the pipe.
 */
function withoutProcess(message: Message): Message {
  if (
    !Message.isRequest(message) || message.method !== InitializeRequest.method
  ) return message;
  const params = { ...message.params, processId: null };
  const anonymous: RequestMessage = { ...message, params };
  return anonymous;
}
