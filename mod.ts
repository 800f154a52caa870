/**
 * Rules text of card games to data that engines can run, and back.
 *
 * @example Read a card
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const card = parse("{Judgment} Draw {cards}.", "cards: 2");
 *
 * deepStrictEqual(card.ok && card.abilities, [{
 *   Triggered: {
 *     trigger: { Keywords: ["Judgment"] },
 *     effect: { Effect: { DrawCards: { count: 2 } } },
 *   },
 * }]);
 * ```
 *
 * @module
 */
import type { Ability } from "./ast/mod.ts";
import type { Diagnostic } from "./diagnostics/mod.ts";
import {
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "./lexer/mod.ts";
import { parseAbility, segments, type SpannedAbility } from "./parser/mod.ts";

export type * from "./ast/mod.ts";
export * from "./diagnostics/mod.ts";
export {
  formatBindings,
  parseBindings,
  resolve,
  type ResolvedToken,
  type Token,
  tokenize,
  type VariableToken,
} from "./lexer/mod.ts";
export {
  displayed,
  parseAbility,
  type SpannedAbility,
  type SpannedEffect,
  type SpannedText,
} from "./parser/mod.ts";
export {
  type AudioClip,
  type CardDefinition,
  type CardEffectRow,
  type CardListRow,
  type Colour,
  type DreamwellCardDefinition,
  type FileDiagnostic,
  type IdType,
  type LoadMode,
  type LoadResult,
  loadTabula,
  type Milliseconds,
  type ObjectPredicate,
  type Sprite,
  type Strings,
  type StringValues,
  type Tabula,
  type TabulaFiles,
  type TabulaSource,
} from "./tabula/mod.ts";

/** What a card says, or why it cannot be read. */
export type ParseResult =
  | {
    readonly ok: true;
    /** One for each paragraph. */
    readonly abilities: readonly Ability[];
    /** The parts of each ability's text: cost, trigger, effect, modes. */
    readonly spans: readonly SpannedAbility[];
    readonly warnings: readonly Diagnostic[];
  }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] };

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
 */
export function parse(text: string, variables = ""): ParseResult {
  const bindings = parseBindings(variables);
  const tokens = tokenize(text);
  if (!bindings.ok || !tokens.ok) {
    return failed([...bindings.diagnostics, ...tokens.diagnostics]);
  }
  const resolved = resolve(tokens.value, bindings.value);
  if (!resolved.ok) return failed(resolved.diagnostics);
  const found = paragraphs(resolved.value);
  // A text without a word is not an ability; let the grammar say what is.
  return parseParagraphs(found.length === 0 ? [[]] : found, text);
}

function parseParagraphs(
  paragraphs: readonly (readonly ResolvedToken[])[],
  text: string,
): ParseResult {
  const abilities: Ability[] = [];
  const errors: Diagnostic[] = [];
  for (const paragraph of paragraphs) {
    const ability = parseAbility(paragraph);
    if (ability.ok) abilities.push(ability.value);
    else errors.push(...ability.diagnostics);
  }
  if (errors.length > 0) return failed(errors);
  let spans: readonly SpannedAbility[] | undefined;
  return {
    ok: true,
    abilities,
    // Worked out when asked for: whoever wants the abilities alone saves a
    // third of the time.
    get spans(): readonly SpannedAbility[] {
      return spans ??= abilities.flatMap((ability, i) =>
        segments(ability, paragraphs[i] ?? [], text) ?? []
      );
    },
    warnings: [],
  };
}

function failed(errors: readonly Diagnostic[]): ParseResult {
  return { ok: false, errors };
}

// Not awaited: the command line imports this module, so it must be done first.
if (import.meta.main) import("./tasks/cli.ts").then(({ start }) => start());
