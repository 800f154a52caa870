import type { DialectName } from "./dialects/mod.ts";
import { parseBindings } from "./bindings.ts";
import { chooseDialect } from "./choose_dialect.ts";
import type { NameOptions } from "./names.ts";
import { tokenize } from "./tokenize.ts";
import type { Variables } from "./variables.ts";

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
  const tokens = tokenize(text);
  const bindings = parseBindings(variables, options);
  return chooseDialect(
    tokens.ok ? tokens.value : [],
    bindings.ok ? bindings.value : new Map(),
    {},
  ).name;
}
