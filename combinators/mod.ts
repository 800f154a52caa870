/** Rules over tokens, built on arcsecond. Nothing here knows about cards. */
export { checked } from "./checked.ts";
export { oneOf, oneOfEntries } from "./choice.ts";
export { type Grammar, idOf } from "./compiled/grammar.ts";
export { grammarOf } from "./compiled/grammar_of.ts";
export { END, UNKNOWN } from "./compiled/vocabulary.ts";
export { label } from "./label.ts";
export { lazy, once, type Promised, promised } from "./lazy.ts";
export { type Located, located, marked } from "./located.ts";
export type { Nodes, TokenRange } from "./nodes.ts";
export { type Pattern, patternOf } from "./pattern.ts";
export { many, nested, optional, separated } from "./repeat.ts";
export { Rule } from "./rule.ts";
export {
  type Columns,
  END_OF_TEXT,
  explain,
  type FailedRun,
  followingWords,
  reach,
  readNodes,
  readPrefix,
  reads,
  readTo,
  run,
  type RunResult,
} from "./run.ts";
export { token } from "./token.ts";
export { readValues } from "./values.ts";
