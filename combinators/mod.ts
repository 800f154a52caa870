/** Rules over tokens, on arcsecond: they know their first token and no cards. */
export { oneOf, oneOfEntries } from "./choice.ts";
export { label } from "./label.ts";
export { lazy, nested, once, type Promised, promised } from "./lazy.ts";
export { type Pattern, patternOf, type Slots } from "./pattern.ts";
export { many, optional, separated } from "./repeat.ts";
export { Rule, scanRule } from "./rule.ts";
export {
  type Columns,
  type Failure,
  type Outcome,
  reach,
  readPrefix,
  reads,
  readTo,
  run,
} from "./run.ts";
export {
  arrive,
  type First,
  type Input,
  miss,
  MISSED,
  type Scan,
  type State,
  type Step,
} from "./state.ts";
export { token } from "./token.ts";
export type { Path } from "./trie.ts";
export { END, idOf, intern, spellingOf, UNKNOWN } from "./vocabulary.ts";
