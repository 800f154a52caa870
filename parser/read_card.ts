import type { Ability } from "../ast/internal.ts";
import {
  type DialectOptions,
  paragraphs,
  resolvedTokens,
} from "../lexer/internal.ts";
import { readFast } from "./fast/mod.ts";
import type { CardReading } from "./card_reading.ts";
import { readAbility } from "./read_ability.ts";
import { spannedAbility } from "./spans/segments.ts";
import type { SpannedAbility } from "./spans/spanned_ability.ts";

/** Reads a card without mistakes; returns `undefined` for any other card. */
export function readCard(
  text: string,
  variables: string,
  options: DialectOptions,
  withSpans: boolean,
): CardReading | undefined {
  return readFast(text, variables, options, withSpans) ??
    readInStages(text, variables, options);
}

function readInStages(
  text: string,
  variables: string,
  options: DialectOptions,
): CardReading | undefined {
  const resolved = resolvedTokens(text, variables, options);
  if (resolved === undefined) return undefined;
  const abilities: Ability[] = [];
  const spans: SpannedAbility[] = [];
  for (const paragraph of paragraphs(resolved)) {
    const ability = readAbility(paragraph);
    if (ability === undefined) return undefined;
    abilities.push(ability);
    const spanned = spannedAbility(ability, paragraph, text);
    if (spanned !== undefined) spans.push(spanned);
  }
  return abilities.length === 0
    ? undefined
    : { abilities, spans, hasNoWarnings: false };
}
