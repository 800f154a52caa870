import type { Ability } from "./ast/mod.ts";
import type { Diagnostic } from "./diagnostics/mod.ts";
import { paragraphs, parseBindings, resolve, tokenize } from "./lexer/mod.ts";
import { parseAbility } from "./parser/mod.ts";

export type ParseResult =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] };

export function parse(text: string, variables = ""): ParseResult {
  const bindings = parseBindings(variables);
  if (!bindings.ok) return { ok: false, errors: bindings.diagnostics };
  const tokens = tokenize(text);
  if (!tokens.ok) return { ok: false, errors: tokens.diagnostics };
  const resolved = resolve(tokens.value, bindings.value);
  if (!resolved.ok) return { ok: false, errors: resolved.diagnostics };
  const abilities: Ability[] = [];
  const errors: Diagnostic[] = [];
  for (const paragraph of paragraphs(resolved.value)) {
    const ability = parseAbility(paragraph);
    if (ability.ok) abilities.push(ability.value);
    else errors.push(...ability.diagnostics);
  }
  return errors.length === 0 ? { ok: true, abilities } : { ok: false, errors };
}
