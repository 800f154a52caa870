import {
  type Ability,
  type Effect,
  TRIGGER_KEYWORDS,
  type TriggeredAbility,
} from "../../ast/internal.ts";
import { idOf } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import { slice, type Span } from "../../diagnostics/internal.ts";
import type { ResolvedToken } from "../../lexer/internal.ts";
import { columns, markIds, type PlacedColumns } from "../columns.ts";
import { grammar } from "../grammar.ts";
import type {
  SpannedAbility,
  SpannedEffect,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spanned_ability.ts";

/** The parts of the text of an ability that was read from these tokens. */
export function spannedAbility(
  ability: Ability,
  tokens: readonly ResolvedToken[],
  text: string,
): SpannedAbility | undefined {
  return segments(ability, columns(tokens), 0, tokens.length, text);
}

/**
 * Splits the text of an ability into the parts that a card shows separately:
 * cost, trigger, effect, modes. Its tokens are those from `start` to `end`.
 * Returns `undefined` if the comma or colon between two parts is missing.
 */
export function segments(
  ability: Ability,
  { ids, starts, ends }: PlacedColumns,
  start: number,
  end: number,
  text: string,
): SpannedAbility | undefined {
  const words = { ids, starts, ends, start, end, text };
  if ("Event" in ability) return event(ability.Event, words);
  if ("Triggered" in ability) return spanTriggered(ability.Triggered, words);
  if ("Activated" in ability) {
    return spanActivated(ability.Activated.effect, words);
  }
  const whole = textFrom(words, start, end);
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
  const { colon, period } = markIds();
  const parts = costAndEffect(effect, words, colon, period);
  return parts &&
    { Event: { additional_cost: parts.cost, effect: parts.effect } };
}

function spanActivated(
  effect: Effect,
  words: Words,
): SpannedAbility | undefined {
  const parts = costAndEffect(effect, words, markIds().colon);
  return parts && { Activated: parts };
}

function costAndEffect(
  effect: Effect,
  words: Words,
  mark: number,
  otherwise = mark,
): { cost: SpannedText; effect: SpannedEffect } | undefined {
  const at = find(words, words.start, mark, otherwise);
  const cost = textFrom(words, words.start, at);
  const rest = effectFrom(effect, words, at + 1);
  return cost && rest && { cost, effect: rest };
}

function spanTriggered(
  { trigger, effect }: TriggeredAbility,
  words: Words,
): SpannedAbility | undefined {
  const { comma, colon } = markIds();
  const { start, prefixes } = readPrefixes(words);
  const isKeyword = typeof trigger === "object" && "Keywords" in trigger;
  const end = isKeyword
    ? keywordsEnd(words, start)
    : find(words, start, comma, colon);
  const spanned = textFrom(words, start, end);
  const behind = words.ids[end];
  const isSeparated = behind === comma || behind === colon;
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

/** Phrases that may precede a trigger, as ids. */
const prefixWords: () => readonly {
  readonly name: keyof Prefixes;
  readonly ids: readonly number[];
}[] = lazily(() => [
  { name: "until_end_of_turn", ids: idsOf("until end of turn ,") },
  { name: "until_end_of_turn", ids: idsOf("this turn ,") },
  { name: "once_per_turn", ids: idsOf("once per turn ,") },
]);

function idsOf(words: string): readonly number[] {
  return words.split(" ").map((word) => idOf(grammar(), word));
}

/** Reads "Once per turn," and "This turn,", in any order. */
function readPrefixes(words: Words): { prefixes: Prefixes; start: number } {
  let prefixes: Prefixes = {};
  let { start } = words;
  while (true) {
    const found = prefixWords().find(({ ids }) => isAt(words, start, ids));
    if (found === undefined) return { prefixes, start };
    const comma = start + found.ids.length - 1;
    prefixes = { ...prefixes, [found.name]: textFrom(words, start, comma) };
    start = comma + 1;
  }
}

function isAt(words: Words, at: number, ids: readonly number[]): boolean {
  return words.ids[at] === ids[0] &&
    ids.every((id, i) => words.ids[at + i] === id);
}

const keywords: () => readonly number[] = lazily(() =>
  TRIGGER_KEYWORDS.map((keyword) =>
    idOf(grammar(), `{${keyword.toLowerCase()}}`)
  )
);

/** The index after "{Judgment}", or after the last of "{Materialized}, {Judgment}:". */
function keywordsEnd({ ids }: Words, start: number): number {
  let end = start + 1;
  const { comma } = markIds();
  while (ids[end] === comma && keywords().includes(ids[end + 1]!)) end += 2;
  return end;
}

function effectFrom(
  effect: Effect,
  words: Words,
  start: number,
): SpannedEffect | undefined {
  if ("Modal" in effect) return modal(words, start);
  const text = textFrom(words, start, words.end);
  return text && { Effect: text };
}

const bulletId: () => number = lazily(() => idOf(grammar(), "{bullet}"));

function modal(words: Words, start: number): SpannedEffect | undefined {
  const choices: SpannedModalEffectChoice[] = [];
  const { ids, end } = words;
  const bullet = bulletId();
  const marked = markIds();
  for (let at = start; at < end; at++) {
    // Modes within a mode have more bullets; the last bullet starts the mode.
    if (ids[at] !== bullet || ids[at + 1] === bullet) continue;
    const colon = find(words, at, marked.colon);
    const cost = textFrom(words, at + 1, colon);
    const effect = textFrom(
      words,
      colon + 1,
      find(words, colon, marked.newline),
    );
    if (cost === undefined || effect === undefined) return undefined;
    choices.push({ cost, effect });
  }
  return choices.length === 0 ? undefined : { Modal: choices };
}

/**
 * The index of the next token with one of two ids, or the index after the last
 * token.
 */
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

/** The text of consecutive tokens, without line breaks at its ends. */
function textFrom(
  { ids, starts, ends, text }: Words,
  from: number,
  to: number,
): SpannedText | undefined {
  const { newline } = markIds();
  let first = from;
  let last = to - 1;
  while (ids[first] === newline) first++;
  while (ids[last] === newline) last--;
  if (first > last) return undefined;
  const span = { start: starts[first]!, end: ends[last]! };
  return { text: slice(text, span), span };
}
