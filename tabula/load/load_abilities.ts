import { checkAbilitiesById } from "../../ast/check_abilities.ts";
import {
  type Ability,
  describeMisfit,
  type ParsedAbilities,
  type TreeMisfit,
} from "../../ast/internal.ts";
import type { Diagnostic, Span } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { AbilitiesById } from "./card_definition.ts";
import { normalUuid } from "../cards/uuid.ts";

/** The abilities of all cards, or what is wrong with the artifact. */
export type AbilitiesResult =
  | { readonly ok: true; readonly abilities: AbilitiesById }
  | { readonly ok: false; readonly problem: Diagnostic };

/** Reads the text of `parsed_abilities.json`. */
export function loadAbilities(text: string): AbilitiesResult {
  const json = parseJson(text);
  if ("problem" in json) return { ok: false, problem: json.problem };
  const misfit = checkAbilitiesById(json.value);
  if (misfit !== undefined) {
    return { ok: false, problem: reportUnfit(text, misfit) };
  }
  const checked = json.value as ParsedAbilities; // Their shapes come from it.
  const abilities = new Map<string, readonly Ability[]>();
  for (const [id, list] of Object.entries(checked)) {
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

function reportUnfit(
  text: string,
  misfit: TreeMisfit | "too deep",
): Diagnostic {
  if (misfit === "too deep") {
    const details = { path: "$", reason: "it is too deep" };
    return tabulaDiagnostic("unfit-abilities", START, details);
  }
  const { path, expected, found } = describeMisfit(misfit);
  const id = misfit.keys.at(-1);
  const span = id === undefined ? START : quotedSpan(text, JSON.stringify(id));
  return tabulaDiagnostic("unfit-abilities", span, {
    path: `$${path}`,
    reason: `expected ${expected}, found ${found}`,
  });
}

const START: Span = { start: 0, end: 0 };

function quotedSpan(text: string, quoted: string): Span {
  const start = Math.max(0, text.indexOf(quoted));
  return { start, end: start + quoted.length };
}
