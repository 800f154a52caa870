import { applySuggestion, parse, type Span } from "../../mod.ts";
import { type Chance, chance, pick } from "../fuzz/mutate.ts";
import { BLUNDERS, type Card, type Mistake } from "./mistakes.ts";

/** What became of two mistakes in one card. */
export interface PairFate {
  /** How many of the two places an error points at. */
  readonly found: number;
  /** Whether making first suggestions again and again gives the card back. */
  readonly mended: boolean;
  readonly text: string;
}

/** Two mistakes in one sentence, and in different ones. */
export interface Pairs {
  readonly "two in one sentence": readonly PairFate[];
  readonly "two in different sentences": readonly PairFate[];
}

// Kinds that change the text where they are, and that a reader cannot miss.
const KINDS = [
  "a misspelled word",
  "a misspelled directive",
  "a missing closing brace",
  "a missing opening brace",
  "a dropped period",
  "a doubled word",
  "a dropped word",
  "two swapped words",
  "a wrong number",
  "a word of another game",
] as const;

/** Pairs of mistakes, each of which alone makes the card unreadable. */
export function pairs(
  cards: readonly Card[],
  most: number,
  seed: number,
): Pairs {
  const random = chance(seed);
  const same: PairFate[] = [];
  const different: PairFate[] = [];
  for (let round = 0; round < most * 4; round++) {
    const card = pick(cards, random);
    const pair = pairIn(card, random);
    if (pair === undefined) continue;
    const { fate, isOneSentence } = pair;
    const list = isOneSentence ? same : different;
    if (list.length < most) list.push(fate);
  }
  return {
    "two in one sentence": same,
    "two in different sentences": different,
  };
}

function pairIn(
  card: Card,
  random: Chance,
): { fate: PairFate; isOneSentence: boolean } | undefined {
  const first = oneMistake(card, random);
  const second = oneMistake(card, random);
  if (first === undefined || second === undefined) return undefined;
  const [left, right] = first.change.start < second.change.start
    ? [first, second]
    : [second, first];
  // Apart, so that it is clear which is which.
  if (left.change.end + 3 > right.change.start) return undefined;
  const text = card.text.slice(0, left.change.start) + left.by +
    card.text.slice(left.change.end, right.change.start) + right.by +
    card.text.slice(right.change.end);
  const shift = left.by.length - (left.change.end - left.change.start);
  const moved = {
    start: right.mistake.span.start + shift,
    end: right.mistake.span.end + shift,
  };
  const between = card.text.slice(left.change.end, right.change.start);
  const result = parse(text, card.variables);
  if (result.ok) return undefined;
  const found = [left.mistake.span, moved].filter((span) =>
    result.errors.some((error) => touches(error.span, span))
  );
  return {
    isOneSentence: !/[.\n]/.test(between),
    fate: {
      found: found.length,
      mended: isMended({ ...card, text }, card),
      text,
    },
  };
}

interface Change {
  readonly mistake: Mistake;
  /** What of the right text was changed, and what stands there now. */
  readonly change: Span;
  readonly by: string;
}

function oneMistake(card: Card, random: Chance): Change | undefined {
  const all = BLUNDERS[pick(KINDS, random)](card, random);
  if (all.length === 0) return undefined;
  const mistake = pick(all, random);
  if (parse(mistake.text, mistake.variables).ok) return undefined;
  const { text } = mistake;
  let start = 0;
  while (start < text.length && text[start] === card.text[start]) start++;
  let end = 0;
  while (
    end < Math.min(text.length, card.text.length) - start &&
    text.at(-1 - end) === card.text.at(-1 - end)
  ) end++;
  const change = { start, end: card.text.length - end };
  return { mistake, change, by: text.slice(start, text.length - end) };
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function isMended(broken: Card, card: Card): boolean {
  let now = broken;
  for (let round = 0; round < 4; round++) {
    const result = parse(now.text, now.variables);
    if (result.ok) {
      const meant = parse(card.text, card.variables);
      return meant.ok &&
        JSON.stringify(result.abilities) === JSON.stringify(meant.abilities);
    }
    const suggestion = result.errors[0]?.suggestion;
    if (suggestion === undefined) return false;
    now = applySuggestion(now, suggestion);
  }
  return false;
}
