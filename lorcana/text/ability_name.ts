import { expectString } from "../../diagnostics/internal.ts";
import { startsCost } from "./starts_cost.ts";

/** The printed name of an ability, and its text. */
export interface NamedText {
  /** The name, in capitals. */
  readonly name: string;
  /** The text after the name. */
  readonly remainingText: string;
}

/** Splits off a name in capitals; returns `undefined` if the text has none. */
export function extractNamedAbilityPrefix(text: string): NamedText | undefined {
  expectString(text, "text");
  const words = text.trim().split(/\s+/u);
  const start = words.findIndex((word) => !isNumbering(word));
  if (start < 0) return undefined;
  const end = capitalsEnd(words, start);
  const found = end > start && end < words.length
    ? [start, end] as const
    : exclamation(words);
  if (found === undefined) return undefined;
  const [from, to] = found;
  const name = words.slice(from, to).join(" ");
  const at = behind(text, to);
  return { name, remainingText: text.slice(at).trim() };
}

/** Where the word with index `count` starts. */
function behind(text: string, count: number): number {
  let at = text.length - text.trimStart().length;
  for (let left = count; left > 0; left--) {
    while (at < text.length && !isBlank(text[at]!)) at++;
    while (at < text.length && isBlank(text[at]!)) at++;
  }
  return at;
}

function isBlank(char: string): boolean {
  return char.trim() === "";
}

/** "1,2" or "{d},{d}" before a name, but not "10,000", which is part of it. */
function isNumbering(word: string): boolean {
  return /^(?:\d+|\{d\})(?:,(?:\d+|\{d\}))+$/u.test(word) &&
    !isLargeNumber(word);
}

function isLargeNumber(word: string): boolean {
  return /^\d{1,3}(?:,\d{3})+$/u.test(word);
}

function capitalsEnd(words: readonly string[], start: number): number {
  const second = words[start + 1];
  const isCounted = isLargeNumber(words[start]!) && second !== undefined &&
    isCapitals(second, false);
  let end = isCounted ? start + 1 : start;
  while (end < words.length && isCapitals(words[end]!, end > start)) end++;
  const last = words[end - 1];
  const next = words[end];
  // "3 {I}" is a cost.
  if (next?.startsWith("{I}") && last !== undefined && /\d$/u.test(last)) {
    return end - 1;
  }
  // "A" before a lowercase word is an article, not part of the name.
  return end > start && (last === "A" || last === "I") && next !== undefined &&
      /^\p{Ll}/u.test(next)
    ? end - 1
    : end;
}

/** Whether a word can be part of a name; numbers and marks cannot start one. */
export function isCapitals(word: string, inside: boolean): boolean {
  if (word.startsWith("{")) return false;
  if (/\p{Ll}/u.test(word)) return false;
  if (/\p{Lu}/u.test(word)) return true;
  return inside && /^(?:[\d'’!?.,&…-]+|\+)$/u.test(word) && word !== "-" ||
    false;
}

/** "I'm late! {E} …": a short exclamation before a cost. */
function exclamation(
  words: readonly string[],
): readonly [number, number] | undefined {
  const end = words.slice(0, 8).findIndex((word) => /[!?]$/u.test(word));
  const next = words[end + 1];
  return end >= 0 && next !== undefined && startsCost(next, words[end + 2])
    ? [0, end + 1]
    : undefined;
}

/** Whether a text has two capitals in a row, as names do. */
export function hasCapitals(text: string): boolean {
  return /[A-ZÀ-Þ][A-ZÀ-Þ'’]/.test(text);
}
