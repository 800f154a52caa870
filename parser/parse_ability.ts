import type { Ability } from "../ast/mod.ts";
import { run } from "../combinators/mod.ts";
import type { Result } from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { mistakes } from "./recover.ts";
import { writtenAs } from "./repair/candidates.ts";
import { cardOf, sceneOf } from "./repair/scene.ts";

/** Reads the tokens of one paragraph; does not ask why if it cannot. */
export function readAbility(
  tokens: readonly ResolvedToken[],
): Ability | undefined {
  const outcome = run(ability, columns(tokens));
  return outcome.ok ? outcome.value : undefined;
}

/** Reads the tokens of one paragraph as an ability. */
export function parseAbility(
  tokens: readonly ResolvedToken[],
): Result<Ability> {
  const value = readAbility(tokens);
  if (value !== undefined) return { ok: true, value, diagnostics: [] };
  const card = cardOf(textOf(tokens), new Map(), new Set());
  return { ok: false, diagnostics: mistakes(sceneOf(card, tokens)) };
}

/** The text that tokens were cut from, as far as they tell. */
function textOf(tokens: readonly ResolvedToken[]): string {
  let text = "";
  for (const token of tokens) {
    text = text.padEnd(token.start) + writtenAs(token);
  }
  return text;
}
