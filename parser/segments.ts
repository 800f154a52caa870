import {
  type Ability,
  type Effect,
  TRIGGER_KEYWORDS,
  type TriggeredAbility,
} from "../ast/mod.ts";
import { slice, type Span } from "../diagnostics/mod.ts";
import type {
  SpannedAbility,
  SpannedEffect,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spanned_ability.ts";

/** A token as far as segments need to know it. */
export interface Placed extends Span {
  readonly kind: string;
  readonly text?: string;
}

/**
 * Cuts the text of an ability into the parts a card shows apart: cost, trigger,
 * effect, modes. The tokens are those of its paragraph. Yields nothing if a
 * comma or colon that has to stand between two parts is missing.
 */
export function segments(
  ability: Ability,
  tokens: readonly Placed[],
  text: string,
): SpannedAbility | undefined {
  const words = { tokens, text };
  if ("Event" in ability) return event(ability.Event, words);
  if ("Triggered" in ability) return triggered(ability.Triggered, words);
  if ("Activated" in ability) return activated(ability.Activated.effect, words);
  const whole = cut(words, 0, tokens.length);
  if (whole === undefined) return undefined;
  return "Static" in ability
    ? { Static: { text: whole } }
    : { Named: { name: whole } };
}

interface Words {
  readonly tokens: readonly Placed[];
  readonly text: string;
}

function event(
  { additional_cost, effect }: { additional_cost?: unknown; effect: Effect },
  words: Words,
): SpannedAbility | undefined {
  if (additional_cost === undefined) {
    const whole = effectFrom(effect, words, 0);
    return whole && { Event: { effect: whole } };
  }
  const parts = costAndEffect(effect, words, ["colon", "period"]);
  return parts &&
    { Event: { additional_cost: parts.cost, effect: parts.effect } };
}

function activated(effect: Effect, words: Words): SpannedAbility | undefined {
  const parts = costAndEffect(effect, words, ["colon"]);
  return parts && { Activated: parts };
}

function costAndEffect(
  effect: Effect,
  words: Words,
  marks: readonly string[],
): { cost: SpannedText; effect: SpannedEffect } | undefined {
  const mark = find(words, 0, marks);
  const cost = cut(words, 0, mark);
  const rest = effectFrom(effect, words, mark + 1);
  return cost && rest && { cost, effect: rest };
}

function triggered(
  { trigger, effect }: TriggeredAbility,
  words: Words,
): SpannedAbility | undefined {
  const { start, prefixes } = readPrefixes(words);
  const isKeyword = typeof trigger === "object" && "Keywords" in trigger;
  const end = isKeyword
    ? keywordsEnd(words, start)
    : find(words, start, ["comma", "colon"]);
  const spanned = cut(words, start, end);
  const behind = words.tokens[end]?.kind;
  const isSeparated = behind === "comma" || behind === "colon";
  const rest = effectFrom(effect, words, isSeparated ? end + 1 : end);
  if (spanned === undefined || rest === undefined) return undefined;
  const parts = { trigger: spanned, effect: rest };
  return { Triggered: start === 0 ? parts : { ...prefixes, ...parts } };
}

type Prefixes = Pick<
  SpannedTriggeredAbility,
  "until_end_of_turn" | "once_per_turn"
>;

const PREFIXES: ReadonlyMap<string, keyof Prefixes> = new Map([
  ["until end of turn", "until_end_of_turn"],
  ["this turn", "until_end_of_turn"],
  ["once per turn", "once_per_turn"],
]);

const FIRST_WORDS = new Set<string | undefined>(
  [...PREFIXES.keys()].map((prefix) => prefix.split(" ")[0]),
);

/** Reads "Once per turn," and "This turn,", in any order. */
function readPrefixes(words: Words): { prefixes: Prefixes; start: number } {
  let prefixes: Prefixes = {};
  let start = 0;
  while (FIRST_WORDS.has(words.tokens[start]?.text)) {
    const comma = find(words, start, ["comma"]);
    const name = prefixName(words, start, comma);
    const prefix = name && cut(words, start, comma);
    if (prefix === undefined) break;
    prefixes = { ...prefixes, [name!]: prefix };
    start = comma + 1;
  }
  return { prefixes, start };
}

function prefixName({ tokens }: Words, start: number, end: number) {
  if (end - start > 4) return undefined;
  const spelled = tokens.slice(start, end).map(({ text }) => text).join(" ");
  return PREFIXES.get(spelled);
}

const KEYWORDS = new Set<string>(
  TRIGGER_KEYWORDS.map((keyword) => keyword.toLowerCase()),
);

/** Behind "{Judgment}", or behind the last of "{Materialized}, {Judgment}:". */
function keywordsEnd({ tokens }: Words, start: number): number {
  let end = start + 1;
  while (
    tokens[end]?.kind === "comma" && KEYWORDS.has(tokens[end + 1]?.text ?? "")
  ) end += 2;
  return end;
}

function effectFrom(
  effect: Effect,
  words: Words,
  start: number,
): SpannedEffect | undefined {
  if ("Modal" in effect) return modal(words, start);
  const text = cut(words, start, words.tokens.length);
  return text && { Effect: text };
}

function modal(words: Words, start: number): SpannedEffect | undefined {
  const choices: SpannedModalEffectChoice[] = [];
  for (let at = start; at < words.tokens.length; at++) {
    // Modes in a mode have more bullets: the last one starts the mode.
    if (!isBullet(words.tokens[at]) || isBullet(words.tokens[at + 1])) continue;
    const colon = find(words, at, ["colon"]);
    const cost = cut(words, at + 1, colon);
    const effect = cut(words, colon + 1, find(words, colon, ["newline"]));
    if (cost === undefined || effect === undefined) return undefined;
    choices.push({ cost, effect });
  }
  return choices.length === 0 ? undefined : { Modal: choices };
}

function isBullet(token: Placed | undefined): boolean {
  return token?.kind === "directive" && token.text === "bullet";
}

/** Index of the next token of one of the kinds, or behind the last token. */
function find(
  { tokens }: Words,
  start: number,
  kinds: readonly string[],
): number {
  let at = start;
  while (at < tokens.length && !kinds.includes(tokens[at]!.kind)) at++;
  return at;
}

/** The text of tokens in a row, line breaks at its edges left out. */
function cut(
  { tokens, text }: Words,
  start: number,
  end: number,
): SpannedText | undefined {
  let first = start;
  let last = end - 1;
  while (first <= last && tokens[first]?.kind === "newline") first++;
  while (first <= last && tokens[last]?.kind === "newline") last--;
  if (first > last || last >= tokens.length) return undefined;
  const span = { start: tokens[first]!.start, end: tokens[last]!.end };
  return { text: slice(text, span), span };
}
