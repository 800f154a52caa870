// deno-lint-ignore-file no-console
/**
 * Runs the packed extension as VS Code does: loads its script, activates it,
 * opens a document, and prints what the editor then shows. The arguments are the
 * folder of the extension, the document's path, its language and its text.
 */
import Module, { createRequire } from "node:module";
import { startEditor } from "./fake_vscode.ts";

const [folder, path, language, text] = Deno.args as [
  string,
  string,
  string,
  string,
];
const editor = startEditor();

// What VS Code does to `require`, too; it is no part of the types.
const loader = Module as unknown as {
  _load: (name: string, ...rest: readonly unknown[]) => unknown;
};
const load = loader._load;
loader._load = (name, ...rest) =>
  name === "vscode" ? editor.api : load(name, ...rest);

const { activate, deactivate } = createRequire(import.meta.url)(
  `${folder}/dist/extension.cjs`,
);
await activate({ asAbsolutePath: (name: string) => `${folder}/${name}` });
editor.open(path, language, text);
const diagnostics = await editor.diagnostics;
console.log(JSON.stringify({
  diagnostics: diagnostics.map(({ range, code }) => ({ range, code })),
  registered: [...new Set(editor.registered)].sort(),
}));
await deactivate();
Deno.exit();
