import type { DialectName } from "../lexer/dialects/mod.ts";
import {
  chooseDialect,
  parseBindings,
  tokenize,
  type Variables,
} from "../lexer/mod.ts";

/**
 * Returns the dialect of a card, as `parse` detects it: from its directives or,
 * if those are the same in both dialects, from its variables.
 *
 * @category Dreamtides
 */
export function detectDialect(
  text: string,
  variables: Variables = "",
): DialectName {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  return chooseDialect(
    tokens.ok ? tokens.value : [],
    bindings.ok ? bindings.value : new Map(),
    {},
  ).name;
}
