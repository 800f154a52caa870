import { expectPuzzle } from "./expect_puzzle.ts";
import { expectList } from "../diagnostics/internal.ts";
import { applyTo } from "../diagnostics/trees.ts";
import { MODIFIER_FORMS } from "./modifiers/table.ts";
import type { Card, PuzzleFile } from "./types.ts";
import { PLAYERS, ZONES } from "./values/words.ts";

/** How often something occurs: in total, and in how many puzzles. */
export interface StatRow {
  /** What is counted. */
  readonly name: string;
  /** How often it occurs. */
  readonly count: number;
  /** In how many puzzles it occurs. */
  readonly puzzles: number;
}

/** What a collection of puzzles contains, the most frequent first. */
export interface PuzzleStats {
  /** How many puzzles were counted. */
  readonly puzzles: number;
  /** How many cards they have. */
  readonly cards: number;
  /** Puzzles with each goal. */
  readonly goals: readonly StatRow[];
  /** Puzzles of each difficulty. */
  readonly difficulties: readonly StatRow[];
  /** Cards in each zone. */
  readonly zones: readonly StatRow[];
  /** Cards with each modifier. */
  readonly modifiers: readonly StatRow[];
  /** Cards with each type of counter. */
  readonly counters: readonly StatRow[];
}

/**
 * Counts what a collection of puzzles contains.
 *
 * @category Puzzles
 */
export function puzzleStats(puzzles: readonly PuzzleFile[]): PuzzleStats {
  expectList(puzzles, "puzzles");
  puzzles.forEach((each, at) => expectPuzzle(each, `puzzles[${at}]`));
  return applyTo(
    puzzles,
    { argument: "puzzles", expected: "a list of puzzles" },
    counted,
  );
}

function counted(puzzles: readonly PuzzleFile[]): PuzzleStats {
  return {
    puzzles: puzzles.length,
    cards: puzzles.reduce((sum, { state }) => sum + cardsOf(state).length, 0),
    goals: tally(puzzles, ({ metadata }) => [metadata.goal]),
    difficulties: tally(puzzles, ({ metadata }) => [
      metadata.difficulty ?? "(none)",
    ]),
    zones: tally(puzzles, zonesOf),
    modifiers: tally(
      puzzles,
      ({ state }) => cardsOf(state).flatMap(modifiersOf),
    ),
    counters: tally(
      puzzles,
      ({ state }) =>
        cardsOf(state).flatMap(({ counters }) => Object.keys(counters ?? {})),
    ),
  };
}

function tally(
  puzzles: readonly PuzzleFile[],
  namesOf: (puzzle: PuzzleFile) => readonly string[],
): StatRow[] {
  const rows = new Map<string, { count: number; puzzles: number }>();
  for (const puzzle of puzzles) {
    const names = namesOf(puzzle);
    for (const name of names) {
      const row = rows.get(name) ?? { count: 0, puzzles: 0 };
      rows.set(name, { ...row, count: row.count + 1 });
    }
    for (const name of new Set(names)) {
      const row = rows.get(name);
      if (row) row.puzzles++;
    }
  }
  return [...rows].map(([name, row]) => ({ name, ...row }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function zonesOf({ state }: PuzzleFile): string[] {
  return PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => state.players[player][zone].map(() => zone))
  );
}

function cardsOf({ players }: PuzzleFile["state"]): Card[] {
  return PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => players[player][zone])
  );
}

function modifiersOf(card: Card): string[] {
  const known = MODIFIER_FORMS.filter(({ write }) => write(card) !== undefined)
    .map(({ name }) => name);
  return card.unknownModifiers ? [...known, "(unknown)"] : known;
}
