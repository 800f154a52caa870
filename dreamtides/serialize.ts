import type { Ability } from "../ast/mod.ts";
import {
  expectOptions,
  type Failed,
  type Succeeded,
  type WritingCode,
} from "../diagnostics/mod.ts";
import { type DialectName, DIALECTS } from "../lexer/dialects/mod.ts";
import { bindingsText } from "../lexer/mod.ts";
import {
  serializeAbilities,
  serializeAbility as serializeOne,
  type Serialized,
  serializeEffect as serializeOneEffect,
  serializeModalChoices as serializeChoices,
} from "../serializer/mod.ts";

/** Abilities as text, and the variables that the text needs. */
export interface SerializedText extends Succeeded {
  /** The rules text: a paragraph for each ability. */
  readonly text: string;
  /** What its variables stand for: "cards: 2, e: 3". */
  readonly variables: string;
}

/**
 * Abilities that no text expresses exactly. The spans of the errors refer to
 * `text`.
 */
export interface UnwritableText extends Failed<WritingCode> {
  /** The closest text there is; it does not parse to the same abilities. */
  readonly text: string;
  /** What its variables stand for. */
  readonly variables: string;
}

/** The result of serializing abilities. */
export type SerializeResult = SerializedText | UnwritableText;

/**
 * Writes abilities as rules text, one paragraph each. The text with its
 * variables parses to the same abilities, or to what `normalize` returns for
 * them.
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
 *
 * @category Dreamtides
 */
export function serialize(
  abilities: readonly Ability[],
  options: SerializeOptions = DEFAULTS,
): SerializeResult {
  const dialect = dialectIn(options);
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

/**
 * Writes one ability: the text of one paragraph.
 *
 * @category Dreamtides
 */
export function serializeAbility(
  ability: Ability,
  options: SerializeOptions = DEFAULTS,
): SerializeResult {
  const dialect = dialectIn(options);
  return withVariables(serializeOne(ability, DIALECTS[dialect]), dialect);
}

/**
 * Writes what an ability does, without its costs.
 *
 * @category Dreamtides
 */
export function serializeEffect(
  ability: Ability,
  options: SerializeOptions = DEFAULTS,
): SerializeResult {
  const dialect = dialectIn(options);
  return withVariables(serializeOneEffect(ability, DIALECTS[dialect]), dialect);
}

/**
 * Writes each mode of the abilities that have modes, without its cost.
 *
 * @category Dreamtides
 */
export function serializeModalChoices(
  abilities: readonly Ability[],
  options: SerializeOptions = DEFAULTS,
): readonly SerializeResult[] {
  const dialect = dialectIn(options);
  return serializeChoices(abilities, DIALECTS[dialect])
    .map((each) => withVariables(each, dialect));
}

const DEFAULTS: SerializeOptions = Object.freeze({});

function dialectIn(options: SerializeOptions): DialectName {
  if (options === DEFAULTS) return "classic";
  expectOptions(options, { dialect: Object.keys(DIALECTS) });
  return options.dialect ?? "classic";
}

function withVariables(
  { text, bindings, errors }: Serialized,
  dialect: DialectName,
): SerializeResult {
  const variables = bindingsText(bindings, dialect);
  return errors.length === 0
    ? { ok: true, text, variables, warnings: [] }
    : { ok: false, text, variables, errors, warnings: [] };
}
