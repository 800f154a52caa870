import { LanguageClient, TransportKind } from "vscode-languageclient/node";

/** What the editor hands to an extension, as far as it is needed. */
interface Context {
  /** Turns a path in the extension into one on the disk. */
  readonly asAbsolutePath: (path: string) => string;
}

let client: LanguageClient | undefined;

/** Called by the editor when a card file or a puzzle is opened. */
export async function activate(context: Context): Promise<void> {
  const module = context.asAbsolutePath("dist/server.cjs");
  client = new LanguageClient(
    "dreamtides",
    "Dreamtides",
    { module, transport: TransportKind.stdio },
    {
      documentSelector: [
        { language: "toml" },
        { language: "pzl" },
        { pattern: "**/*.lorcana.json" },
      ],
    },
  );
  await client.start();
}

/** Called by the editor when it closes. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
