import { checkAbilities, checkAbility } from "../ast/check_abilities.ts";
import type { Ability, Effect } from "../ast/internal.ts";
import {
  expectOptions,
  type Failed,
  type Succeeded,
  type WritingCode,
} from "../diagnostics/internal.ts";
import {
  type Dialect,
  type DialectName,
  DIALECTS,
} from "../lexer/dialects/mod.ts";
import { bindingsText } from "../lexer/internal.ts";
import { printAbility } from "./ability.ts";
import { capital, type Phrase, phrase } from "./phrase.ts";
import { rewriteAbilities, type Serialized, writeTree } from "./rewrite/mod.ts";
import { printEffect } from "./standard_effect.ts";
import { reportMisfit } from "./report_misfit.ts";

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
  const misfit = checkAbilities(abilities);
  return withVariables(
    misfit === undefined
      ? rewriteAbilities(abilities, dialect)
      : reportMisfit(misfit),
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
  return serializeOne(printAbility, ability, options);
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
  return serializeOne(printWithoutCost, ability, options);
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
  const misfit = checkAbilities(abilities);
  const written = misfit === undefined
    ? abilities.flatMap(modesOf)
      .map((mode) => writeTree(printSentences, mode, dialect))
    : [reportMisfit(misfit)];
  return written.map((each) => withVariables(each, dialect));
}

const DEFAULTS: SerializeOptions = Object.freeze({});

function dialectIn(options: SerializeOptions): Dialect {
  if (options === DEFAULTS) return DIALECTS.classic;
  expectOptions(options, { dialect: Object.keys(DIALECTS) });
  return DIALECTS[options.dialect ?? "classic"];
}

function serializeOne(
  print: (ability: Ability) => Phrase,
  ability: Ability,
  options: SerializeOptions,
): SerializeResult {
  const dialect = dialectIn(options);
  const misfit = checkAbility(ability);
  return withVariables(
    misfit === undefined
      ? writeTree(print, ability, dialect)
      : reportMisfit(misfit),
    dialect,
  );
}

function modesOf(ability: Ability): readonly Effect[] {
  if (!("Event" in ability || "Activated" in ability)) return [];
  const { effect } = "Event" in ability ? ability.Event : ability.Activated;
  return "Modal" in effect ? effect.Modal.map(({ effect }) => effect) : [];
}

function printWithoutCost(ability: Ability): Phrase {
  if ("Event" in ability) return printSentences(ability.Event.effect);
  return "Activated" in ability
    ? printSentences(ability.Activated.effect)
    : printAbility(ability);
}

function printSentences(effect: Effect): Phrase {
  return capital(phrase`${printEffect(effect, "sentences", 0)}.`);
}

function withVariables(
  { text, bindings, errors }: Serialized,
  { name }: Dialect,
): SerializeResult {
  const variables = bindingsText(bindings, name);
  return errors.length === 0
    ? { ok: true, text, variables, warnings: [] }
    : { ok: false, text, variables, errors, warnings: [] };
}
