import type { Ability } from "../ast/mod.ts";
import { readTo } from "../combinators/mod.ts";
import type { Result } from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { mistakes } from "./recover.ts";
import { writtenAs } from "./repair/candidates.ts";
import { cardOf, sceneOf } from "./repair/scene.ts";

/** Reads the tokens of one paragraph as an ability. */
export function parseAbility(
  tokens: readonly ResolvedToken[],
): Result<Ability> {
  const value = readTo(ability, columns(tokens), 0, tokens.length);
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
