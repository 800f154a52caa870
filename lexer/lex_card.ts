import {
  errorsOf,
  type PartialResult,
  type Result,
  result,
} from "../diagnostics/internal.ts";
import { lazily } from "../memo.ts";
import { type BindingsResult, parseBindings } from "./bindings.ts";
import { type DialectOptions, findDialect } from "./choose_dialect.ts";
import type { Dialect, DialectName } from "./dialects/mod.ts";
import type { NameOptions } from "./names.ts";
import { resolve } from "./resolve.ts";
import type { ResolvedToken, Token } from "./token.ts";
import { tokenize } from "./tokenize.ts";
import { type Variables, variablesText } from "./variables.ts";

/**
 * A card as the lexer reads it, once for all who ask about it: the parser, the
 * warnings, the explanation of mistakes, editors.
 */
export interface LexedCard {
  /** The author's text. */
  readonly text: string;
  /** The author's variables. */
  readonly variables: string;
  readonly tokens: PartialResult<readonly Token[]>;
  readonly bindings: BindingsResult;
  readonly dialect: Dialect;
  /** The tokens with their values, or every error until then. */
  readonly resolved: () => Result<readonly ResolvedToken[]>;
}

/** Reads the tokens, the variables and the dialect of a card. */
export function lexCard(
  text: string,
  variables: string,
  options: DialectOptions = {},
): LexedCard {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables, options);
  const dialect = findDialect(options, tokens.value, bindings.value);
  const resolved = lazily((): Result<readonly ResolvedToken[]> => {
    const errors = [bindings, tokens].flatMap(errorsOf);
    return errors.length > 0
      ? result([], errors)
      : resolve(tokens.value, bindings.value, { dialect: dialect.name });
  });
  return { text, variables, tokens, bindings, dialect, resolved };
}

/**
 * Returns the dialect of a card, as `parse` detects it: from its directives or,
 * if those are the same in both dialects, from its variables.
 *
 * @category Dreamtides
 */
export function detectDialect(
  text: string,
  variables: Variables = "",
  options: NameOptions = {},
): DialectName {
  return lexCard(text, variablesText(variables), options).dialect.name;
}
