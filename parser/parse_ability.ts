import type { Ability } from "../ast/mod.ts";
import { readTo } from "../combinators/mod.ts";
import type { Result } from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { mistakes } from "./diagnose/recover.ts";
import { writtenAs } from "./diagnose/repair/candidates.ts";
import { cardOf, sceneOf } from "./diagnose/repair/scene.ts";
import { grammar } from "./grammar.ts";

/** Reads the tokens of one paragraph as an ability; does not ask why if it cannot. */
export function readAbility(
  tokens: readonly ResolvedToken[],
): Ability | undefined {
  return readTo(grammar(), ability, columns(tokens), 0, tokens.length);
}

/** Reads the tokens of one paragraph as an ability, or says why it cannot. */
export function parseAbility(
  tokens: readonly ResolvedToken[],
): Result<Ability> {
  const value = readAbility(tokens);
  if (value !== undefined) return { ok: true, value, diagnostics: [] };
  const card = cardOf(restored(tokens), new Map(), new Set());
  return { ok: false, diagnostics: mistakes(sceneOf(card, tokens)) };
}

/** The text that tokens were cut from, as far as they tell. */
function restored(tokens: readonly ResolvedToken[]): string {
  let text = "";
  for (const token of tokens) {
    text = text.padEnd(token.start) + writtenAs(token);
  }
  return text;
}
