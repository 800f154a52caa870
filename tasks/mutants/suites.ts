/** Tests that are run together: arguments of `deno test`. */
export type Suite = readonly string[];

/** A language as a whole, and quick: most mutants get no further. */
const DREAMTIDES: Suite = [
  "tests/corpus/dreamtides_test.ts",
  "tests/corpus/expected_test.ts",
];
const LORCANA: Suite = ["tests/corpus/lorcana_test.ts"];
const PUZZLES: Suite = ["tests/corpus/pzl_test.ts"];

/** Cards from text to tree, to diagnostics and back. */
const CARDS: Suite = [
  "tests/diagnostics_test.ts",
  "tests/golden_test.ts",
  "tests/grammar_test.ts",
  "tests/representative_cards_test.ts",
];

/** How well mistakes are explained; slow, so tried last. */
const MISTAKES: Suite = ["tests/mutation_test.ts"];

/**
 * The folders whose tests are tried, and the tests that may notice a change in
 * each: later ones are run only if the earlier ones notice nothing.
 */
export const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  combinators: [
    ["tests/combinators"],
    DREAMTIDES,
    CARDS,
    LORCANA,
    ["tests/parser"],
    ["tests/lorcana"],
    MISTAKES,
  ],
  diagnostics: [["tests/diagnostics"], DREAMTIDES, PUZZLES, LORCANA, CARDS],
  display: [["tests/display"]],
  editor: [["tests/editor"]],
  lexer: [["tests/lexer"], DREAMTIDES, CARDS, ["tests/parser"]],
  lorcana: [LORCANA, ["tests/lorcana"]],
  parser: [DREAMTIDES, CARDS, ["tests/parser"], MISTAKES],
  pzl: [PUZZLES, ["tests/pzl"]],
  serializer: [DREAMTIDES, CARDS, ["tests/serializer"]],
  // Left out: what writes files, and starts compilers on them.
  tabula: [["--ignore=tests/tabula/artifacts/compile_test.ts", "tests/tabula"]],
};
