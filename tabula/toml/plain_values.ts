import { type Codes, IS_TEXT, LINE_FEED, lineEndIn } from "./plain_codes.ts";

/** A value that needs no parser. */
export type PlainValue = string | number | bigint | boolean;

/** What a plain value is; `none` stands for all values that are not plain. */
export const Kind = {
  none: 0,
  /** `"text"` or `'text'`. */
  short: 1,
  /** `"""text"""`. */
  long: 2,
  /** Digits: from 0 to 999,999,999. */
  small: 4,
  /** Digits: any other number. */
  large: 8,
  decimal: 16,
  flag: 32,
  /** An integer below zero. */
  negative: 64,
} as const;

/** No row: something is not plain. */
export const NOT_PLAIN = -1;

/** Where a value ends, with its line, or `NOT_PLAIN`. */
export function valueEnd(text: string, codes: Codes, start: number): number {
  const code = codes[start];
  if (code !== QUOTE && code !== APOSTROPHE) return lineEndIn(codes, start);
  if (isLong(codes, start)) return longEnd(text, codes, start);
  let end = start + 1;
  for (let next = codes[end]!; next !== code; next = codes[++end]!) {
    if (IS_TEXT[next] === 0) return NOT_PLAIN;
  }
  return codes[end + 1] === LINE_FEED ? end + 1 : NOT_PLAIN;
}

/** What the value between two places is; one in quotes has an end. */
export function kindOf(
  text: string,
  codes: Codes,
  start: number,
  end: number,
): number {
  const code = codes[start];
  if (code === QUOTE) return isLong(codes, start) ? Kind.long : Kind.short;
  if (code === APOSTROPHE) return Kind.short;
  if (isNumber(codes, start, end)) {
    if (code === ZERO) return end - start === 1 ? Kind.small : Kind.none;
    return end - start <= SMALL_DIGITS ? Kind.small : Kind.large;
  }
  return wordKind(text.slice(start, end));
}

/** A plain value of a kind, as the TOML parser would read it. */
export function plainValue(
  text: string,
  start: number,
  end: number,
  kind: number,
): PlainValue {
  switch (kind) {
    case Kind.short:
      return text.slice(start + 1, end - 1);
    case Kind.long:
      return text.slice(longStart(text, start), end - LONG.length);
    case Kind.small:
    case Kind.large:
    case Kind.negative:
      return BigInt(Number(text.slice(start, end)));
    case Kind.decimal:
      return Number(text.slice(start, end));
    default:
      return text.charCodeAt(start) === LETTER_T;
  }
}

/** The end of the line at a place. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

const LONG = `"""`;
const QUOTE = `"`.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);
const LETTER_T = "t".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

const SMALL_DIGITS = 9;
/** Longer numbers may not be exact. */
const MOST_DIGITS = 15;

function isLong(codes: Codes, at: number): boolean {
  return codes[at] === QUOTE && codes[at + 1] === QUOTE &&
    codes[at + 2] === QUOTE;
}

function longEnd(text: string, codes: Codes, start: number): number {
  const close = text.indexOf(LONG, start + LONG.length);
  const end = close + LONG.length;
  if (close === -1 || codes[end] !== LINE_FEED) return NOT_PLAIN;
  for (let at = start; at < close; at++) {
    const code = codes[at]!;
    if (code !== LINE_FEED && IS_TEXT[code] === 0) return NOT_PLAIN;
  }
  return end;
}

/** A line feed right behind the quotes is not part of the text. */
function longStart(text: string, start: number): number {
  const from = start + LONG.length;
  return text.charCodeAt(from) === LINE_FEED ? from + 1 : from;
}

/** Digits alone, and not too many. */
function isNumber(codes: Codes, start: number, end: number): boolean {
  if (end - start > MOST_DIGITS || start === end) return false;
  for (let at = start; at < end; at++) {
    const digit = codes[at]! - ZERO;
    if (digit < 0 || digit > 9) return false;
  }
  return true;
}

function wordKind(word: string): number {
  if (word === "true" || word === "false") return Kind.flag;
  if (/^-[1-9]\d{0,14}$/.test(word)) return Kind.negative;
  return /^-?[1-9]\d{0,5}\.\d{1,6}$/.test(word) ? Kind.decimal : Kind.none;
}
