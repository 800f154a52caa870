import { strictEqual } from "node:assert/strict";
import { bundleTogether } from "../../tasks/cli/deno/bundle.ts";
import { browserTest } from "./pages.ts";

const ROOT = new URL("../../", import.meta.url);

/** A page that shows nothing before its cards are loaded. */
const FILES = {
  "index.html": '<!doctype html><script type="module" src="main.js"></script>',
  "favicon.ico": "",
  "main.js": `
import { loadTabula } from "./mod.js";
const readFile = async (path) => await (await fetch(path)).bytes();
const loaded = await loadTabula("production", { directory: "cards", readFile });
document.title = loaded.ok ? loaded.tabula.cards.size + " cards" : "no cards";
`,
};

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
};

/** Serves files, the sample cards in "cards/", under a strict policy. */
function serve(
  files: Readonly<Record<string, string>>,
): Deno.HttpServer<Deno.NetAddr> {
  const options = { hostname: "127.0.0.1", port: 0, onListen: () => {} };
  return Deno.serve(options, async ({ url }) => {
    const name = new URL(url).pathname.slice(1);
    const body = files[name] ??
      await Deno.readTextFile(
        new URL(name.replace(/^cards/, "examples/tabula"), ROOT),
      );
    const type = TYPES[name.replace(/^.*\./, "")] ?? "text/plain";
    return new Response(body, {
      headers: {
        "content-type": type,
        "content-security-policy": "default-src 'self'",
      },
    });
  });
}

browserTest(
  "loadTabula() loads cards at the top of a page that forbids eval",
  async (page) => {
    const door = new URL("tabula/mod.ts", ROOT);
    const server = serve({ ...await bundleTogether([door]), ...FILES });
    try {
      await page.goto(`http://127.0.0.1:${server.addr.port}/index.html`);
      await page.waitForFunction("document.title !== ''", { timeout: 10_000 });
      strictEqual(await page.title(), "48 cards");
    } finally {
      await server.shutdown();
    }
  },
);
