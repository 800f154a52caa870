import { HTML_STYLES } from "../../serializer/display/mod.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { pageStyles, playground } from "./browser_parts.ts";
import { classicScript, type Modules } from "./classic_scripts.ts";
import { documentOf } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";

/** The files of the playground: open `index.html` in a browser. */
export async function playgroundPage(
  io: Io,
  home?: string,
): Promise<IoResult<PageFiles>> {
  const bundled = await io.bundleTogether(ENTRIES.map(playground));
  if (!bundled.ok) return bundled;
  const styles = await pageStyles(io, "workbench");
  if (!styles.ok) return styles;
  return {
    ok: true,
    value: {
      "index.html": index(home),
      "playground.css": `${styles.value}\n${HTML_STYLES}`,
      ...scripts(bundled.value),
    },
  };
}

/** Scripts of their own: the page loads them when somebody asks for the game. */
const GAMES = ["lorcana", "puzzles"];

const ENTRIES = [
  "workbench/main.tsx",
  ...GAMES.map((game) => `workbench/games/${game}_script.ts`),
];

function scripts(modules: Modules): PageFiles {
  return {
    "playground.js": classicScript(modules, "main.js"),
    ...Object.fromEntries(
      GAMES.map((game) => [
        `${game}.js`,
        classicScript(modules, `${game}_script.js`, "main.js"),
      ]),
    ),
  };
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
