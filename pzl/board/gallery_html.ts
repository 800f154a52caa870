import { expectList } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import type { Board } from "./board.ts";
import { boardBody } from "./board_html.ts";
import { BOARD_STYLE } from "./board_style.ts";
import { GALLERY_SCRIPT, GALLERY_STYLE } from "./gallery_script.ts";
import { escapeMarkup } from "./markup.ts";
import type { Pile } from "./piles.ts";

/**
 * Renders a collection of boards as one standalone HTML page, in which they can
 * be searched by name, card, goal and difficulty.
 *
 * @example
 * ```ts
 * import { boardOf, boardsHtml, parsePuzzle, puzzleTemplate } from "@dreamtides/parse";
 * import { match, ok } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(puzzleTemplate("One Shock"));
 *
 * ok(puzzle.ok);
 * match(boardsHtml([boardOf(puzzle)]), /<summary>One Shock/);
 * ```
 *
 * @category Puzzles
 */
export function boardsHtml(boards: readonly Board[]): string {
  expectList(boards, "boards");
  return applyTo(
    boards,
    { argument: "boards", expected: "a list of boards" },
    written,
  );
}

function written(boards: readonly Board[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
    `style-src 'unsafe-inline'; script-src 'unsafe-inline'">`,
    "<title>Puzzles</title>",
    `<style>${BOARD_STYLE}${GALLERY_STYLE}</style>`,
    '<main class="board">',
    "<h1>Puzzles</h1>",
    filterHtml(boards),
    ...boards.map(entryHtml),
    "</main>",
    `<script>${GALLERY_SCRIPT}</script>`,
    "</html>",
  ].map((line) => `${line}\n`).join("");
}

function filterHtml(boards: readonly Board[]): string {
  return [
    '<form class="filter" role="search">',
    '<input type="search" name="words" placeholder="Name or card" ' +
    'aria-label="Name or card">',
    selectHtml("goal", "Any goal", boards.map(goalOf)),
    selectHtml("difficulty", "Any difficulty", boards.map(difficultyOf)),
    '<output name="count" aria-live="polite"></output>',
    "</form>",
  ].join("\n");
}

function selectHtml(
  name: string,
  any: string,
  values: readonly string[],
): string {
  const options = [...new Set(values)].filter((value) => value !== "").sort()
    .map((value) => `<option>${escapeMarkup(value)}</option>`).join("");
  return `<select name="${name}" aria-label="${name}">` +
    `<option value="">${any}</option>${options}</select>`;
}

function entryHtml(board: Board): string {
  const { title, goal, difficulty } = board;
  const words = [title, ...cardNamesOn(board)].join("\n").toLowerCase();
  const badge = difficulty === null ? "" : `${difficulty}, `;
  return [
    `<details class="puzzle" data-goal="${escapeMarkup(goalOf(board))}" ` +
    `data-difficulty="${escapeMarkup(difficultyOf(board))}" ` +
    `data-words="${escapeMarkup(words)}">`,
    `<summary>${escapeMarkup(title)} <small>${
      escapeMarkup(badge + goal)
    }</small></summary>`,
    boardBody(board),
    "</details>",
  ].join("\n");
}

/** The goal without its targets and its limit. */
function goalOf({ goal }: Board): string {
  return goal.replace(/( \(|, | by the end of | through turn ).*$/, "");
}

function difficultyOf({ difficulty }: Board): string {
  return difficulty ?? "";
}

/** The names of all cards of a board, each once. */
function cardNamesOn({ sides }: Board): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ name, attachments }: Pile) => {
    names.add(name);
    attachments.forEach(add);
  };
  for (const { battlefield, lands, attachments, zones } of sides) {
    [...battlefield, ...lands, ...attachments].forEach(add);
    for (const { piles } of zones) piles.forEach(add);
  }
  return names;
}
