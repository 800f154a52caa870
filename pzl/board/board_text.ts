import { displayWidth, expectOptions } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import {
  BOARD,
  type Board,
  type BoardZone,
  type CardNote,
  type Side,
} from "./board.ts";
import type { Pile } from "./piles.ts";
import { joinedLines, visible, wrappedLines } from "./wrap.ts";

/** How to lay out a board in a terminal. */
export interface BoardTextOptions {
  /** The maximum length of a line, at least 40. */
  readonly width?: number;
  /** Whether to use escape sequences for emphasis. */
  readonly color?: boolean;
  /** Whether to show the solution, if the puzzle has one. */
  readonly solution?: boolean;
}

/**
 * Renders a board as lines of text: the opponent above, you below.
 *
 * @category Puzzles
 */
export function boardText(
  board: Board,
  options: BoardTextOptions = {},
): string {
  expectOptions(options, {
    width: "number",
    color: "boolean",
    solution: "boolean",
  });
  return applyTo(board, BOARD, (own) => written(own, options));
}

function written(
  board: Board,
  { width = 80, color = false, solution = false }: BoardTextOptions,
): string {
  const columns = Math.max(width, LEAST_WIDTH);
  const [opponent, you] = board.sides;
  const paint = color ? painted : plain;
  const lines = [
    ...headLines(board, columns, paint),
    ...sideLines(opponent, columns, paint, true),
    ...numberedLines("BEFORE THE FIRST MOVE", board.stack, columns, paint),
    ...sideLines(you, columns, paint, false),
    ...noteLines(board.cards, columns, paint),
    ...(solution
      ? numberedLines("SOLUTION", board.solution, columns, paint)
      : []),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

const LEAST_WIDTH = 40;

/** Adds emphasis to a part of a line; its width stays. */
type Paint = (style: "bold" | "dim", text: string) => string;

function plain(_style: string, text: string): string {
  return text;
}

function painted(style: "bold" | "dim", text: string): string {
  return `\x1b[${style === "bold" ? 1 : 2}m${text}\x1b[0m`;
}

function headLines(board: Board, width: number, paint: Paint): string[] {
  const { title, difficulty, goal, start, description, url } = board;
  const head = difficulty === null ? title : `${title} (${difficulty})`;
  const paragraphs = (description ?? "").split("\n");
  return [
    ...wrappedLines(visible(head), width).map((line) => paint("bold", line)),
    ...wrappedLines(visible(`Goal: ${goal}`), width),
    ...wrappedLines(visible(`Start: ${start}`), width),
    ...(description === null ? [] : [
      "",
      ...paragraphs.flatMap((each) =>
        wrappedLines(visible(each.trim()), width)
      ),
    ]),
    ...(url === null
      ? []
      : wrappedLines(visible(url), width).map((line) => paint("dim", line))),
    "",
  ];
}

/** Lines are in the order of a table: your battlefield faces the opponent's. */
function sideLines(
  side: Side,
  width: number,
  paint: Paint,
  isFar: boolean,
): string[] {
  const zones = side.zones.map((zone) => zoneLines(zone, width));
  const rows = [
    side.attachments.length === 0
      ? []
      : rowLines("Attached to player", side.attachments, width),
    rowLines("Battlefield", side.battlefield, width),
    side.lands.length === 0 ? [] : rowLines("Lands", side.lands, width),
    ...zones,
  ];
  const title = titleLines(side, width).map((line) => paint("bold", line));
  const ordered = isFar ? rows.toReversed() : rows;
  return [rule(width), ...title, ...ordered.flat()];
}

function titleLines(side: Side, width: number): string[] {
  const { name, life, facts, mana } = side;
  const parts = [
    `${name.toUpperCase()}  life ${life ?? "unknown"}`,
    ...facts,
    ...(mana.length === 0 ? [] : [`mana ${manaWords(mana)}`]),
  ];
  return wrappedLines(visible(parts.join(" · ")), width);
}

/** "R R G", or "999 U" if there are too many to count. */
export function manaWords(mana: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const symbol of mana) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const isLong = [...counts.values()].some((count) => count > 5);
  return [...counts].map(([symbol, count]) =>
    isLong ? `${count} ${symbol}` : Array(count).fill(symbol).join(" ")
  ).join(isLong ? ", " : " ");
}

function rule(width: number): string {
  return "─".repeat(width);
}

/** Labels have their own column. */
const LABEL_WIDTH = 14;

function rowLines(
  label: string,
  piles: readonly Pile[],
  width: number,
): string[] {
  const lines = piles.length === 0
    ? ["(empty)"]
    : piles.flatMap((pile) => pileLines(pile, width - LABEL_WIDTH, 0));
  return labeled(label, lines);
}

function zoneLines({ zone, count, piles }: BoardZone, width: number): string[] {
  const label = `${zone[0]?.toUpperCase()}${zone.slice(1)} ${count}`;
  const isPlain = piles.every(({ marks }) => marks.length === 0);
  const columns = width - LABEL_WIDTH;
  return labeled(
    label,
    isPlain
      ? wrapItems(piles.map((pile) => visible(pileWords(pile))), columns)
      : piles.flatMap((pile) => pileLines(pile, columns, 0)),
  );
}

/** Names side by side; a name wraps only if it needs more than a line. */
function wrapItems(items: readonly string[], width: number): string[] {
  return joinedLines(items, " · ", width)
    .flatMap((each) => wrappedLines(each, width));
}

function labeled(label: string, lines: readonly string[]): string[] {
  const isLong = displayWidth(label) >= LABEL_WIDTH;
  const indent = " ".repeat(LABEL_WIDTH);
  const rows = lines.map((line, index) =>
    index === 0 && !isLong ? label.padEnd(LABEL_WIDTH) + line : indent + line
  );
  return isLong ? [label, ...rows] : rows;
}

function pileLines(pile: Pile, width: number, depth: number): string[] {
  const branch = depth === 0 ? "" : `${"  ".repeat(depth - 1)}└ `;
  const indent = " ".repeat(branch.length + 2);
  const words = [pileWords(pile), ...pile.marks].join(", ");
  const [first = "", ...others] = wrappedLines(
    visible(words),
    width - indent.length,
  );
  const deeper = Math.min(depth + 1, DEEPEST);
  return [
    branch + first,
    ...others.map((line) => indent + line),
    ...pile.attachments.flatMap((each) => pileLines(each, width, deeper)),
  ];
}

/** Nested attachments are indented no further than this. */
const DEEPEST = 6;

/** "4× Island (1 tapped)" */
export function pileWords({ name, count, tapped }: Pile): string {
  const many = count === 1 ? "" : `${count}× `;
  if (tapped === 0) return `${many}${name}`;
  const how = tapped === count ? "tapped" : `${tapped} tapped`;
  return `${many}${name} (${how})`;
}

/** What a list of cards says about those of the puzzle. */
function noteLines(
  cards: readonly CardNote[],
  width: number,
  paint: Paint,
): string[] {
  if (cards.length === 0) return [];
  const indented = (text: string) =>
    wrappedLines(visible(text), width - 2).map((line) => `  ${line}`);
  return [
    rule(width),
    paint("bold", "CARDS"),
    ...cards.flatMap(({ name, line, text }) => [
      ...wrappedLines(visible(`${name}: ${line}`), width),
      ...(text === "" ? [] : text.split("\n").flatMap(indented)),
    ]),
  ];
}

function numberedLines(
  title: string,
  entries: readonly string[],
  width: number,
  paint: Paint,
): string[] {
  if (entries.length === 0) return [];
  return [
    rule(width),
    paint("bold", title),
    ...entries.flatMap((entry, index) => {
      const [first = "", ...others] = wrappedLines(
        visible(`${index + 1}. ${entry}`),
        width - 3,
      );
      return [first, ...others.map((line) => `   ${line}`)];
    }),
  ];
}
