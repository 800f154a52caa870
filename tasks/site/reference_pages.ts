import { CHAPTERS } from "../learn/explanations.ts";
import type { Explanation } from "../../diagnostics/internal.ts";
import { DIALECTS } from "../../lexer/dialects/mod.ts";
import { type DirectiveRow, directiveRows } from "../learn/directive_rows.ts";
import { documentOf, escapeHtml } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";
import { siteHeader } from "./site_header.ts";

/** The pages of `docs/` for browsers: every problem and every directive. */
export function referencePages(): PageFiles {
  return Object.fromEntries(
    [DIAGNOSTICS, DIRECTIVES].map((page) => [page.path, documentWith(page)]),
  );
}

/** A page of text in chapters. */
interface ReferencePage {
  readonly path: string;
  readonly title: string;
  /** What it is about, as HTML. */
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

interface Chapter {
  readonly title: string;
  /** Names of its sections, if it has any; each is also the section's id. */
  readonly sections?: readonly string[];
  /** Lines of HTML. */
  readonly body: readonly string[];
}

const DIAGNOSTICS: ReferencePage = {
  path: "diagnostics.html",
  title: "Problems, and how to fix them",
  lead:
    "Every problem that the tools report has a code, which stands in brackets: <code>error[unknown-word]</code>.",
  chapters: CHAPTERS.map(({ title, explanations }) => ({
    title,
    sections: Object.keys(explanations),
    body: Object.entries<Explanation>({ ...explanations }).map(problem),
  })),
};

const DIRECTIVES: ReferencePage = {
  path: "directives.html",
  title: "Directives",
  lead:
    "A directive is a word in braces that stands for a value or for a word of the game.",
  chapters: [
    { title: "Classic", body: table(directiveRows(DIALECTS.classic)) },
    { title: "RLF", body: table(directiveRows(DIALECTS.rlf)) },
  ],
};

function documentWith({ path, title, lead, chapters }: ReferencePage): string {
  return documentOf({
    title,
    styles: "site.css",
    body: [
      ...siteHeader(path),
      '<main class="reference">',
      `<h1>${escapeHtml(title)}</h1>`,
      `<p class="lead">${lead}</p>`,
      ...contents(chapters),
      ...chapters.flatMap(({ title, body }) => [
        `<h2>${escapeHtml(title)}</h2>`,
        ...body,
      ]),
      "</main>",
    ],
  });
}

/** A list of all sections; each chapter folds out. */
function contents(chapters: readonly Chapter[]): readonly string[] {
  const folded = chapters.flatMap(({ title, sections = [] }) =>
    sections.length === 0 ? [] : [chapterContents(title, sections)]
  );
  return folded.length === 0
    ? []
    : ['<nav class="contents" aria-label="Contents">', ...folded, "</nav>"];
}

function chapterContents(title: string, sections: readonly string[]): string {
  const links = sections.map((code) =>
    `<li><a href="#${code}"><code>${code}</code></a></li>`
  );
  return [
    `<details><summary>${escapeHtml(title)} <span>${sections.length}</span>`,
    `</summary><ul>${links.join("")}</ul></details>`,
  ].join("");
}

function problem(
  [code, { meaning, example, fix }]: readonly [string, Explanation],
): string {
  return [
    `<section id="${code}">`,
    `<h3><a href="#${code}"><code>${code}</code></a></h3>`,
    `<p>${withCode(meaning)}</p>`,
    `<pre tabindex="0">${escapeHtml(example)}</pre>`,
    `<p>${withCode(fix)}</p>`,
    "</section>",
  ].join("\n");
}

function table(rows: readonly DirectiveRow[]): readonly string[] {
  return [
    '<div class="table" tabindex="0" role="group" aria-label="Directives">',
    "<table>",
    "<thead><tr><th>Directive</th><th>Reads</th><th>Stands for</th><th>Example</th></tr></thead>",
    "<tbody>",
    ...rows.map(tableRow),
    "</tbody>",
    "</table>",
    "</div>",
  ];
}

function tableRow(
  { directive, variables, value, example: [text, of] }: DirectiveRow,
): string {
  const cells = [
    code(directive),
    variables === "" ? "" : code(variables),
    escapeHtml(value),
    code(text) + (of === undefined ? "" : `<br>with ${code(of)}`),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** What stands between backticks is code. */
function withCode(text: string): string {
  return text.split("`")
    .map((part, i) => i % 2 === 0 ? escapeHtml(part) : code(part)).join("");
}
