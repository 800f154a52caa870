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
import type { Failed, Succeeded, WritingCode } from "./diagnostics/mod.ts";
import { type DialectName, DIALECTS } from "./dialects/mod.ts";
import {
  chooseDialect,
  type DialectOptions,
  formatBindings,
  paragraphs,
  parseBindings,
  resolve,
  tokenize,
  warningsAbout,
} from "./lexer/mod.ts";
import { readFast } from "./parser/fast/mod.ts";
import {
  diagnose,
  readAbility,
  type ReadCard,
  type SpannedAbility,
  spannedAbility,
} from "./parser/mod.ts";
import {
  serializeAbilities,
  serializeAbility as serializeOne,
  type Serialized,
  serializeEffect as serializeOneEffect,
  serializeModalChoices as serializeChoices,
} from "./serializer/mod.ts";

export type * from "./ast/mod.ts";
export {
  type AbilityDetails,
  applySuggestion,
  type Code,
  type Details,
  type Diagnostic,
  type DisplayDetails,
  type Failed,
  type JsonDiagnostic,
  type JsonPlace,
  type Label,
  locate,
  type LorcanaDetails,
  type Place,
  type PuzzleDetails,
  render,
  renderJson,
  type RenderOptions,
  renderShort,
  type Report,
  type Result,
  type Severity,
  type Source,
  type Span,
  type Succeeded,
  type Suggestion,
  type TabulaDetails,
  type UnwritableDetails,
  type WritingCode,
  type WritingDetails,
} from "./diagnostics/mod.ts";
export type { DialectName } from "./dialects/mod.ts";
export {
  type DialectChoice,
  type DialectOptions,
  formatBindings,
  type FormatOptions,
  parseBindings,
  resolve,
  type ResolvedToken,
  type Token,
  tokenize,
  type TokenKind,
  type UnresolvedCode,
  type VariableToken,
} from "./lexer/mod.ts";
export {
  displayed,
  type DisplayedAbilities,
  type DisplayedAbility,
  type DisplayedEffect,
  type DisplayedEffects,
  type DisplayedEventAbility,
  parseAbility,
  type SpannedAbilities,
  type SpannedAbility,
  type SpannedActivatedAbility,
  type SpannedEffect,
  type SpannedEffects,
  type SpannedEventAbility,
  type SpannedModalEffectChoice,
  type SpannedText,
  type SpannedTriggeredAbility,
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./parser/mod.ts";
export * from "./pzl/mod.ts";
export { normalize } from "./serializer/mod.ts";
export {
  type AudioClip,
  type CardDefinition,
  type CardEffectRow,
  type CardListRow,
  type Color,
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
 */
export function parse(
  text: string,
  variables = "",
  options: DialectOptions = {},
): ParseResult {
  const card = readFast(text, variables, options) ??
    readInStages(text, variables, options);
  const warnings = card?.isPlain ? [] : warningsAbout(text, variables, options);
  if (card === undefined) {
    return { ok: false, errors: diagnose(text, variables, options), warnings };
  }
  const { abilities, spans } = card;
  return { ok: true, abilities, spans, warnings };
}

/** Reads a card stage by stage; does not ask why if it cannot. */
function readInStages(
  text: string,
  variables: string,
  options: DialectOptions,
): ReadCard | undefined {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return undefined;
  const resolved = resolve(tokens.value, bindings.value, options);
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
    : { abilities, spans, isPlain: false };
}

/**
 * The dialect that a card is written in, as `parse` finds it out: by its
 * directives or, where they are the same in both, by its variables.
 */
export function detectDialect(text: string, variables = ""): DialectName {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  return chooseDialect(
    tokens.ok ? tokens.value : [],
    bindings.ok ? bindings.value : new Map(),
    {},
  ).name;
}

/** Abilities as text, and the variables that the text needs. */
export interface SerializedText extends Succeeded {
  /** The rules text: a paragraph for each ability. */
  readonly text: string;
  /** What its variables stand for: "cards: 2, e: 3". */
  readonly variables: string;
}

/** Abilities that no text says as they are. The errors' spans are those of `text`. */
export interface UnwritableText extends Failed<WritingCode> {
  /** The nearest there is: it does not read back as the same abilities. */
  readonly text: string;
  /** What its variables stand for. */
  readonly variables: string;
}

/** What writing abilities yields. */
export type SerializeResult = SerializedText | UnwritableText;

/**
 * Writes abilities as rules text, a paragraph each. The text with its variables
 * reads back as the same abilities, or as what `normalize` makes of them.
 *
 * @example A card and back again
 * ```ts
 * import { parse, serialize } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const card = parse("{e}: Gain {e2}. Draw {cards}.", "e: 1, e2: 3, cards: 2");
 *
 * deepStrictEqual(card.ok && serialize(card.abilities), {
 *   ok: true,
 *   text: "{e1}: Gain {e2}, then draw {cards}.",
 *   variables: "e1: 1, e2: 3, cards: 2",
 *   warnings: [],
 * });
 * ```
 */
export function serialize(
  abilities: readonly Ability[],
  { dialect = "classic" }: SerializeOptions = {},
): SerializeResult {
  return withVariables(
    serializeAbilities(abilities, DIALECTS[dialect]),
    dialect,
  );
}

/** How abilities are written. */
export interface SerializeOptions {
  /** The spelling of directives: `{e}` or `{energy($e)}`. */
  readonly dialect?: DialectName;
}

/** Writes one ability: the text of one paragraph. */
export function serializeAbility(
  ability: Ability,
  { dialect = "classic" }: SerializeOptions = {},
): SerializeResult {
  return withVariables(serializeOne(ability, DIALECTS[dialect]), dialect);
}

/** Writes what an ability does, without its costs. */
export function serializeEffect(
  ability: Ability,
  { dialect = "classic" }: SerializeOptions = {},
): SerializeResult {
  return withVariables(serializeOneEffect(ability, DIALECTS[dialect]), dialect);
}

/** Writes each mode of the abilities that have modes, without its cost. */
export function serializeModalChoices(
  abilities: readonly Ability[],
  { dialect = "classic" }: SerializeOptions = {},
): readonly SerializeResult[] {
  return serializeChoices(abilities, DIALECTS[dialect])
    .map((each) => withVariables(each, dialect));
}

function withVariables(
  { text, bindings, errors }: Serialized,
  dialect: DialectName,
): SerializeResult {
  const variables = formatBindings(bindings, { dialect });
  return errors.length === 0
    ? { ok: true, text, variables, warnings: [] }
    : { ok: false, text, variables, errors, warnings: [] };
}

// Not awaited: the command line imports this module, so it must be done first.
if (import.meta.main) import("./tasks/main.ts").then(({ start }) => start());
