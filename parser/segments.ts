import {
  type Ability,
  type Effect,
  TRIGGER_KEYWORDS,
  type TriggeredAbility,
} from "../ast/mod.ts";
import { intern } from "../combinators/mod.ts";
import { slice, type Span } from "../diagnostics/mod.ts";
import {
  TOKEN_END as END,
  TOKEN_START as START,
  TOKEN_WIDTH as WIDTH,
} from "../lexer/mod.ts";
import {
  COLON,
  COMMA,
  NEWLINE,
  PERIOD,
  type PlacedColumns,
} from "./columns.ts";
import type {
  SpannedAbility,
  SpannedEffect,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spanned_ability.ts";

/**
 * Cuts the text of an ability into the parts a card shows apart: cost, trigger,
 * effect, modes. Its tokens are those from `start` to `end`. Yields nothing if a
 * comma or colon that has to stand between two parts is missing.
 */
export function segments(
  ability: Ability,
  { ids, places }: PlacedColumns,
  start: number,
  end: number,
  text: string,
): SpannedAbility | undefined {
  const words = { ids, places, start, end, text };
  if ("Event" in ability) return event(ability.Event, words);
  if ("Triggered" in ability) return triggered(ability.Triggered, words);
  if ("Activated" in ability) return activated(ability.Activated.effect, words);
  const whole = cut(words, start, end);
  if (whole === undefined) return undefined;
  return "Static" in ability
    ? { Static: { text: whole } }
    : { Named: { name: whole } };
}

interface Words extends Omit<PlacedColumns, "values">, Span {
  readonly text: string;
}

function event(
  { additional_cost, effect }: { additional_cost?: unknown; effect: Effect },
  words: Words,
): SpannedAbility | undefined {
  if (additional_cost === undefined) {
    const whole = effectFrom(effect, words, words.start);
    return whole && { Event: { effect: whole } };
  }
  const parts = costAndEffect(effect, words, COLON, PERIOD);
  return parts &&
    { Event: { additional_cost: parts.cost, effect: parts.effect } };
}

function activated(effect: Effect, words: Words): SpannedAbility | undefined {
  const parts = costAndEffect(effect, words, COLON);
  return parts && { Activated: parts };
}

function costAndEffect(
  effect: Effect,
  words: Words,
  mark: number,
  otherwise = mark,
): { cost: SpannedText; effect: SpannedEffect } | undefined {
  const at = find(words, words.start, mark, otherwise);
  const cost = cut(words, words.start, at);
  const rest = effectFrom(effect, words, at + 1);
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
    : find(words, start, COMMA, COLON);
  const spanned = cut(words, start, end);
  const behind = words.ids[end];
  const isSeparated = behind === COMMA || behind === COLON;
  const rest = effectFrom(effect, words, isSeparated ? end + 1 : end);
  if (spanned === undefined || rest === undefined) return undefined;
  const parts = { trigger: spanned, effect: rest };
  return {
    Triggered: start === words.start ? parts : { ...prefixes, ...parts },
  };
}

type Prefixes = Pick<
  SpannedTriggeredAbility,
  "until_end_of_turn" | "once_per_turn"
>;

const PREFIXES: readonly {
  readonly name: keyof Prefixes;
  readonly ids: readonly number[];
}[] = [
  { name: "until_end_of_turn", ids: idsOf("until end of turn ,") },
  { name: "until_end_of_turn", ids: idsOf("this turn ,") },
  { name: "once_per_turn", ids: idsOf("once per turn ,") },
];

function idsOf(words: string): readonly number[] {
  return words.split(" ").map(intern);
}

/** Reads "Once per turn," and "This turn,", in any order. */
function readPrefixes(words: Words): { prefixes: Prefixes; start: number } {
  let prefixes: Prefixes = {};
  let { start } = words;
  while (true) {
    const found = PREFIXES.find(({ ids }) => isAt(words, start, ids));
    if (found === undefined) return { prefixes, start };
    const comma = start + found.ids.length - 1;
    prefixes = { ...prefixes, [found.name]: cut(words, start, comma) };
    start = comma + 1;
  }
}

function isAt(words: Words, at: number, ids: readonly number[]): boolean {
  return words.ids[at] === ids[0] &&
    ids.every((id, i) => words.ids[at + i] === id);
}

const KEYWORDS: readonly number[] = TRIGGER_KEYWORDS
  .map((keyword) => intern(`{${keyword.toLowerCase()}}`));

/** Behind "{Judgment}", or behind the last of "{Materialized}, {Judgment}:". */
function keywordsEnd({ ids }: Words, start: number): number {
  let end = start + 1;
  while (ids[end] === COMMA && KEYWORDS.includes(ids[end + 1]!)) end += 2;
  return end;
}

function effectFrom(
  effect: Effect,
  words: Words,
  start: number,
): SpannedEffect | undefined {
  if ("Modal" in effect) return modal(words, start);
  const text = cut(words, start, words.end);
  return text && { Effect: text };
}

const BULLET = intern("{bullet}");

function modal(words: Words, start: number): SpannedEffect | undefined {
  const choices: SpannedModalEffectChoice[] = [];
  const { ids, end } = words;
  for (let at = start; at < end; at++) {
    // Modes in a mode have more bullets: the last one starts the mode.
    if (ids[at] !== BULLET || ids[at + 1] === BULLET) continue;
    const colon = find(words, at, COLON);
    const cost = cut(words, at + 1, colon);
    const effect = cut(words, colon + 1, find(words, colon, NEWLINE));
    if (cost === undefined || effect === undefined) return undefined;
    choices.push({ cost, effect });
  }
  return choices.length === 0 ? undefined : { Modal: choices };
}

/** Index of the next token that is one of two, or behind the last token. */
function find(
  { ids, end }: Words,
  start: number,
  mark: number,
  otherwise = mark,
): number {
  let at = start;
  while (at < end && ids[at] !== mark && ids[at] !== otherwise) at++;
  return at;
}

/** The text of tokens in a row, line breaks at its edges left out. */
function cut(
  { ids, places, end, text }: Words,
  from: number,
  to: number,
): SpannedText | undefined {
  let first = from;
  let last = to - 1;
  while (first <= last && ids[first] === NEWLINE) first++;
  while (first <= last && ids[last] === NEWLINE) last--;
  if (first > last || last >= end) return undefined;
  const span = {
    start: places[first * WIDTH + START]!,
    end: places[last * WIDTH + END]!,
  };
  return { text: slice(text, span), span };
}
