import { ok } from "node:assert/strict";
import { runTool } from "../../../tasks/pack/run.ts";
import { gzippedSize } from "../gzip.ts";
import { withDirectory } from "../temporary.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "write");

/** What a page may load to read, write and explain cards, in bytes. */
const MOST_BYTES = 66_300;

/** The door that a page imports, and what it imports. */
const DOORS: readonly (readonly [string, string])[] = [
  ["dreamtides.ts", "parse, serialize"],
  ["diagnostics/mod.ts", "render"],
];

/** Bundles exports of doors for browsers. */
async function bundled(
  directory: string,
  doors: typeof DOORS,
): Promise<string> {
  const root = new URL("../../..", import.meta.url);
  const source = doors.map(([door, names]) =>
    `export { ${names} } from ${JSON.stringify(new URL(door, root).href)};`
  );
  // In the project, so that its import map holds.
  const entry = `${directory}/entry.ts`;
  await Deno.writeTextFile(entry, source.join("\n"));
  const target = `${directory}/bundle.js`;
  const config = new URL("deno.json", root).pathname;
  await runTool("deno", [
    "bundle",
    "--quiet",
    `--config=${config}`,
    "--platform=browser",
    "--minify",
    "--output",
    target,
    entry,
  ]);
  return await Deno.readTextFile(target);
}

test("parse, serialize and render fit into 66 kB of a page", async () => {
  await withDirectory(async (directory) => {
    const bytes = gzippedSize(await bundled(directory, DOORS));
    ok(bytes <= MOST_BYTES, `${bytes} bytes`);
  });
});

test("no door loads the command line", async () => {
  await withDirectory(async (directory) => {
    const doors = [
      "mod.ts",
      "serializer/display/mod.ts",
      "editor/mod.ts",
      "lorcana/mod.ts",
    ]
      .map((door, index) => [door, `${NAMES[index]} as door${index}`] as const);
    const code = await bundled(directory, doors);
    ok(!code.includes("Deno.args"));
    ok(!code.includes("textDocument/"));
  });
});

/** A name that each of those doors exports. */
const NAMES: readonly string[] = [
  "parse",
  "display",
  "LANGUAGES",
  "parseAbility",
];
