import { readdir, readFile, realpath } from "node:fs/promises";
import process from "node:process";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { serve } from "../../../../tasks/editor/serve.ts";

const connection = createConnection(
  ProposedFeatures.all,
  process.stdin,
  process.stdout,
);

/** The outcome of reading, as commands know it. */
async function attempt<T>(read: () => Promise<T>) {
  try {
    return { ok: true, value: await read() } as const;
  } catch (error) {
    const reason = String(error);
    return { ok: false, problem: reason, reason } as const;
  }
}

serve(connection, {
  readFile: (path) => attempt(() => readFile(path)),
  // What does not exist is read no further.
  realPath: (path) => realpath(path).catch(() => path),
  readDirectory: (path) =>
    attempt(async () => {
      const entries = await readdir(path, { withFileTypes: true });
      return entries.map((entry) => ({
        name: entry.name,
        isDirectory: entry.isDirectory(),
      }));
    }),
});
connection.listen();
