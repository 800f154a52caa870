import { applyTo } from "../diagnostics/trees.ts";
import { expectPuzzle } from "./expect_puzzle.ts";
import type { Card, PuzzleFile, Script } from "./types.ts";
import { PLAYERS, ZONES } from "./values/words.ts";

/** A variable of a card's script that a puzzle runs. */
export interface ScriptReference {
  /** The card, or the script of a token after `T:`. */
  readonly card: string;
  /** The name of the variable in the script. */
  readonly variable: string;
}

/**
 * Lists the script variables that a puzzle depends on, each once. A new version
 * of Forge that renames one changes how the puzzle starts.
 *
 * @example
 * ```ts
 * import { parsePuzzle, scriptReferences } from "@dreamtides/parse";
 * import { deepStrictEqual, ok } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(
 *   "[metadata]\nName:A\nGoal:Win\nTurns:1\n[state]\nactiveplayer=human\n" +
 *     "activephase=MAIN1\nhumanlife=3\nailife=2\naiprecast=Smothering Tithe:TrigToken",
 * );
 *
 * ok(puzzle.ok);
 * deepStrictEqual(scriptReferences(puzzle), [
 *   { card: "Smothering Tithe", variable: "TrigToken" },
 * ]);
 * ```
 *
 * @category Puzzles
 */
export function scriptReferences(
  puzzle: PuzzleFile,
): readonly ScriptReference[] {
  expectPuzzle(puzzle, "puzzle");
  return applyTo(
    puzzle,
    { argument: "puzzle", expected: "a puzzle" },
    collected,
  );
}

function collected({ state: { players } }: PuzzleFile): ScriptReference[] {
  const cards = PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => players[player][zone])
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const entries = PLAYERS.flatMap((player) => [
    ...players[player].precast,
    ...players[player].putOnStack,
  ]);
  const found = [
    ...cards.flatMap((card) =>
      referenceOf(hostOf(card), card.executeScript ?? {})
    ),
    ...entries.flatMap((entry) =>
      referenceOf(
        "card" in entry ? entry.card : hostOf(byId.get(entry.cardId)),
        entry,
      )
    ),
  ];
  const byKey = new Map(
    found.map((each) => [`${each.card}\0${each.variable}`, each]),
  );
  return [...byKey.values()];
}

/** The name under which Forge keeps the script; inline tokens have none. */
function hostOf(card: Card | undefined): string | undefined {
  switch (card?.kind) {
    case "card":
      return card.name;
    case "token":
      return `T:${card.script}`;
    default:
      return undefined;
  }
}

function referenceOf(
  card: string | undefined,
  { action }: Script,
): ScriptReference[] {
  return card === undefined || action?.kind !== "svar" || action.name === ""
    ? []
    : [{ card, variable: action.name }];
}
