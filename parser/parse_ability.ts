import type { Ability } from "../ast/internal.ts";
import {
  type Diagnostic,
  expectList,
  type Result,
  result,
} from "../diagnostics/internal.ts";
import { needsOf, type ResolvedToken } from "../lexer/internal.ts";
import { explainTokens } from "./diagnose/explain_tokens.ts";
import { readAbility } from "./read_ability.ts";

/**
 * The last stage of `parse`: parses the tokens of one paragraph, as `resolve`
 * returns them, into an ability, or reports why it cannot. To parse text, use
 * `parse`.
 *
 * @param tokens The tokens of one paragraph.
 * @param explain Finds what is wrong with tokens that are not an ability. By
 * default, it knows nothing but the tokens; that of `parse` knows the card.
 * @category Dreamtides
 */
export function parseAbility(
  tokens: readonly ResolvedToken[],
  explain: (tokens: readonly ResolvedToken[]) => readonly Diagnostic[] =
    explainTokens,
): Result<Ability> {
  expectList(tokens, "tokens");
  const value = tokens.some(lacksValue) ? undefined : readAbility(tokens);
  return value === undefined
    ? { ok: false, errors: explain(tokens), warnings: [] }
    : result(value, []);
}

/** Whether a directive did not go through `resolve`. */
function lacksValue(token: ResolvedToken): boolean {
  return token.kind === "directive" && needsOf(token.text).length > 0;
}
