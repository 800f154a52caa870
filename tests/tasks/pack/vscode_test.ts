import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { unzipSync } from "fflate";
import manifest from "../../../editor/clients/vscode/package.json" with {
  type: "json",
};
import { renderShort } from "../../../diagnostics/render/mod.ts";
import { parsePuzzle, puzzleTemplate } from "../../../mod.ts";
import { runTool } from "../../../tasks/pack/run.ts";
import { packVscode, VSCE, VSCE_PACKAGE } from "../../../tasks/pack/vscode.ts";
import { describeMissing } from "../../permissions.ts";
import { withDirectory } from "../temporary.ts";

/** Whether the packer is there, or can be had from npm. */
async function hasVsce(): Promise<boolean> {
  const { success } = await new Deno.Command("deno", {
    args: [...VSCE, VSCE_PACKAGE, "--version"],
    stdout: "null",
    stderr: "null",
  }).output();
  return success;
}

const reason = describeMissing("read", "run", "write") ??
  (await hasVsce() ? undefined : "skipped: vsce cannot be loaded");

Deno.test({
  name: reason === undefined
    ? "packVscode() packs all that package.json names, and an editor can start it"
    : `packVscode() packs the extension (${reason})`,
  ignore: reason !== undefined,
  fn: () =>
    withDirectory(async (directory) => {
      const packed = await Deno.readFile(await packVscode(directory));
      const files = unzipSync(packed);
      deepStrictEqual(
        Object.keys(files).map((name) => name.replace("extension/", ""))
          .toSorted(),
        [
          "LICENSE.txt",
          "[Content_Types].xml",
          "dist/extension.cjs",
          "dist/server.cjs",
          "extension.vsixmanifest",
          "language-configuration.json",
          "package.json",
          "readme.md",
          "syntaxes/dreamtides.injection.tmLanguage.json",
          "syntaxes/pzl.tmLanguage.json",
        ],
      );
      const code = new TextDecoder().decode(files["extension/dist/server.cjs"]);
      ok(!code.includes(Deno.cwd()), "No path of this machine");
      await Deno.mkdir(`${directory}/installed/dist`, { recursive: true });
      for (const name of ["dist/extension.cjs", "dist/server.cjs"]) {
        const path = `${directory}/installed/${name}`;
        await Deno.writeFile(path, files[`extension/${name}`]!);
      }
      deepStrictEqual(
        await shownInEditor(`${directory}/installed`),
        {
          diagnostics: [{
            range: {
              start: { line: 6, character: 5 },
              end: { line: 6, character: 9 },
            },
            code: "unknown-goal",
          }],
          registered: [
            "registerCodeActionsProvider",
            "registerCompletionItemProvider",
            "registerDefinitionProvider",
            "registerDocumentFormattingEditProvider",
            "registerDocumentSemanticTokensProvider",
            "registerDocumentSymbolProvider",
            "registerFoldingRangeProvider",
            "registerHoverProvider",
            "registerReferenceProvider",
          ],
        },
      );
    }),
});

/** What VS Code would show of a puzzle with a mistake, and ask the extension. */
async function shownInEditor(extension: string): Promise<unknown> {
  const host = new URL("../../editor/clients/vscode/host.ts", import.meta.url);
  const text = puzzleTemplate("Two turns").replace(/Goal:.*/, "Goal:Winn");
  const { output } = await runTool("deno", [
    "run",
    "--quiet",
    "--no-prompt",
    "--allow-read",
    "--allow-env",
    `--allow-run=${Deno.execPath()}`,
    host.pathname,
    await Deno.realPath(extension),
    "/nowhere/a.pzl",
    "pzl",
    text,
  ]);
  return JSON.parse(output);
}

Deno.test("the problem matcher reads the short form of every severity", () => {
  const [matcher] = manifest.contributes.problemMatchers;
  const text = "[metadata]\nName:n\nGoal:Winn\n[state]\nturn=x\n";
  const puzzle = parsePuzzle(text);
  const found = puzzle.ok ? [] : [...puzzle.errors, ...puzzle.warnings];
  ok(found.length > 1);
  for (const each of found) {
    const line = renderShort(each, { file: "C:\\a b\\two.pzl", text });
    const [, file, , , severity, code, message] =
      line.trimEnd().match(new RegExp(matcher!.pattern.regexp)) ?? [];
    deepStrictEqual([file, severity, code, message], [
      "C:\\a b\\two.pzl",
      each.severity,
      each.code,
      each.message,
    ]);
  }
  strictEqual(matcher!.severity, "info");
});

/** Languages that VS Code knows without any extension, of those we serve. */
const BUILT_IN: readonly string[] = ["json"];

Deno.test("every language that starts the extension is known to VS Code or contributed", () => {
  const { contributes, activationEvents } = manifest;
  const contributed = contributes.languages.map(({ id }) => id);
  const starting = activationEvents.map((event) =>
    event.replace("onLanguage:", "")
  );
  deepStrictEqual(
    starting.filter((id) => !BUILT_IN.includes(id)).toSorted(),
    contributed.toSorted(),
  );
  for (const { id, extensions } of contributes.languages) {
    deepStrictEqual(extensions, [`.${id}`]);
  }
});
