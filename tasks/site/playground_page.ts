import { HTML_STYLES } from "../../display/mod.ts";
import type { Io, Outcome } from "../cli/io.ts";
import { browserParts, playground } from "./browser_parts.ts";
import { documentOf } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";

/** The files of the playground: open `index.html` in a browser. */
export async function playgroundPage(
  io: Io,
  home?: string,
): Promise<Outcome<PageFiles>> {
  const parts = await browserParts(io, "workbench");
  if (!parts.ok) return parts;
  const files: Record<string, string> = {
    "index.html": index(home),
    "playground.js": parts.value.script,
    "playground.css": `${parts.value.styles}\n${HTML_STYLES}`,
  };
  // Scripts of their own: the page loads them when somebody asks for the game.
  for (const game of ["lorcana", "puzzles"]) {
    const script = await io.bundle(
      playground(`workbench/games/${game}_script.ts`),
    );
    if (!script.ok) return script;
    files[`${game}.js`] = script.value;
  }
  return { ok: true, value: files };
}

function index(home?: string): string {
  return documentOf({
    title: "Playground",
    styles: "playground.css",
    script: "playground.js",
    ...home !== undefined && { home },
    body: [
      '<div id="app"><noscript>This page needs JavaScript.</noscript></div>',
    ],
  });
}
