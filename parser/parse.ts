import type { Ability } from "../ast/internal.ts";
import {
  expectOptions,
  expectString,
  type Failed,
  type Succeeded,
} from "../diagnostics/internal.ts";
import {
  DIALECT_OPTIONS,
  type DialectOptions,
  type Variables,
  variablesText,
  warningsAbout,
} from "../lexer/internal.ts";
import { diagnose } from "./diagnose/diagnose.ts";
import { readCard } from "./read_card.ts";
import type { SpannedAbility } from "./spans/spanned_ability.ts";

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
 * Parses the whole text of a card, all its paragraphs.
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
 * @example A card in the RLF dialect, whose text names its variables
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const card = parse("Gain {energy($e)}.", "e: 2", { dialect: "rlf" });
 *
 * deepStrictEqual(card.ok && card.abilities, [
 *   { Event: { effect: { Effect: { GainEnergy: { gains: 2 } } } } },
 * ]);
 * ```
 *
 * @param text The rules text; a blank line divides abilities.
 * @param variables What the text's variables stand for: "cards: 2, e: 3", or an
 * object, `{ cards: 2, e: 3 }`.
 * @param options The dialect of the text; by default, its directives show it.
 * @throws {TypeError} If `text` is not a string, `variables` neither a string nor
 * an object of numbers and names, or `options` not what it must be.
 * @category Dreamtides
 */
export function parse(
  text: string,
  variables: Variables = "",
  options: DialectOptions = DEFAULTS,
): ParseResult {
  expectString(text, "text");
  if (options !== DEFAULTS) expectOptions(options, DIALECT_OPTIONS);
  return readOrDiagnose(text, variablesText(variables), options, true);
}

const DEFAULTS: DialectOptions = Object.freeze({});

/** What a card says, without the parts of its text; or why it cannot be read. */
export type AbilitiesResult = Omit<ParsedText, "spans"> | Failed;

/** Reads a card without the parts of its text. */
export function parseAbilities(
  text: string,
  variables: string,
  options: DialectOptions,
): AbilitiesResult {
  return readOrDiagnose(text, variables, options, false);
}

function readOrDiagnose(
  text: string,
  variables: string,
  options: DialectOptions,
  withSpans: boolean,
): ParseResult {
  const card = readCard(text, variables, options, withSpans);
  const warnings = card?.hasNoWarnings
    ? []
    : warningsAbout(text, variables, options);
  if (card === undefined) {
    return {
      ok: false,
      errors: diagnose(text, variables, options),
      // Which variables are used is unknown until the text can be read.
      warnings: warnings.filter(({ code }) => code !== "unused-variable"),
    };
  }
  const { abilities, spans } = card;
  return { ok: true, abilities, spans, warnings };
}
