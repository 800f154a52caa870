import { fuzzPuzzles } from "./pzl_fuzz.ts";

Deno.test("puzzles: no law is broken by 5,000 random and mutated inputs", () => {
  fuzzPuzzles(5000, 20261116);
});
