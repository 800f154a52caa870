import { formatPuzzle, parsePuzzle, writePuzzle } from "../pzl/mod.ts";
import { puzzleOf, puzzleOfBytes, puzzleTexts } from "./pzl_fixtures.ts";
import { splitPuzzle } from "./pzl_naive.ts";

const texts = puzzleTexts();
const puzzles = texts.map((text) => parsePuzzle(text))
  .filter((puzzle) => puzzle.ok);

Deno.bench({
  group: "all puzzles",
  name: "splitPuzzle() of the bench",
  baseline: true,
  fn: () => texts.forEach((text) => void splitPuzzle(text)),
});

Deno.bench({
  group: "all puzzles",
  name: "parsePuzzle()",
  fn: () => texts.forEach((text) => void parsePuzzle(text)),
});

Deno.bench({
  group: "all puzzles",
  name: "writePuzzle(), which reads its text again",
  fn: () => puzzles.forEach((puzzle) => void writePuzzle(puzzle)),
});

Deno.bench({
  group: "all puzzles",
  name: "formatPuzzle()",
  fn: () => texts.forEach((text) => void formatPuzzle(text)),
});

const sizes = [["1 kB", 1e3], ["100 kB", 1e5], ["10 MB", 1e7]] as const;

for (const [size, bytes] of sizes) {
  const text = puzzleOfBytes(bytes);
  Deno.bench({
    group: size,
    name: `splitPuzzle() of ${size}`,
    baseline: true,
    fn: () => void splitPuzzle(text),
  });
  Deno.bench({
    group: size,
    name: `parsePuzzle() of ${size}`,
    fn: () => void parsePuzzle(text),
  });
}

const long = puzzleOf(100_000);

Deno.bench({
  group: "a list of 100,000 cards",
  name: "parsePuzzle() of 100,000 cards",
  fn: () => void parsePuzzle(long),
});
