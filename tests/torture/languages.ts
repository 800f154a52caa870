import { fuzzFixes } from "../fuzz/fix_fuzz.ts";
import { fuzzLorcana } from "../fuzz/lorcana_fuzz.ts";
import { fuzzParser } from "../fuzz/parser_fuzz.ts";
import { fuzzPuzzles } from "../fuzz/pzl_fuzz.ts";
import { fuzzSerializer } from "../fuzz/serializer_fuzz.ts";
import type { Trial } from "./trial.ts";

const FUZZERS: Readonly<
  Record<string, (count: number, seed: number) => unknown>
> = {
  "texts of Dreamtides": fuzzParser,
  "trees of Dreamtides": fuzzSerializer,
  "texts of Lorcana": fuzzLorcana,
  "puzzles": fuzzPuzzles,
  "fixes of TOML files": fuzzFixes,
};

const COUNT = 300;

/** Random and mutated inputs of every language. */
export const LANGUAGES: readonly Trial[] = Object.entries(FUZZERS).map((
  [name, fuzz],
) => ({
  name,
  round: `${COUNT} inputs`,
  run: async (seed) => void await fuzz(COUNT, seed),
}));
