import type { Diagnostic, Span } from "../../../../diagnostics/internal.ts";
import {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "../../../../editor/pzl/mod.ts";
import {
  boardOf,
  boardText,
  formatPuzzle,
  parsePuzzle,
  type PuzzleCard,
  type PuzzleState,
} from "../../../../pzl/mod.ts";
import type { CardNote, Copy, Game, Source } from "../game.ts";
import { type TreeNode, treeOf } from "../tree.ts";
import { PUZZLE_SAMPLES } from "./puzzle_samples.ts";

/** Puzzle files of Forge. */
export const PUZZLES: Game = {
  samples: PUZZLE_SAMPLES,
  isExplainedAtOnce: true,
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
  moreFixes: () => [],
  pictureOf: ({ text }, diagnostics) => {
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) return undefined;
    const notes = diagnostics.flatMap((each) => noteOf(text, each));
    const places = placesOf(text, puzzle.state);
    return { kind: "board", board: boardOf(puzzle), notes, places };
  },
  treeOf: puzzleTree,
  canonicalOf: (source) => ({ ...source, text: formatPuzzle(source.text) }),
  copiesOf,
};

const PLAYERS: Readonly<Record<string, CardNote["player"]>> = {
  human: "human",
  p0: "human",
  ai: "ai",
  p1: "ai",
};

/** The card that a diagnostic is about, if it is about one. */
function noteOf(
  text: string,
  { span, message }: Diagnostic,
): readonly CardNote[] {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  const key = /^\s*(human|ai|p[01])\w*\s*=/i.exec(line);
  const player = PLAYERS[key?.[1]?.toLowerCase() ?? ""];
  const at = span.start - start;
  if (key === null || player === undefined || at < key[0].length) return [];
  const from = Math.max(key[0].length, line.lastIndexOf(";", at - 1) + 1);
  const name = line.slice(from).split(/[|;]/, 1)[0]?.trim() ?? "";
  return name === "" ? [] : [{ player, name, message }];
}

/** The entries of a player's zone stand in the order of its cards. */
function placesOf(
  text: string,
  { players }: PuzzleState,
): ReadonlyMap<PuzzleCard, Span> {
  const places = new Map<PuzzleCard, Span>();
  const keys = /^[^\S\n]*(human|ai|p[01])([a-z]+)[^\S\n]*=(.*)$/gim;
  for (
    const { index, 0: line, 1: who = "", 2: zone = "" } of text.matchAll(keys)
  ) {
    const player = PLAYERS[who.toLowerCase()];
    const cards = player === undefined
      ? undefined
      : Object.entries(players[player]).find(([key]) =>
        key.toLowerCase() === zone.toLowerCase()
      )?.[1];
    if (!Array.isArray(cards)) continue;
    const spans = entriesIn(line, index);
    // Where some entries are no cards, nobody knows which.
    if (spans.length !== cards.length) continue;
    cards.forEach((card, i) => places.set(card, spans[i]!));
  }
  return places;
}

function entriesIn(line: string, offset: number): readonly Span[] {
  const first = line.indexOf("=") + 1;
  return [...line.slice(first).matchAll(/[^;]+/g)]
    .filter(({ 0: entry }) => entry.trim() !== "")
    .map(({ index, 0: entry }) => {
      const blank = entry.length - entry.trimStart().length;
      const start = offset + first + index + blank;
      return { start, end: start + entry.trim().length };
    });
}

function puzzleTree({ text }: Source): readonly TreeNode[] | undefined {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) return undefined;
  const { metadata, state } = puzzle;
  return [
    treeOf(metadata, "metadata", () => undefined, ["metadata"]),
    treeOf(state, "state", () => undefined, ["state"]),
  ].map(withoutVariants);
}

/** Puzzles have no variants: "Shock" is a name, as "Lightning Bolt" is. */
function withoutVariants({ name, ...node }: TreeNode): TreeNode {
  return {
    ...node,
    ...name !== undefined && { value: JSON.stringify(name) },
    children: node.children.map(withoutVariants),
  };
}

function copiesOf({ text }: Source): readonly Copy[] {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) return [];
  const { metadata, state } = puzzle;
  return [
    { name: "JSON", text: JSON.stringify({ metadata, state }, null, 2) },
    { name: "Text", text: boardText(boardOf(puzzle)) },
    { name: "Command", text: "dreamtides pzl check puzzle.pzl" },
  ];
}
