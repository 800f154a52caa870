// deno-lint-ignore-file no-console
import { runTool } from "./run.ts";

/** What the package says about itself besides what `deno pack` writes. */
const FIELDS = {
  description:
    "Turns the rules text of card games into data that engines can run, and back",
  keywords: [
    "card game",
    "dreamtides",
    "forge",
    "lorcana",
    "parser",
    "puzzle",
    "rules text",
  ],
  engines: { node: ">=22" },
  // Bundlers leave out what is not asked for: a page with `parse` alone does not
  // load puzzles.
  sideEffects: false,
};

/** Only the command line needs these, and it runs in Deno alone. */
const UNUSED_PACKAGES: readonly string[] = [
  "@stricli/core",
  "vscode-languageserver",
  "vscode-languageserver-textdocument",
];

/** What a library has no use for. */
const LEFT_OUT: readonly string[] = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "examples",
  "serializer/README.md",
  "site",
  "tasks",
];

/** The last lines of `mod.js`: if it is the program, it starts the command line. */
const START = /\n(?:\/\/[^\n]*\n)*if \(import\.meta\.main[^]*$/;

/** Packs the library for Node and browsers; returns where it is. */
export async function packNpm(directory: string): Promise<string> {
  const root = await Deno.realPath(directory);
  const draft = `${root}/draft.tgz`;
  const target = `${root}/dreamtides-parse.tgz`;
  await runTool("deno", [
    "pack",
    "--no-source-maps",
    "--allow-dirty",
    "--output",
    draft,
  ]);
  await Deno.remove(`${root}/package`, { recursive: true }).catch(() => {});
  await runTool("tar", ["-xzf", draft, "-C", root]);
  for (const name of LEFT_OUT) {
    await Deno.remove(`${root}/package/${name}`, { recursive: true });
  }
  await rewrite(`${root}/package/mod.js`, withoutStart);
  await rewrite(`${root}/package/package.json`, withFields);
  await runTool("tar", ["-czf", target, "-C", root, "package"]);
  await Deno.remove(draft);
  return target;
}

async function rewrite(
  path: string,
  change: (text: string) => string,
): Promise<void> {
  await Deno.writeTextFile(path, change(await Deno.readTextFile(path)));
}

/** The module without the command line, which bundlers would follow. */
export function withoutStart(module: string): string {
  if (!START.test(module)) throw new Error("mod.js does not end as expected");
  return module.replace(START, "\n");
}

/** The manifest with the fields that `deno.json` cannot hold. */
export function withFields(manifest: string): string {
  const { dependencies = {}, ...fields } = JSON.parse(manifest);
  const used = Object.entries(dependencies).filter(([name]) =>
    !UNUSED_PACKAGES.includes(name)
  );
  const whole = {
    ...fields,
    ...FIELDS,
    dependencies: Object.fromEntries(used),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

if (import.meta.main) {
  await Deno.mkdir("out", { recursive: true });
  console.log(`Packed: ${await packNpm("out")}`);
}
