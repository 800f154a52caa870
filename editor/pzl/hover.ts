import type { Span } from "../../diagnostics/internal.ts";
import {
  type ParsedPuzzle,
  parsePuzzle,
  type PuzzleCard,
} from "../../pzl/mod.ts";
import type { Cursor, Hover } from "../answers.ts";
import { code, codeBlock, joinParagraphs, shortJson } from "../markdown.ts";
import { cardsOn } from "./cards.ts";
import { lineAt, type PuzzleLine, type PuzzleText, textIn } from "./scan.ts";
import {
  METADATA_WORDS,
  MODIFIER_WORDS,
  playerWord,
  STATE_WORDS,
  type WordHelp,
} from "./words.ts";

/** What a key, a card or a modifier means, and how Forge reads it. */
export function hoverAt(
  document: PuzzleText,
  { offset }: Cursor,
): Hover | undefined {
  const line = lineAt(document, offset);
  if (line?.kind !== "key") return undefined;
  return hoverModifier(document, line, offset) ??
    hoverCard(document, line, offset) ?? hoverKey(document, line);
}

function hoverModifier(
  document: PuzzleText,
  line: PuzzleLine,
  offset: number,
): Hover | undefined {
  const found = cardsOn(document, line).flatMap(({ modifiers }) => modifiers)
    .find(({ span }) => isIn(span, offset));
  if (found === undefined) return undefined;
  const written = textIn(document, found.span).trim().toLowerCase();
  const name = textIn(document, found.word).trim().toLowerCase();
  const words = Object.values(MODIFIER_WORDS);
  const help = words.find(({ word }) => word.toLowerCase() === written) ??
    words.find(({ word }) => word.toLowerCase() === `${name}:`) ??
    words.find(({ word }) => word.toLowerCase() === name);
  return help && { span: found.span, markdown: described(help) };
}

function hoverCard(
  document: PuzzleText,
  line: PuzzleLine,
  offset: number,
): Hover | undefined {
  const card = cardsOn(document, line).find(({ span }) => isIn(span, offset));
  const [read] = card === undefined
    ? []
    : cardsIn(puzzleWith(`humanhand=${textIn(document, card.span)}`));
  if (card === undefined || read === undefined) return undefined;
  return { span: card.span, markdown: codeBlock("json", shortJson(read)) };
}

function cardsIn(puzzle: ParsedPuzzle | undefined): readonly PuzzleCard[] {
  return puzzle?.state.players.human.hand ?? [];
}

function hoverKey(
  document: PuzzleText,
  line: PuzzleLine,
): Hover | undefined {
  const key = textIn(document, line.key);
  const help = helpOf(line.section, key.toLowerCase());
  if (help === undefined || line.key === undefined) return undefined;
  return {
    span: line.key,
    markdown: joinParagraphs([described(help), readAs(document, line)]),
  };
}

function helpOf(section: string, key: string): WordHelp | undefined {
  const words = section === "metadata"
    ? Object.values(METADATA_WORDS)
    : section === "state"
    ? Object.values(STATE_WORDS)
    : [];
  return words.find(({ word }) => word.toLowerCase() === key) ??
    (section === "state" ? playerWord(key) : undefined);
}

/** How a line of the state is read by itself. */
function readAs(document: PuzzleText, line: PuzzleLine): string | undefined {
  if (line.section !== "state") return undefined;
  const read = puzzleWith(textIn(document, line.span));
  const plain = puzzleWith("");
  if (read === undefined || plain === undefined) return undefined;
  const value = changed(plain.state, read.state);
  return value === undefined ? undefined : codeBlock("json", shortJson(value));
}

/** The part of a tree that differs from the other. */
function changed(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (!isRecord(before) || !isRecord(after)) return after;
  const found = Object.entries(after).flatMap(([key, value]) => {
    const difference = changed(before[key], value);
    return difference === undefined ? [] : [[key, difference] as const];
  });
  return Object.fromEntries(found);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What every puzzle must have; if a key occurs twice, the last line counts. */
const LEAST_PUZZLE = [
  "[metadata]",
  "Name:n",
  "Goal:Win",
  "Turns:1",
  "Difficulty:Easy",
  "[state]",
  "turn=1",
  "activeplayer=human",
  "activephase=MAIN1",
  "humanlife=20",
  "ailife=20",
].join("\n");

/** A puzzle whose state has a single line, if that can be read. */
function puzzleWith(line: string): ParsedPuzzle | undefined {
  const puzzle = parsePuzzle(`${LEAST_PUZZLE}
${line}
`);
  return puzzle.ok ? puzzle : undefined;
}

function described({ word, help }: WordHelp): string {
  return `${code(word.replace(/:$/, ""))}: ${help}`;
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}
