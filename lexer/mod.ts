/** Text to tokens, and tokens to tokens with values. */
export { bindingSpans, formatBindings, parseBindings } from "./bindings.ts";
export {
  Cut,
  cut,
  type Cuts,
  END as TOKEN_END,
  MOST_KEPT,
  newCuts,
  START as TOKEN_START,
  textOf,
  WIDTH as TOKEN_WIDTH,
  WORD as TOKEN_WORD,
} from "./cut.ts";
export { DIRECTIVES, findDirective, MODE_COST } from "./directives.ts";
export type { Directive, FoundDirective } from "./directives.ts";
export { knownAt, learn, newTree, type WordTree } from "./known_words.ts";
export { isBound, type Need, needsOf, usedVariables } from "./needs.ts";
export { paragraphs } from "./paragraphs.ts";
export {
  areAllUsed,
  boundValue,
  type BoundValues,
  readBindings,
} from "./read_bindings.ts";
export { resolve } from "./resolve.ts";
export {
  type FigmentCount,
  type ResolvedToken,
  spellingOf,
  type SubtypeCount,
  type Token,
  type TokenKind,
  type VariableToken,
} from "./token.ts";
export {
  type ResolvedTokenJson,
  resolvedTokenJson,
  type ResolvedTokenJsons,
  type TokenJson,
  tokenJson,
  type TokenJsons,
} from "./token_json.ts";
export { tokenize } from "./tokenize.ts";
export { unusedVariables } from "./unused.ts";
