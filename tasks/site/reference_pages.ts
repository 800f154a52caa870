import {
  CHAPTERS,
  type Explanation,
} from "../../diagnostics/explanations/mod.ts";
import { DIALECTS } from "../../dialects/mod.ts";
import { type DirectiveRow, directiveRows } from "../learn/directive_rows.ts";
import { documentOf, escapeHtml } from "./document.ts";
import type { PageFiles } from "./gallery_page.ts";

/** The pages of `docs/` for browsers: every problem and every directive. */
export function referencePages(): PageFiles {
  return {
    "diagnostics.html": page("Problems, and how to fix them", [
      '<p class="lead">Every problem that the tools report has a code, which stands in brackets: <code>error[unknown-word]</code>.</p>',
      ...CHAPTERS.flatMap(({ title, explanations }) => [
        `<h2>${escapeHtml(title)}</h2>`,
        ...Object.entries<Explanation>({ ...explanations }).map(problem),
      ]),
    ]),
    "directives.html": page("Directives", [
      '<p class="lead">A directive is a word in braces that stands for a value or for a word of the game.</p>',
      "<h2>Classic</h2>",
      ...table(directiveRows(DIALECTS.classic)),
      "<h2>RLF</h2>",
      ...table(directiveRows(DIALECTS.rlf)),
    ]),
  };
}

function page(title: string, body: readonly string[]): string {
  return documentOf({
    title,
    styles: "site.css",
    body: [
      '<main class="reference">',
      '<p><a href="index.html">@dreamtides/parse</a></p>',
      `<h1>${escapeHtml(title)}</h1>`,
      ...body,
      "</main>",
    ],
  });
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
    "<thead><tr><th>directive</th><th>reads</th><th>stands for</th><th>example</th></tr></thead>",
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
