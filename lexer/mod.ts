/** Text to tokens, and tokens to tokens with values: the first two stages. */
export {
  type BindingsResult,
  formatBindings,
  type FormatOptions,
  parseBindings,
  type PlacedBinding,
} from "./bindings.ts";
export type { DialectChoice, DialectOptions } from "./choose_dialect.ts";
export type { DialectName } from "./dialects/mod.ts";
export type { NameOptions } from "./names.ts";
export { detectDialect } from "./lex_card.ts";
export { resolve, type UnresolvedCode } from "./resolve.ts";
export type {
  ResolvedToken,
  Token,
  TokenKind,
  VariableToken,
} from "./token.ts";
export { tokenize } from "./tokenize.ts";
export { type Variables, variablesText } from "./variables.ts";
