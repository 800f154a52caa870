import { display, HTML_STYLES, toHtml } from "../../serializer/display/mod.ts";
import { parse } from "../../parser/mod.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { pageStyles } from "./browser_parts.ts";
import { documentOf, escapeHtml } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";
import { siteHeader } from "./site_header.ts";

/** The first page of the site, with a way to everything else. */
export async function indexPage(
  io: Io,
  schemas: readonly string[],
): Promise<IoResult<PageFiles>> {
  const styles = await pageStyles(io, "front");
  return styles.ok
    ? {
      ok: true,
      value: {
        "index.html": index(schemas),
        "site.css": `${styles.value}\n${HTML_STYLES}`,
      },
    }
    : styles;
}

type Part = readonly [path: string, name: string, what: string];

const PARTS: readonly Part[] = [
  [
    "playground/index.html",
    "Playground",
    "Type a card, a Lorcana text or a puzzle and watch it being read: errors with their fixes, the card as players see it, the tree behind it.",
  ],
  [
    "gallery/index.html",
    "Gallery",
    "Every card of the sample, a search by what cards do, duplicates, and statistics of the set.",
  ],
  [
    "directives.html",
    "Directives",
    "What stands between braces in the text of a card, in both dialects.",
  ],
  [
    "diagnostics.html",
    "Problems",
    "Every code that a report can have: what it means, and how to fix it.",
  ],
  [
    "api/index.html",
    "API reference",
    "Every function and type of the library, with examples that run.",
  ],
];

function index(schemas: readonly string[]): string {
  return documentOf({
    title: "@dreamtides/parse",
    styles: "site.css",
    body: [
      ...siteHeader("index.html"),
      '<main class="front">',
      "<h1>Rules text in, data out, and back again</h1>",
      '<p class="lead">@dreamtides/parse reads the abilities on cards as game engines need them, explains every mistake at its place, and writes abilities as text.</p>',
      ...example("{Judgment} Draw {cards}.", "cards: 2"),
      '<ul class="parts">',
      ...PARTS.map(([path, name, what]) =>
        `<li><a href="${path}"><strong>${name}</strong> <span>${what}</span></a></li>`
      ),
      "</ul>",
      "<h2>How fast it is</h2>",
      '<div class="wide" tabindex="0" role="group" aria-label="Benchmarks">',
      '<img src="bench.svg" alt="Time per operation, next to a baseline: see bench/README.md for the numbers">',
      "</div>",
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

/** A card as its author writes it, as players see it, and as engines do. */
function example(text: string, variables: string): readonly string[] {
  const [read, shown] = [parse(text, variables), display(text, variables)];
  if (!read.ok || !shown.ok) throw new Error(`Cannot read "${text}"`);
  const tree = JSON.stringify(read.abilities[0], null, 2);
  return [
    '<dl class="example">',
    `<div><dt>Authors write</dt><dd><pre tabindex="0">${
      escapeHtml(`${text}\n${variables}`)
    }</pre></dd></div>`,
    `<div><dt>Players see</dt><dd class="rules">${
      toHtml(shown.spans)
    }</dd></div>`,
    `<div><dt>Engines run</dt><dd><pre tabindex="0">${
      escapeHtml(tree)
    }</pre></dd></div>`,
    "</dl>",
  ];
}
