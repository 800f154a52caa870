import { expectPuzzle } from "../expect_puzzle.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import type { PlayerState, PuzzleFile, State } from "../types.ts";
import { PLAYERS, ZONES } from "../values/words.ts";
import { changedCards } from "./changed_cards.ts";
import { cardCopies } from "./card_copy.ts";
import type { PlayerValue, PuzzleChange, StateValue } from "./change.ts";
import { fieldChanges } from "./field_changes.ts";

/**
 * Compares two puzzles: which cards moved, appeared or changed, and which
 * values differ. Spelling, comments and ids do not count.
 *
 * @example
 * ```ts
 * import { changeWords, diffPuzzles, parsePuzzle } from "@dreamtides/parse";
 * import { deepStrictEqual, ok } from "node:assert/strict";
 *
 * const head = "[metadata]\nName:A\nGoal:Win\n[state]\nactiveplayer=human\n" +
 *   "activephase=MAIN1\nailife=2\n";
 * const before = parsePuzzle(`${head}humanhand=Opt;Bear\nhumanlife=3`);
 * const after = parsePuzzle(`${head}humanhand=Opt\nhumanplay=Bear|Tapped\nhumanlife=1`);
 *
 * ok(before.ok && after.ok);
 * deepStrictEqual(diffPuzzles(before, after).map(changeWords), [
 *   "Your life: 3 → 1",
 *   "Bear moved from your hand to your battlefield: now tapped",
 * ]);
 * ```
 *
 * @category Puzzles
 */
export function diffPuzzles(
  before: PuzzleFile,
  after: PuzzleFile,
): readonly PuzzleChange[] {
  expectPuzzle(before, "before");
  expectPuzzle(after, "after");
  const both = { before, after };
  return applyTo(
    both,
    { argument: "puzzles", expected: "two puzzles" },
    changes,
  );
}

interface Compared {
  readonly before: PuzzleFile;
  readonly after: PuzzleFile;
}

function changes({ before, after }: Compared): readonly PuzzleChange[] {
  return [
    ...fieldChanges(before.metadata, after.metadata)
      .map((change): PuzzleChange => ({ kind: "metadata", ...change })),
    ...fieldChanges(valuesOf(before.state), valuesOf(after.state))
      .map((change): PuzzleChange => ({ kind: "state", ...change })),
    ...PLAYERS.flatMap((player) =>
      fieldChanges(
        playerValuesOf(before.state.players[player]),
        playerValuesOf(after.state.players[player]),
      ).map((change): PuzzleChange => ({ kind: "player", player, ...change }))
    ),
    ...changedCards(cardCopies(before), cardCopies(after)),
    ...fieldChanges({ ...before.unknown }, { ...after.unknown })
      .map((change): PuzzleChange => ({ kind: "unknown", ...change })),
  ];
}

function valuesOf(state: State): Pick<State, StateValue> {
  const { players: _, others: __, ...values } = state;
  return values;
}

function playerValuesOf(player: PlayerState): Pick<PlayerState, PlayerValue> {
  const zones: ReadonlySet<string> = new Set(ZONES);
  const entries = Object.entries(player).filter(([key]) => !zones.has(key));
  // What is left are the fields that are no zones.
  return Object.fromEntries(entries) as unknown as Pick<
    PlayerState,
    PlayerValue
  >;
}
