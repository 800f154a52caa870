// deno-lint-ignore-file no-console
/** Reads a puzzle, prints its goal, makes it harder and writes it. */
import { parsePuzzle, render, writePuzzle } from "@dreamtides/parse";

const file = "the_borrowed_sword.pzl";
const path = new URL(`puzzles/${file}`, import.meta.url);
const text = await Deno.readTextFile(path);
const puzzle = parsePuzzle(text);

if (puzzle.ok) {
  const { metadata, state } = puzzle;
  console.log(`${metadata.name}: ${metadata.goal} by turn ${metadata.turns}`);
  const ai = { ...state.players.ai, life: 40 };
  const harder = { ...state, players: { ...state.players, ai } };
  console.log(writePuzzle({ ...puzzle, state: harder }));
} else {
  for (const error of puzzle.errors) console.log(render(error, { file, text }));
}
