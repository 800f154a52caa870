import type { Io, IoResult } from "../cli/io.ts";
import { pageStyles } from "./browser_parts.ts";
import { documentOf } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";

/** The first page of the site, with a way to everything else. */
export async function indexPage(
  io: Io,
  schemas: readonly string[],
): Promise<IoResult<PageFiles>> {
  const styles = await pageStyles(io, "front");
  return styles.ok
    ? {
      ok: true,
      value: { "index.html": index(schemas), "site.css": styles.value },
    }
    : styles;
}

const PARTS: readonly (readonly [path: string, name: string, what: string])[] =
  [
    [
      "playground/index.html",
      "Playground",
      "Type a card, a Lorcana text or a puzzle, and watch it being read: errors with their fixes, the card as players see it, the tree behind it.",
    ],
    [
      "gallery/index.html",
      "Gallery",
      "Every card of the sample, a search by what cards do, duplicates, and statistics of the set.",
    ],
    [
      "api/index.html",
      "API reference",
      "Every function and type of the library, with examples that run.",
    ],
    [
      "directives.html",
      "Directives",
      "What stands between braces in the text of a card, in both dialects, with an example of each.",
    ],
    [
      "diagnostics.html",
      "Problems",
      "Every code that a report can have: what it means, an example, and how to fix it.",
    ],
  ];

function index(schemas: readonly string[]): string {
  return documentOf({
    title: "@dreamtides/parse",
    styles: "site.css",
    body: [
      "<main>",
      "<h1>@dreamtides/parse</h1>",
      '<p class="lead">Rules text of card games to data that engines can run, and back.</p>',
      '<ul class="parts">',
      ...PARTS.map(([path, name, what]) =>
        `<li><a href="${path}"><strong>${name}</strong> <span>${what}</span></a></li>`
      ),
      "</ul>",
      "<h2>How fast it is</h2>",
      '<p><img src="bench.svg" alt="Time per operation, next to a baseline: see bench/README.md for the numbers"></p>',
      "<h2>JSON Schemas</h2>",
      '<ul class="files">',
      ...schemas.map((path) =>
        `<li><a href="${path}">${
          path.replace(/^schema\/|\.schema\.json$/g, "")
        }</a></li>`
      ),
      "</ul>",
      "</main>",
    ],
  });
}
