import { deepStrictEqual, ok } from "node:assert/strict";
import { parseAssertions, parsePuzzle } from "../../pzl/mod.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read");

const PUZZLES = new URL("../../examples/puzzles/", import.meta.url);

for (const name of ["two_sparks", "the_borrowed_sword"]) {
  test(`examples/puzzles/${name}.pzl has nothing to report`, async () => {
    const text = await Deno.readTextFile(new URL(`${name}.pzl`, PUZZLES));
    const puzzle = parsePuzzle(text);
    ok(puzzle.ok);
    deepStrictEqual([...puzzle.warnings, ...puzzle.lint], []);
    ok(parseAssertions(text).ok);
  });
}
