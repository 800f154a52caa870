import { applyTo } from "../../diagnostics/trees.ts";
import { BOARD, type Board, type BoardZone, type Side } from "./board.ts";
import { manaWords } from "./board_text.ts";
import { BOARD_STYLE } from "./board_style.ts";
import { escapeMarkup } from "./markup.ts";
import type { Pile } from "./piles.ts";

/**
 * Renders a board as a standalone HTML page, without scripts or other files.
 *
 * @category Puzzles
 */
export function boardHtml(board: Board): string {
  return applyTo(board, BOARD, written);
}

function written(board: Board): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(board.title)}</title>`,
    `<style>${BOARD_STYLE}</style>`,
    '<main class="board">',
    boardBody(board),
    "</main>",
    "</html>",
  ].map((line) => `${line}\n`).join("");
}

/** The board itself, as a part of a page. */
export function boardBody(board: Board): string {
  const { sides: [opponent, you] } = board;
  return [
    headHtml(board),
    sideHtml(opponent, "far"),
    stackHtml(board),
    sideHtml(you, "near"),
    cardsHtml(board),
    solutionHtml(board),
  ].filter((part) => part !== "").join("\n");
}

function headHtml(board: Board): string {
  const { title, difficulty, goal, start, description, url } = board;
  const badge = difficulty === null ? "" : ` ${element("small", difficulty)}`;
  const paragraphs = (description ?? "").split("\n").filter((each) => each);
  return [
    "<header>",
    `<h1>${escapeMarkup(title)}${badge}</h1>`,
    `<p class="goal">${escapeMarkup(goal)}</p>`,
    element("p", start),
    ...paragraphs.map((each) => element("p", each)),
    url === null ? "" : linkHtml(url),
    "</header>",
  ].filter((line) => line !== "").join("\n");
}

/** Only addresses of web pages become links. */
function linkHtml(url: string): string {
  const text = escapeMarkup(url);
  return /^https?:\/\//i.test(url)
    ? `<p class="url"><a href="${text}">${text}</a></p>`
    : `<p class="url">${text}</p>`;
}

/** Rows are in the order of a table: your battlefield faces the opponent's. */
function sideHtml(side: Side, distance: "far" | "near"): string {
  const rows = [
    rowHtml("Attached to player", side.attachments),
    rowHtml("Battlefield", side.battlefield, "(empty)"),
    rowHtml("Lands", side.lands),
    ...side.zones.map(zoneHtml),
  ];
  const ordered = distance === "far" ? rows.toReversed() : rows;
  return [
    `<section class="side ${distance}">`,
    titleHtml(side),
    ...ordered.filter((row) => row !== ""),
    "</section>",
  ].join("\n");
}

function titleHtml({ name, life, facts, mana }: Side): string {
  const parts = [
    ...facts,
    ...(mana.length === 0 ? [] : [`mana ${manaWords(mana)}`]),
  ];
  const rest = parts.map((part) => ` ${element("small", part)}`).join("");
  return `<h2>${escapeMarkup(name)} <b>${life ?? "?"} life</b>${rest}</h2>`;
}

function rowHtml(label: string, piles: readonly Pile[], empty = ""): string {
  if (piles.length === 0 && empty === "") return "";
  const cards = piles.length === 0
    ? element("p", empty)
    : piles.map(pileHtml).join("");
  return `<div class="row"><h3>${label}</h3><div class="cards">${cards}</div></div>`;
}

function zoneHtml({ zone, count, piles }: BoardZone): string {
  const label = `${zone[0]?.toUpperCase()}${zone.slice(1)} ${count}`;
  return rowHtml(label, piles);
}

function pileHtml(pile: Pile): string {
  const { name, count, tapped, marks, isToken, attachments } = pile;
  const classes = [
    "card",
    ...(isToken ? ["token"] : []),
    ...(tapped === count ? ["tapped"] : []),
  ].join(" ");
  const states = [...tappedWords(count, tapped), ...marks];
  const badge = count === 1 ? "" : `<span class="count">${count}×</span> `;
  const list = states.length === 0 ? "" : listHtml(states);
  const under = attachments.length === 0
    ? ""
    : `<div class="attached">${attachments.map(pileHtml).join("")}</div>`;
  return `<div class="${classes}"><strong>${badge}${
    escapeMarkup(name)
  }</strong>${list}${under}</div>`;
}

/** How many of a pile are tapped, in words. */
function tappedWords(count: number, tapped: number): string[] {
  if (tapped === 0) return [];
  return [tapped === count ? "tapped" : `${tapped} tapped`];
}

function stackHtml({ stack }: Board): string {
  if (stack.length === 0) return "";
  const items = stack.map((entry) => element("li", entry)).join("");
  return `<section class="stack"><h2>Before the first move</h2><ol>${items}</ol></section>`;
}

/** What a list of cards says about those of the puzzle. */
function cardsHtml({ cards }: Board): string {
  if (cards.length === 0) return "";
  const items = cards.map(({ name, line, text }) =>
    `<dt>${element("strong", name)} ${escapeMarkup(line)}</dt>` +
    (text === "" ? "" : element("dd", text))
  );
  return `<details><summary>Cards</summary><dl>${
    items.join("")
  }</dl></details>`;
}

/** Folded, so that nobody reads it by accident. */
function solutionHtml({ solution }: Board): string {
  if (solution.length === 0) return "";
  const items = solution.map((each) => element("li", each)).join("");
  return `<details><summary>Solution</summary><ol>${items}</ol></details>`;
}

function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => element("li", item)).join("")}</ul>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
