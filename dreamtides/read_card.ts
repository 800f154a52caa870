import type { Ability } from "../ast/mod.ts";
import { type DialectOptions, paragraphs } from "../lexer/mod.ts";
import { readFast } from "../parser/fast/mod.ts";
import {
  type CardReading,
  readAbility,
  type SpannedAbility,
  spannedAbility,
} from "../parser/mod.ts";
import { resolvedTokens } from "./resolved_tokens.ts";

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
