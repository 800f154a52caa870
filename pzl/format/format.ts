import { METADATA_RULES } from "../metadata.ts";
import { stateRules } from "../state/state_keys.ts";
import type { KeyRules } from "../text/key_lines.ts";
import { type KeyAndValue, splitKey } from "../text/split_key.ts";
import { eachLine, type Line } from "../text/lines.ts";
import { part, type Piece } from "../text/piece.ts";
import { headerName, lostHeaders } from "../text/sections.ts";
import {
  BYTE_ORDER_MARK,
  type PuzzleSource,
  puzzleText,
} from "../text/source.ts";
import { formatMetadata, formatState } from "./format_value.ts";
import { type ProblemMarks, problemMarks } from "./marks.ts";

/**
 * Tidies a puzzle file without changing what Forge reads. Comments, the order
 * of lines, line endings and the spelling of keys stay the same. A line, card
 * or script with a warning or an error stays the same, byte for byte.
 *
 * @example
 * ```ts
 * import { formatPuzzle } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * strictEqual(
 *   formatPuzzle("[state]\n  # mine\nHumanHand=Opt ; Ponder|Damage:+1; Shock | tapped;"),
 *   "[state]\n# mine\nHumanHand=Opt;Ponder|Damage:1; Shock | tapped\n",
 * );
 * ```
 *
 * @category Puzzles
 */
export function formatPuzzle(source: PuzzleSource): string {
  const text = puzzleText(source);
  const mark = hasMark(source) ? BYTE_ORDER_MARK : "";
  const marks = problemMarks(text);
  const isLost = lostHeaders(text);
  const lines: TidyLine[] = [];
  let section: string | undefined;
  eachLine(text, (line, start, next) => {
    const end = lineEnd(text, start, next);
    if (line.kind === "header") {
      section = isLost(line) ? undefined : headerName(line);
    }
    if (line.kind === "blank") return addBlank(lines, text.slice(end, next));
    lines.push({
      text: formatLine(line, { text: text.slice(start, end), at: start }, {
        section,
        marks,
      }),
      end: text.slice(end, next),
    });
  });
  return mark + joined(lines);
}

/** A line of the result, and its line ending in the file. */
interface TidyLine {
  readonly text: string;
  readonly end: string;
}

interface Surroundings {
  readonly section: string | undefined;
  readonly marks: ProblemMarks;
}

/** Collapses blank lines, and removes them at the beginning. */
function addBlank(lines: TidyLine[], end: string): void {
  if (lines.length > 0 && lines.at(-1)?.text !== "") {
    lines.push({ text: "", end });
  }
}

/** All lines with their line endings, including the last line. */
function joined(lines: TidyLine[]): string {
  if (lines.at(-1)?.text === "") lines.pop();
  const usual = lines.find(({ end }) => end !== "")?.end ?? "\n";
  // A mark that is no longer the first character must not become it.
  const first = lines[0]?.text.startsWith(BYTE_ORDER_MARK) ? usual : "";
  return first + lines.map(({ text, end }) => text + (end || usual)).join("");
}

function formatLine(
  line: Line,
  raw: Piece,
  { section, marks }: Surroundings,
): string {
  if (line.kind === "comment") return line.text;
  if (line.kind === "header") return marks.touch(raw) ? raw.text : line.text;
  switch (section) {
    case "metadata":
      return formatKeyLine(line, raw, marks, METADATA_RULES, formatMetadata);
    case "state":
      return formatKeyLine(line, raw, marks, stateRules("forge"), formatState);
    default:
      return raw.text;
  }
}

function formatKeyLine<F>(
  line: Piece,
  raw: Piece,
  marks: ProblemMarks,
  { find }: KeyRules<F>,
  format: (
    field: F,
    pair: KeyAndValue,
    marks: ProblemMarks,
  ) => string | undefined,
): string {
  const pair = splitKey(line);
  const field = pair && find(pair.key.text.toLowerCase());
  if (!pair || field === undefined) return raw.text;
  const { key, separator, value } = pair;
  // Up to the character before the value, where its own problems begin.
  const before = part(raw, 0, Math.max(value.at - raw.at - 1, 0));
  if (marks.touch(before)) return raw.text;
  const tidy = format(field, pair, marks);
  return tidy === undefined ? raw.text : key.text + separator.text + tidy;
}

function hasMark(source: PuzzleSource): boolean {
  return typeof source === "string"
    ? source.startsWith(BYTE_ORDER_MARK)
    : source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf;
}

function lineEnd(text: string, start: number, next: number): number {
  let end = next;
  while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
  return end;
}

function isLineEnd(char: number): boolean {
  return char === 0x0a || char === 0x0d;
}
