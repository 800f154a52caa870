/** Tests that are run together. */
export type Suite = readonly string[];

/** Every language, and quick: most mutants get no further. */
const CORPUS: Suite = ["tests/corpus"];

/** Cards from text to tree, to diagnostics and back. */
const CARDS: Suite = [
  "tests/diagnostics_test.ts",
  "tests/golden_test.ts",
  "tests/grammar_test.ts",
  "tests/representative_cards_test.ts",
  "tests/mutation_test.ts",
];

/**
 * The folders whose tests are tried, and the tests that may notice a change in
 * each: later ones are run only if the earlier ones notice nothing.
 */
export const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  combinators: [
    ["tests/combinators"],
    CORPUS,
    ["tests/parser", "tests/lorcana"],
    CARDS,
  ],
  lexer: [CORPUS, ["tests/lexer"], ["tests/parser"], CARDS],
  parser: [CORPUS, ["tests/parser"], CARDS],
  serializer: [CORPUS, ["tests/serializer"], CARDS],
  pzl: [CORPUS, ["tests/pzl"]],
  lorcana: [CORPUS, ["tests/lorcana"]],
};
