import type { Ability } from "../ast/internal.ts";
import { readTo } from "../combinators/mod.ts";
import type { ResolvedToken } from "../lexer/internal.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { grammar } from "./grammar.ts";

/** Reads the tokens of one paragraph as an ability; `undefined` if it cannot. */
export function readAbility(
  tokens: readonly ResolvedToken[],
): Ability | undefined {
  return readTo(grammar(), ability, columns(tokens), 0, tokens.length);
}
