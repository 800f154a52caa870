/** Turns text into tokens, and gives tokens their values. */
export {
  bindingsText,
  formatBindings,
  integerAt,
  nameSpans,
  parseBindings,
  type PlacedBinding,
  readValue,
} from "./bindings.ts";
export {
  CLOSE_BRACE,
  COLON,
  COMMA,
  endsWord,
  isWhiteSpace,
  LINE_FEED,
  OPEN_BRACE,
  PERIOD,
} from "./characters.ts";
export {
  DIALECT_OPTIONS,
  type DialectChoice,
  type DialectOptions,
  findTime,
} from "./choose_dialect.ts";
export { directiveValue } from "./directive_value.ts";
export { findDirective } from "./directives.ts";
export type { Need } from "./dialects/mod.ts";
export { directivesOfOtherDialects } from "./other_dialect.ts";
export { lexCard, type LexedCard } from "./lex_card.ts";
export {
  figmentOf,
  KINDS_IN_WORDS,
  NUMBER_WORDS,
  subtypeOf,
  valueName,
} from "./names.ts";
export {
  bodyOf,
  boundName,
  boundTo,
  grammarName,
  isBound,
  needsOf,
  usedVariables,
} from "./needs.ts";
export { paragraphs } from "./paragraphs.ts";
export { resolve, resolveIn, type UnresolvedCode } from "./resolve.ts";
export {
  type ResolvedToken,
  spellingOf,
  type Token,
  type VariableToken,
} from "./token.ts";
export { tokenize } from "./tokenize.ts";
export { unusedVariables, warningsAbout } from "./warnings.ts";
export { type Variables, variablesText } from "./variables.ts";
export { abilityCertainties } from "./messages/certain.ts";
export { abilityDiagnostic } from "./messages/mod.ts";
