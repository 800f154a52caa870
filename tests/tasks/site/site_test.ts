import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { denoIo } from "../../../tasks/cli/deno_io.ts";
import { site } from "../../../tasks/site/site.ts";
import { withDirectory } from "../temporary.ts";

/** The pages whose links are ours; the reference is written by `deno doc`. */
const PAGES = ["index.html", "gallery/index.html", "playground/index.html"];

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
    ok(await exists(`${folder}/playground/lorcana.js`));
    ok(await exists(`${folder}/playground/puzzles.js`));
  });
});

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:href|src|data-home)="([^"#]+)"/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !link.startsWith("data:"));
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}
