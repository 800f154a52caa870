import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { denoIo } from "../../../tasks/cli/deno/deno_io.ts";
import { site } from "../../../tasks/site/site.ts";
import { gzippedSize } from "../gzip.ts";
import { withDirectory } from "../temporary.ts";

/** The pages whose links are ours; the reference is written by `deno doc`. */
const PAGES = [
  "index.html",
  "diagnostics.html",
  "directives.html",
  "gallery/index.html",
  "playground/index.html",
];

Deno.test("deno task site writes one folder whose links all lead somewhere", async () => {
  await withDirectory(async (folder) => {
    const io = { ...denoIo(), stdout: { ...denoIo().stdout, write: () => {} } };
    strictEqual(await site(io, folder), 0);
    const dead: string[] = [];
    for (const page of PAGES) {
      const text = await Deno.readTextFile(`${folder}/${page}`);
      const links = linksIn(text);
      ok(links.length > 1, page);
      for (const link of links) {
        const path = new URL(link, `file:///${page}`).pathname;
        if (!await exists(folder + path)) dead.push(`${page}: ${link}`);
      }
    }
    deepStrictEqual(dead, []);
    const first = await packedSize(folder, [
      "playground/index.html",
      "playground/playground.css",
      "playground/playground.js",
    ]);
    ok(first < 181_000, `The playground begins with ${first} bytes`);
    const onDemand = await packedSize(folder, [
      "playground/lorcana.js",
      "playground/puzzles.js",
    ]);
    ok(onDemand < 130_000, `The other games take ${onDemand} bytes`);
  });
});

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:href|src|data-home)="([^"#]+)"/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !link.startsWith("data:"));
}

/** The number of bytes that a server would send. */
async function packedSize(
  folder: string,
  paths: readonly string[],
): Promise<number> {
  let size = 0;
  for (const path of paths) {
    const text = await Deno.readTextFile(`${folder}/${path}`);
    size += await gzippedSize(text);
  }
  return size;
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}
