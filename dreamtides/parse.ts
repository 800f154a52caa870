import type { Ability } from "../ast/mod.ts";
import {
  expectString,
  type Failed,
  type Succeeded,
} from "../diagnostics/mod.ts";
import {
  paragraphs,
  parseBindings,
  resolve,
  tokenize,
  unusedVariables,
} from "../lexer/mod.ts";
import { readFast } from "../parser/fast/mod.ts";
import {
  diagnose,
  readAbility,
  type ReadCard,
  type SpannedAbility,
  spannedAbility,
} from "../parser/mod.ts";

/** What a card says. */
export interface ParsedText extends Succeeded {
  /** One for each paragraph. */
  readonly abilities: readonly Ability[];
  /** The parts of each ability's text: cost, trigger, effect, modes. */
  readonly spans: readonly SpannedAbility[];
}

/** What a card says, or why it cannot be read. */
export type ParseResult = ParsedText | Failed;

/**
 * Reads the whole text of a card, all its paragraphs.
 *
 * @example The same text with other variables
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const card = parse("Gain {e}.\n\n{ReclaimForCost}", "e: 2, reclaim: 3");
 *
 * deepStrictEqual(card.ok && card.abilities, [
 *   { Event: { effect: { Effect: { GainEnergy: { gains: 2 } } } } },
 *   { Named: { Reclaim: 3 } },
 * ]);
 * ```
 *
 * @example A card that cannot be read
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const card = parse("Draw {cards}.");
 *
 * strictEqual(card.ok, false);
 * strictEqual(card.ok || card.errors[0]?.code, "unresolved-variable");
 * ```
 *
 * @param text The rules text; a blank line divides abilities.
 * @param variables What the text's variables stand for: "cards: 2, e: 3".
 * @throws {TypeError} If an argument is not a string.
 */
export function parse(text: string, variables = ""): ParseResult {
  expectString(text, "text");
  expectString(variables, "variables");
  const card = readFast(text, variables) ?? readInStages(text, variables);
  const warnings = card?.usesAll ? [] : unusedVariables(text, variables);
  if (card === undefined) {
    return { ok: false, errors: diagnose(text, variables), warnings };
  }
  const { abilities, spans } = card;
  return { ok: true, abilities, spans, warnings };
}

/** Reads a card stage by stage; does not ask why if it cannot. */
function readInStages(text: string, variables: string): ReadCard | undefined {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return undefined;
  const resolved = resolve(tokens.value, bindings.value);
  if (!resolved.ok) return undefined;
  const abilities: Ability[] = [];
  const spans: SpannedAbility[] = [];
  for (const paragraph of paragraphs(resolved.value)) {
    const ability = readAbility(paragraph);
    if (ability === undefined) return undefined;
    abilities.push(ability);
    const spanned = spannedAbility(ability, paragraph, text);
    if (spanned !== undefined) spans.push(spanned);
  }
  return abilities.length === 0
    ? undefined
    : { abilities, spans, usesAll: false };
}
