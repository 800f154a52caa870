/** Tests that are run together: arguments of `deno test`. */
export type Suite = readonly string[];

/** What comes of our own texts, and of a language as a whole: quick. */
const DREAMTIDES: Suite = [
  "tests/corpus/dreamtides",
  "tests/corpus/dreamtides_test.ts",
];
const LORCANA: Suite = ["tests/corpus/lorcana", "tests/corpus/lorcana_test.ts"];
const PUZZLES: Suite = ["tests/corpus/pzl", "tests/corpus/pzl_test.ts"];

/** Cards from text to tree, to diagnostics and back. */
const CARDS: Suite = [
  "tests/diagnostics_test.ts",
  "tests/golden_test.ts",
  "tests/grammar_test.ts",
  "tests/representative_cards_test.ts",
];

/** Lorcana's own tests; how well mistakes are explained is slow, so tried last. */
const SLOW_LORCANA: Suite = [
  "tests/lorcana/mutation_test.ts",
  "tests/lorcana/read/remembering_test.ts",
];
const QUICK_LORCANA: Suite = [
  `--ignore=${SLOW_LORCANA.join()}`,
  "tests/lorcana",
];

/** Without what writes files, and starts compilers on them. */
const TABULA: Suite = [
  "--ignore=tests/tabula/artifacts/compile_test.ts",
  "tests/tabula",
];

/** What is said about every problem, and about wrong arguments. */
const SAID: Suite = ["tests/outside", "tests/tasks/learn"];

/** Cards in the other dialect. */
const RLF: Suite = ["tests/dialects"];

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
    QUICK_LORCANA,
    MISTAKES,
    SLOW_LORCANA,
  ],
  diagnostics: [
    ["tests/diagnostics"],
    SAID,
    DREAMTIDES,
    PUZZLES,
    LORCANA,
    CARDS,
    ["tests/pzl"],
    TABULA,
  ],
  display: [["tests/display"]],
  editor: [["tests/editor"]],
  lexer: [["tests/lexer"], DREAMTIDES, CARDS, RLF, ["tests/parser"]],
  lorcana: [LORCANA, QUICK_LORCANA, SLOW_LORCANA],
  parser: [DREAMTIDES, CARDS, ["tests/parser"], MISTAKES],
  pzl: [PUZZLES, ["tests/pzl"]],
  serializer: [DREAMTIDES, CARDS, RLF, ["tests/serializer"]],
  tabula: [TABULA],
};
