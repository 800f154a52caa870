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
  unusedVariables,
} from "./lexer/mod.ts";
import {
  diagnose,
  readAbility,
  segments,
  type SpannedAbility,
} from "./parser/mod.ts";

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
export * from "./pzl/mod.ts";
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
  const resolved = bindings.ok && tokens.ok
    ? resolve(tokens.value, bindings.value)
    : undefined;
  const found = resolved?.ok ? paragraphs(resolved.value) : [];
  const abilities = parseParagraphs(found);
  // A card that cannot be read is read once more, for all that is wrong.
  if (!bindings.ok || abilities.length === 0) {
    return { ok: false, errors: diagnose(text, variables) };
  }
  return readable(abilities, found, { text, variables });
}

/** The ability of each paragraph, or nothing if one cannot be read. */
function parseParagraphs(
  paragraphs: readonly (readonly ResolvedToken[])[],
): readonly Ability[] {
  const abilities: Ability[] = [];
  for (const paragraph of paragraphs) {
    const ability = readAbility(paragraph);
    if (ability === undefined) return [];
    abilities.push(ability);
  }
  return abilities;
}

/** What can be said about a card is worked out when somebody asks for it. */
function readable(
  abilities: readonly Ability[],
  paragraphs: readonly (readonly ResolvedToken[])[],
  { text, variables }: { text: string; variables: string },
): ParseResult {
  let spans: readonly SpannedAbility[] | undefined;
  let warnings: readonly Diagnostic[] | undefined;
  return {
    ok: true,
    abilities,
    get spans(): readonly SpannedAbility[] {
      return spans ??= abilities.flatMap((ability, i) =>
        segments(ability, paragraphs[i] ?? [], text) ?? []
      );
    },
    get warnings(): readonly Diagnostic[] {
      return warnings ??= unusedVariables(paragraphs.flat(), variables);
    },
  };
}

// Not awaited: the command line imports this module, so it must be done first.
if (import.meta.main) import("./tasks/cli.ts").then(({ start }) => start());
