// deno-lint-ignore-file no-console
import { runTool } from "./run.ts";

/** What the package has besides its code. */
const FILES: readonly string[] = [
  "README.md",
  "language-configuration.json",
  "package.json",
  "syntaxes/dreamtides.injection.tmLanguage.json",
  "syntaxes/pzl.tmLanguage.json",
];

const SOURCE = "editor/clients/vscode";

/** The packer's permissions. No lock file: it is not a dependency of ours. */
export const VSCE: readonly string[] = [
  "run",
  "--quiet",
  "--no-lock",
  "--no-prompt",
  "--allow-read",
  "--allow-env",
  "--allow-sys",
];

/** The package of the packer. */
export const VSCE_PACKAGE = "npm:@vscode/vsce@4.1.0";

/** Packs the extension for VS Code, server included; returns where it is. */
export async function packVscode(directory: string): Promise<string> {
  const build = `${directory}/vscode`;
  await Deno.mkdir(`${build}/syntaxes`, { recursive: true });
  await bundle(`${SOURCE}/src/extension.ts`, `${build}/dist/extension.cjs`);
  await bundle(`${SOURCE}/src/server.ts`, `${build}/dist/server.cjs`);
  for (const name of FILES) {
    await Deno.copyFile(`${SOURCE}/${name}`, `${build}/${name}`);
  }
  await Deno.copyFile("LICENSE", `${build}/LICENSE`);
  const target = `${await Deno.realPath(directory)}/dreamtides.vsix`;
  await runTool("deno", [
    ...VSCE,
    `--allow-write=${await Deno.realPath(directory)}`,
    VSCE_PACKAGE,
    "package",
    "--no-dependencies",
    "--allow-missing-repository",
    "--out",
    target,
  ], build);
  return target;
}

/** Both halves run in VS Code's own Node, which provides "vscode". */
async function bundle(source: string, target: string): Promise<void> {
  await runTool("deno", [
    "bundle",
    "--quiet",
    "--platform=node",
    "--format=cjs",
    "--minify",
    "--external=vscode",
    "--output",
    target,
    source,
  ]);
}

if (import.meta.main) {
  await Deno.mkdir("out", { recursive: true });
  console.log(`Packed: ${await packVscode("out")}`);
}
