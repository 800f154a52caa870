import { parseBindings } from "./bindings.ts";
import type { DialectOptions } from "./choose_dialect.ts";
import { resolve } from "./resolve.ts";
import type { ResolvedToken } from "./token.ts";
import { tokenize } from "./tokenize.ts";

/** The tokens of a card with their values; `undefined` if one has no value. */
export function resolvedTokens(
  text: string,
  variables: string,
  options: DialectOptions,
): readonly ResolvedToken[] | undefined {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables, options);
  if (!tokens.ok || !bindings.ok) return undefined;
  const resolved = resolve(tokens.value, bindings.value, options);
  return resolved.ok ? resolved.value : undefined;
}
