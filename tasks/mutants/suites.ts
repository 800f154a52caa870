/** Tests that are run together. */
export type Suite = readonly string[];

const DREAMTIDES: Suite = [
  "tests/lexer",
  "tests/combinators",
  "tests/parser",
  "tests/serializer",
  "tests/corpus",
  "tests/diagnostics_test.ts",
  "tests/golden_test.ts",
  "tests/grammar_test.ts",
  "tests/mutation_test.ts",
  "tests/representative_cards_test.ts",
];

/**
 * The folders whose tests are tried, and the tests that may notice a change in
 * each: the nearest first, the others only if those notice nothing.
 */
export const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  combinators: [["tests/combinators"], DREAMTIDES, ["tests/lorcana"]],
  lexer: [["tests/lexer"], DREAMTIDES],
  parser: [["tests/parser"], DREAMTIDES],
  serializer: [["tests/serializer"], DREAMTIDES],
  pzl: [["tests/pzl"], ["tests/corpus"]],
  lorcana: [["tests/lorcana"], ["tests/corpus"]],
};
