import { countOf, printable } from "../../diagnostics/internal.ts";
import {
  type PuzzleStatRow,
  type PuzzleStats,
  puzzleStats,
} from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { readPuzzles } from "./files.ts";
import type { PzlStatsFlags } from "./options.ts";
import { fail } from "../cli/fail.ts";
import { jsonText } from "../cli/json_text.ts";

/** Counts what puzzles are made of. */
export async function pzlStats(
  io: Io,
  { json }: PzlStatsFlags,
  ...paths: readonly string[]
): Promise<number> {
  const outcomes = await readPuzzles(io, paths);
  const results = outcomes.flatMap((outcome) =>
    outcome.ok ? [outcome.value.result] : []
  );
  for (const outcome of outcomes) if (!outcome.ok) fail(io, outcome.problem);
  if (results.length === 0) return 1;
  const puzzles = results.filter((result) => result.ok);
  const stats = puzzleStats(puzzles);
  io.stdout.write(json ? jsonText(stats) : table(stats));
  const bad = results.length - puzzles.length;
  if (bad > 0) {
    const left = countOf(bad, "puzzle");
    io.stderr.write(`Not counted because of errors: ${left}\n`);
  }
  return puzzles.length < outcomes.length ? 1 : 0;
}

const HEADINGS = [
  ["goals", "Goal"],
  ["difficulties", "Difficulty"],
  ["zones", "Zone, by cards"],
  ["modifiers", "Modifier, by cards"],
  ["counters", "Counter, by cards"],
] as const;

function table(stats: PuzzleStats): string {
  const rows = HEADINGS.flatMap(([key]) => stats[key]);
  const names = [
    ...HEADINGS.map(([, heading]) => heading),
    ...rows.map(nameOf),
  ];
  const width = names.reduce((most, { length }) => Math.max(most, length), 0);
  const line = (name: string, count: string, puzzles: string) =>
    `${name.padEnd(width)}  ${count.padStart(7)}  ${puzzles.padStart(7)}\n`;
  const tables = HEADINGS.map(([key, heading]) =>
    line(heading, "count", "puzzles") +
    `${"─".repeat(width + 18)}\n` +
    stats[key].map((row) => line(nameOf(row), `${row.count}`, `${row.puzzles}`))
      .join("")
  );
  const head = `Puzzles: ${stats.puzzles}, cards: ${stats.cards}\n`;
  return [head, ...tables].join("\n");
}

function nameOf({ name }: PuzzleStatRow): string {
  return printable(name);
}
