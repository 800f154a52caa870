import type { Ability } from "../ast/mod.ts";
import { run } from "../combinators/mod.ts";
import type { Result } from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { unexpected } from "./unexpected.ts";

/** Reads the tokens of one paragraph as an ability. */
export function parseAbility(
  tokens: readonly ResolvedToken[],
): Result<Ability> {
  const outcome = run(ability, columns(tokens));
  return outcome.ok
    ? { ok: true, value: outcome.value, diagnostics: [] }
    : { ok: false, diagnostics: [unexpected(tokens, outcome)] };
}
