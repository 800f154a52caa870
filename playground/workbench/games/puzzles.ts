import type { Diagnostic } from "../../../diagnostics/mod.ts";
import { pzl } from "../../../editor/pzl.ts";
import {
  boardOf,
  boardText,
  formatPuzzle,
  parsePuzzle,
} from "../../../pzl/mod.ts";
import type { CardNote, Copy, Game, Source } from "../game.ts";
import { type TreeNode, treeOf } from "../tree.ts";
import { PUZZLE_SAMPLES } from "./puzzle_samples.ts";

/** Puzzle files of Forge. */
export const PUZZLES: Game = {
  samples: PUZZLE_SAMPLES,
  language: pzl,
  moreFixes: () => [],
  pictureOf: ({ text }, diagnostics) => {
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) return undefined;
    const notes = diagnostics.flatMap((each) => noteOf(text, each));
    return { kind: "board", board: boardOf(puzzle), notes };
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

function puzzleTree({ text }: Source): readonly TreeNode[] | undefined {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) return undefined;
  const { metadata, state } = puzzle;
  return [
    treeOf(metadata, "metadata", () => undefined, ["metadata"]),
    treeOf(state, "state", () => undefined, ["state"]),
  ];
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
