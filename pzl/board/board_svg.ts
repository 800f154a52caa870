import { displayWidth } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import { BOARD, type Board, type BoardZone, type Side } from "./board.ts";
import { manaWords, pileWords } from "./board_text.ts";
import { escapeMarkup } from "./markup.ts";
import type { Pile } from "./piles.ts";
import { wrappedLines } from "./wrap.ts";

/** An image in progress: what has been drawn, and its height so far. */
interface Drawing {
  readonly shapes: string[];
  y: number;
}

const WIDTH = 960;
const MARGIN = 24;
const LABEL = 110;
const GAP = 8;
const LINE = 16;

/**
 * Renders a board as an SVG image, for pages that do not accept HTML.
 *
 * @category Puzzles
 */
export function boardSvg(board: Board): string {
  return applyTo(board, BOARD, drawn);
}

function drawn(board: Board): string {
  const { sides: [opponent, you] } = board;
  const drawing: Drawing = { shapes: [], y: MARGIN };
  drawHead(drawing, board);
  drawSide(drawing, opponent, true);
  drawStack(drawing, board);
  drawSide(drawing, you, false);
  const height = drawing.y + MARGIN - GAP;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" ` +
    `width="${WIDTH}" height="${height}" role="img" font-size="13" ` +
    `font-family="system-ui, 'DejaVu Sans', sans-serif" fill="#1d2327">`,
    `<title>${escapeMarkup(board.title)}</title>`,
    `<rect width="100%" height="100%" fill="#f6f5f1"/>`,
    ...drawing.shapes,
    "</svg>",
  ].map((line) => `${line}\n`).join("");
}

function drawHead(drawing: Drawing, board: Board): void {
  const { title, difficulty, goal, start, description } = board;
  const head = difficulty === null ? title : `${title} (${difficulty})`;
  drawLines(drawing, head, { size: 19, weight: 700 });
  drawLines(drawing, goal, { size: 14, weight: 600 });
  drawLines(drawing, start, {});
  for (const paragraph of (description ?? "").split("\n")) {
    if (paragraph.trim() !== "") drawLines(drawing, paragraph.trim(), {});
  }
  drawing.y += GAP;
}

interface Style {
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
}

/** Draws a text over the whole width, in as many lines as it needs. */
function drawLines(drawing: Drawing, text: string, style: Style): void {
  const { size = 13 } = style;
  for (
    const line of wrappedLines(text, charactersIn(WIDTH - 2 * MARGIN, size))
  ) {
    drawing.y += Math.round(size * 1.35);
    drawing.shapes.push(textAt(MARGIN, drawing.y - 4, line, style));
  }
}

/** How many characters of usual width fit; wide ones count twice. */
function charactersIn(pixels: number, size: number): number {
  return Math.floor(pixels / (size * 0.6));
}

function textAt(x: number, y: number, text: string, style: Style): string {
  const { size, weight, color } = style;
  const attributes = [
    size === undefined ? "" : ` font-size="${size}"`,
    weight === undefined ? "" : ` font-weight="${weight}"`,
    color === undefined ? "" : ` fill="${color}"`,
  ].join("");
  return `<text x="${x}" y="${y}"${attributes}>${escapeMarkup(text)}</text>`;
}

function drawSide(drawing: Drawing, side: Side, isFar: boolean): void {
  const top = drawing.y;
  const background = drawing.shapes.push("") - 1;
  drawing.y += GAP;
  drawLines(drawing, titleOf(side), { size: 15, weight: 700 });
  drawing.y += 4;
  const rows: readonly Row[] = [
    { label: "Attached to player", piles: side.attachments },
    { label: "Battlefield", piles: side.battlefield },
    { label: "Lands", piles: side.lands },
    ...side.zones.map(zoneRow),
  ];
  for (const row of isFar ? rows.toReversed() : rows) drawRow(drawing, row);
  drawing.shapes[background] = `<rect x="${MARGIN / 2}" y="${top}" width="${
    WIDTH - MARGIN
  }" height="${drawing.y - top}" rx="10" fill="#e4e9e2"/>`;
  drawing.y += GAP;
}

function titleOf({ name, life, facts, mana }: Side): string {
  return [
    `${name}: ${life ?? "unknown"} life`,
    ...facts,
    ...(mana.length === 0 ? [] : [`mana ${manaWords(mana)}`]),
  ].join(" · ");
}

/** A zone and its cards, side by side. */
interface Row {
  readonly label: string;
  readonly piles: readonly Pile[];
}

function zoneRow({ zone, count, piles }: BoardZone): Row {
  return { label: `${zone[0]?.toUpperCase()}${zone.slice(1)} ${count}`, piles };
}

function drawRow(drawing: Drawing, { label, piles }: Row): void {
  if (piles.length === 0) return;
  const { shapes, y } = drawing;
  const style = { size: 12, weight: 600, color: "#5d676f" };
  const labels = wrappedLines(label, charactersIn(LABEL, 12));
  labels.forEach((line, index) =>
    shapes.push(textAt(MARGIN, y + 18 + index * 14, line, style))
  );
  let x = MARGIN + LABEL;
  let bottom = y + 10 + labels.length * 14;
  for (const pile of piles) {
    const tile = tileOf(pile);
    if (x + tile.width > WIDTH - MARGIN && x > MARGIN + LABEL) {
      x = MARGIN + LABEL;
      drawing.y = bottom + GAP;
    }
    shapes.push(...tile.draw(x, drawing.y));
    bottom = Math.max(bottom, drawing.y + tile.height);
    x += tile.width + GAP;
  }
  drawing.y = bottom + GAP;
}

/** A pile as a card with lines of text, and what is attached below it. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly string[];
}

const WIDEST_TILE = 240;
const INSET = 12;

function tileOf(pile: Pile): Tile {
  const most = charactersIn(WIDEST_TILE, 12);
  const name = wrappedLines(pileWords(pile), most);
  const marks = pile.marks.flatMap((mark) => wrappedLines(mark, most));
  const under = pile.attachments.map(tileOf);
  const width = [
    ...[...name, ...marks].map((line) => textWidth(line, 12) + 16),
    ...under.map((tile) => tile.width + INSET + 4),
  ].reduce((a, b) => Math.max(a, b), 0);
  const own = (name.length + marks.length) * LINE + 10;
  const height = under.reduce((sum, tile) => sum + tile.height + 4, own);
  return {
    width,
    height,
    draw: (x, y) => [
      cardShape(pile, { x, y, width, height }),
      ...name.map((line, index) =>
        textAt(x + 8, y + 17 + index * LINE, line, { size: 12, weight: 600 })
      ),
      ...marks.map((line, index) =>
        textAt(x + 8, y + 17 + (name.length + index) * LINE, line, {
          size: 11,
          color: "#8a4b08",
        })
      ),
      ...drawUnder(under, x + INSET, y + own),
    ],
  };
}

function drawUnder(tiles: readonly Tile[], x: number, y: number): string[] {
  let top = y;
  return tiles.flatMap((tile) => {
    const shapes = tile.draw(x, top);
    top += tile.height + 4;
    return shapes;
  });
}

/** Estimates the width of bold text, erring on the large side. */
function textWidth(text: string, size: number): number {
  const share = [...text].reduce((sum, char) => sum + charWidth(char), 0);
  return Math.ceil(share * size);
}

function charWidth(char: string): number {
  if (/[ijltfrI.,:;'’|()[\] ]/.test(char)) return 0.45;
  if (/[mwMW×→@%]/.test(char)) return 1.05;
  return /[A-Z0-9+−/]/.test(char) ? 0.82 : 0.7 * displayWidth(char);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tokens have a dashed edge, tapped cards are gray. */
function cardShape({ isToken, count, tapped }: Pile, box: Box): string {
  const fill = tapped === count ? "#d9d9d3" : "#fffefb";
  const dashes = isToken ? ` stroke-dasharray="4 3"` : "";
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" ` +
    `height="${box.height}" rx="6" fill="${fill}" stroke="#b9beb8"${dashes}/>`;
}

function drawStack(drawing: Drawing, { stack }: Board): void {
  if (stack.length === 0) return;
  drawLines(drawing, "Before the first move", { size: 14, weight: 700 });
  stack.forEach((entry, index) =>
    drawLines(drawing, `${index + 1}. ${entry}`, {})
  );
  drawing.y += GAP;
}
