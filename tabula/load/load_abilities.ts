import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic, Span } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { AbilitiesById } from "./card_definition.ts";
import { normalUuid } from "../cards/uuid.ts";
import type { GameNames } from "./load_tabula.ts";
import { validateAbilities } from "./validate_abilities.ts";

/** The abilities of all cards, or what is wrong with the artifact. */
export type AbilitiesResult =
  | { readonly ok: true; readonly abilities: AbilitiesById }
  | { readonly ok: false; readonly problem: Diagnostic };

/** Reads the text of `parsed_abilities.json`. */
export async function loadAbilities(
  text: string,
  names?: GameNames,
): Promise<AbilitiesResult> {
  const json = parseJson(text);
  if ("problem" in json) return { ok: false, problem: json.problem };
  const checked = await validateAbilities(json.value, names);
  if (!checked.ok) {
    const span = keySpan(text, checked.misfit.path);
    const problem = tabulaDiagnostic("unfit-abilities", span, checked.misfit);
    return { ok: false, problem };
  }
  const abilities = new Map<string, readonly Ability[]>();
  for (const [id, list] of Object.entries(checked.abilities)) {
    const uuid = normalUuid(id);
    if (uuid === undefined) return { ok: false, problem: badKey(text, id) };
    abilities.set(uuid, list);
  }
  return { ok: true, abilities };
}

function parseJson(text: string): { value: unknown } | { problem: Diagnostic } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const start = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const span = { start, end: start };
    return { problem: tabulaDiagnostic("invalid-json", span, { reason }) };
  }
}

function badKey(text: string, id: string): Diagnostic {
  const span = quotedSpan(text, JSON.stringify(id));
  return tabulaDiagnostic("invalid-uuid", span, { found: id });
}

/** The key of the card that a path starts with. */
function keySpan(text: string, path: string): Span {
  const key = /^\$\[("(?:[^"\\]|\\.)*")\]/.exec(path)?.[1];
  return key === undefined ? { start: 0, end: 0 } : quotedSpan(text, key);
}

function quotedSpan(
  text: string,
  quoted: string,
): Span {
  const start = Math.max(0, text.indexOf(quoted));
  return { start, end: start + quoted.length };
}
