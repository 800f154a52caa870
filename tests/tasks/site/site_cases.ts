import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { denoIo } from "../../../tasks/cli/deno/deno_io.ts";
import { site } from "../../../tasks/site/site.ts";
import { outDirectory } from "../../browser/chromium.ts";
import { browserTest } from "../../browser/pages.ts";
import { gzippedSize } from "../gzip.ts";

/** The pages whose links are ours; the reference is written by `deno doc`. */
const PAGES = [
  "index.html",
  "diagnostics.html",
  "directives.html",
  "gallery/index.html",
  "playground/index.html",
];

const SITE = `${await outDirectory()}/whole-site`;
const io = { ...denoIo(), stdout: { ...denoIo().stdout, write: () => {} } };
const exitCode = await site(io, SITE);

Deno.test("deno task site writes one folder whose links all lead somewhere", async () => {
  strictEqual(exitCode, 0);
  const dead: string[] = [];
  for (const page of PAGES) {
    const text = await Deno.readTextFile(`${SITE}/${page}`);
    const links = linksIn(text);
    ok(links.length > 1, page);
    for (const link of links) {
      const path = new URL(link, `file:///${page}`).pathname;
      if (!await exists(SITE + path)) dead.push(`${page}: ${link}`);
    }
  }
  deepStrictEqual(dead, []);
});

Deno.test("The pages of the site are small", async () => {
  const first = await packedSize([
    "playground/index.html",
    "playground/playground.css",
    "playground/playground.js",
  ]);
  ok(first < 108_000, `The playground begins with ${first} bytes`);
  const onDemand = await packedSize([
    "playground/lorcana.js",
    "playground/puzzles.js",
  ]);
  ok(onDemand < 165_000, `The other games take ${onDemand} bytes`);
  ok(first + onDemand < 270_000, `In all, ${first + onDemand} bytes`);
  const gallery = await packedSize([
    "gallery/gallery.css",
    "gallery/gallery.js",
  ]);
  ok(gallery < 19_000, `The gallery takes ${gallery} bytes without its cards`);
});

/** What a sample of each game shows, once its script has run. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  dreamtides: /Draw a card\./,
  lorcana: /Draw a card\./,
  puzzles: /Battlefield/,
};

for (const [game, shown] of Object.entries(SHOWN)) {
  browserTest(
    `The site's playground reads ${game} with minified scripts, from the disk`,
    async (page) => {
      const url = new URL(`../../../${SITE}/playground/`, import.meta.url);
      const text = game === "puzzles" ? "" : "&text=Draw a card.";
      await page.goto(`${url}index.html#game=${game}${text}`);
      const picture = await page.waitForSelector(".face, .board");
      const words = await picture?.evaluate((element) => element.textContent);
      match(words ?? "", shown);
    },
  );
}

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:href|src|data-home)="([^"#]+)"/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !link.startsWith("data:"));
}

/** The number of bytes that a server would send. */
async function packedSize(paths: readonly string[]): Promise<number> {
  let size = 0;
  for (const path of paths) {
    const text = await Deno.readTextFile(`${SITE}/${path}`);
    size += gzippedSize(text);
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
