import {
  type DialectOptions,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../lexer/mod.ts";

/** The tokens of a card with their values; `undefined` if one has no value. */
export function resolvedTokens(
  text: string,
  variables: string,
  options: DialectOptions,
): readonly ResolvedToken[] | undefined {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return undefined;
  const resolved = resolve(tokens.value, bindings.value, options);
  return resolved.ok ? resolved.value : undefined;
}
