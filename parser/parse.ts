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
  lexCard,
  type LexedCard,
  paragraphs,
  unusedVariables,
  type Variables,
  variablesText,
  warningsAbout,
} from "../lexer/internal.ts";
import { lazily } from "../memo.ts";
import { parseAbility } from "./parse_ability.ts";
import { diagnose } from "./diagnose/diagnose.ts";
import { readFast } from "./fast/mod.ts";
import { spannedAbility } from "./spans/segments.ts";
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
  return readChecked(text, variables, options).result;
}

const DEFAULTS: DialectOptions = Object.freeze({});

/** A card that has been read. */
export interface CardReading {
  /** What it says, or why it cannot be read. */
  readonly result: ParseResult;
  /** The card as the lexer reads it, which a good card does without. */
  readonly lexed: () => LexedCard;
}

/** Reads a card for users, whose arguments may be wrong. */
export function readChecked(
  text: string,
  variables: Variables,
  options: DialectOptions,
): CardReading {
  expectString(text, "text");
  if (options !== DEFAULTS) expectOptions(options, DIALECT_OPTIONS);
  return readCard(text, variablesText(variables), options, true);
}

/** Reads a card. Without `withSpans`, it may have no spans. */
export function readCard(
  text: string,
  variables: string,
  options: DialectOptions,
  withSpans: boolean,
): CardReading {
  const lexed = lazily(() => lexCard(text, variables, options));
  const outcome = readFast(text, variables, options, withSpans) ??
    readInStages(lexed());
  return { result: withWarnings(outcome, lexed), lexed };
}

/** What a card says, or its errors, before anyone looks for warnings. */
type Outcome =
  | Pick<ParsedText, "abilities" | "spans"> & {
    readonly hasNoWarnings: boolean;
  }
  | Pick<Failed, "errors">;

function readInStages(card: LexedCard): Outcome {
  const explain = () => diagnose(card);
  const resolved = card.resolved();
  if (!resolved.ok) return { errors: explain() };
  const abilities: Ability[] = [];
  const spans: SpannedAbility[] = [];
  for (const paragraph of paragraphs(resolved.value)) {
    const ability = parseAbility(paragraph, explain);
    if (!ability.ok) return ability;
    abilities.push(ability.value);
    const spanned = spannedAbility(ability.value, paragraph, card.text);
    if (spanned !== undefined) spans.push(spanned);
  }
  return { abilities, spans, hasNoWarnings: false };
}

function withWarnings(outcome: Outcome, lexed: () => LexedCard): ParseResult {
  if ("errors" in outcome) {
    // Which variables are used is unknown until the text can be read.
    const { errors } = outcome;
    return { ok: false, errors, warnings: warningsAbout(lexed()) };
  }
  const { abilities, spans, hasNoWarnings } = outcome;
  const warnings = hasNoWarnings
    ? []
    : [...warningsAbout(lexed()), ...unusedVariables(lexed())];
  return { ok: true, abilities, spans, warnings };
}
