// deno-lint-ignore-file no-console
// Prints time, memory and growth over all puzzles:
// deno run --allow-read --v8-flags=--expose-gc bench/pzl_report.ts
import { parsePuzzle } from "../pzl/mod.ts";
import { puzzleOf, puzzleOfBytes, puzzleTexts } from "./pzl_fixtures.ts";
import { splitPuzzle } from "./pzl_naive.ts";

/** The best of some runs, in milliseconds: others use this machine as well. */
function best(runs: number, fn: () => void): number {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    fn();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Two functions by turns, so that both see the same machine. */
function compare(runs: number, ours: () => void, naive: () => void) {
  const rounds = 5;
  let [mine, theirs] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    theirs = Math.min(theirs, best(runs, naive));
    mine = Math.min(mine, best(runs, ours));
  }
  return { mine, theirs, ratio: mine / theirs };
}

function sizeRow(name: string, bytes: number, runs: number): string {
  const text = puzzleOfBytes(bytes);
  const repeat = Math.max(1, Math.round(1e5 / bytes));
  const loop = (fn: (text: string) => unknown) => () => {
    for (let index = 0; index < repeat; index++) fn(text);
  };
  const { mine, theirs, ratio } = compare(
    runs,
    loop(parsePuzzle),
    loop(splitPuzzle),
  );
  const perByte = (time: number) =>
    (time * 1e6 / repeat / text.length).toFixed(1);
  return `| ${name} | ${perByte(mine)} | ${perByte(theirs)} | ${
    ratio.toFixed(2)
  } |`;
}

/** What the heap holds more after `make` than before it. */
function heapOf(make: () => unknown): number {
  const collect: unknown = Reflect.get(globalThis, "gc");
  if (typeof collect !== "function") return NaN;
  collect();
  const before = Deno.memoryUsage().heapUsed;
  const kept = make();
  collect();
  const after = Deno.memoryUsage().heapUsed;
  return kept === undefined ? 0 : after - before;
}

const texts = puzzleTexts();
const bytes = texts.reduce((sum, { length }) => sum + length, 0);
const cold = best(1, () => texts.forEach((text) => parsePuzzle(text)));
const warm = compare(
  40,
  () => texts.forEach((text) => parsePuzzle(text)),
  () => texts.forEach((text) => splitPuzzle(text)),
);
const heap = heapOf(() => texts.map((text) => parsePuzzle(text)));
const long = puzzleOf(100_000);
const list = best(5, () => void parsePuzzle(long));

console.log(`| what | result |
|---|---|
| files, bytes | ${texts.length}, ${bytes} |
| parse time for all files, warm | ${warm.mine.toFixed(1)} ms |
| average parse time per file, warm | ${
  (warm.mine * 1000 / texts.length).toFixed(1)
} µs |
| the same, first time in a new process | ${cold.toFixed(1)} ms, ${
  (cold * 1000 / texts.length).toFixed(1)
} µs |
| naive splitter, warm | ${warm.theirs.toFixed(1)} ms |
| ratio to the naive splitter | ${warm.ratio.toFixed(2)} |
| memory for all results | ${(heap / 1e6).toFixed(1)} MB, ${
  (heap / bytes).toFixed(1)
} bytes per byte of text |
| a list of 100,000 cards (${(long.length / 1e6).toFixed(1)} MB) | ${
  list.toFixed(0)
} ms |

| size | parsePuzzle, ns per byte | naive, ns per byte | ratio |
|---|---|---|---|
${sizeRow("1 kB", 1e3, 40)}
${sizeRow("100 kB", 1e5, 20)}
${sizeRow("10 MB", 1e7, 2)}`);
