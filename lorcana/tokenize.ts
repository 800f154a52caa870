import { END, UNKNOWN } from "../combinators/mod.ts";
import type { Span } from "../diagnostics/mod.ts";
import { isDigit, isLetter, isSpace } from "./characters.ts";
import type { Token, Tokens } from "./token.ts";
import {
  knownId,
  MINUS_NUMBER,
  NAME,
  NUMBER,
  PLUS_NUMBER,
} from "./vocabulary.ts";
import { wordEnd } from "./word.ts";

/** Cuts a text into tokens; spans count from `offset`. */
export function tokenize(text: string, offset = 0): Tokens {
  const tokens: Token[] = [];
  const ids: number[] = [];
  const reminders: Span[] = [];
  let at = 0;
  let lineStart = true;
  let spaced = false;
  while (at < text.length) {
    const char = text[at]!;
    if (isSpace(char)) {
      if (char === "\n") lineStart = true;
      spaced = true;
      at++;
      continue;
    }
    if (char === "(") {
      const end = closing(text, at);
      reminders.push({ start: offset + at, end: offset + end });
      at = end;
      spaced = true;
      continue;
    }
    const token = next(text, at, { offset, lineStart, spaced });
    ids.push(identify(token));
    tokens.push(token);
    at = token.span.end - offset;
    lineStart = false;
    spaced = false;
  }
  ids.push(END);
  return { tokens, ids, reminders };
}

interface Place {
  readonly offset: number;
  readonly lineStart: boolean;
  readonly spaced: boolean;
}

/** Where the parenthesis that opens at `start` is closed, else the end. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at + 1;
  }
  return text.length;
}

function next(text: string, at: number, place: Place): Token {
  const char = text[at]!;
  if (isDigit(char)) return integer(text, at, at, place);
  if (char === "{") return symbol(text, at, place);
  if (isLetter(char)) return wordToken(text, at, place);
  if (isSign(char) && signed(text, at)) return signedNumber(text, at, place);
  if (isApostrophe(char)) return apostrophe(text, at, place);
  return mark(text, at, place);
}

function make(
  text: string,
  [start, end]: readonly [number, number],
  { offset, spaced }: Place,
  number?: number,
): Token {
  const first = text[0]!;
  return {
    text,
    span: { start: offset + start, end: offset + end },
    ...(number === undefined ? {} : { number }),
    capital: first >= "A" && first <= "Z" || first > "\x7f" &&
        first !== first.toLowerCase(),
    spaced,
  };
}

function integer(text: string, from: number, at: number, place: Place): Token {
  let end = at;
  while (end < text.length && isDigit(text[end]!)) end++;
  const value = Math.min(Number(text.slice(at, end)), Number.MAX_SAFE_INTEGER);
  return make("#", [from, end], place, value);
}

/** "{E}", and "{d}": some number, written -1. */
function symbol(text: string, at: number, place: Place): Token {
  const close = text.indexOf("}", at);
  // A symbol has a few letters; an open brace must not look through the text.
  const end = close < 0 || close > at + 8 ? at + 1 : close + 1;
  const symbol = text.slice(at, end);
  return symbol === "{d}"
    ? make("#", [at, end], place, -1)
    : make(symbol, [at, end], place);
}

function isSign(char: string): boolean {
  return char === "+" || char === "-" || char === "−" || char === "–";
}

function signed(text: string, at: number): boolean {
  const next = text[at + 1];
  return next !== undefined && isDigit(next) || text.startsWith("{d}", at + 1);
}

function signedNumber(text: string, at: number, place: Place): Token {
  const spelling = text[at] === "+" ? "+#" : "-#";
  const factor = spelling === "+#" ? 1 : -1;
  const { number = 0, span } = next(text, at + 1, place);
  return make(
    spelling,
    [at, span.end - place.offset],
    place,
    factor * number,
  );
}

function wordToken(text: string, at: number, place: Place): Token {
  const end = wordEnd(text, at);
  return make(straight(text.slice(at, end)), [at, end], place);
}

function isApostrophe(char: string): boolean {
  return char === "'" || char === "’" || char === "‘";
}

/** "'s", "'re", "'ve" behind a word, else a lone "'". */
function apostrophe(text: string, at: number, place: Place): Token {
  let end = at + 1;
  while (end < text.length && isLetter(text[end]!)) end++;
  if (end - at > 3) end = at + 1;
  return make(straight(text.slice(at, end)), [at, end], place);
}

function straight(text: string): string {
  return text.includes("’")
    ? text.replaceAll("’", "'")
    : text.includes("‘")
    ? text.replaceAll("‘", "'")
    : text;
}

/** Punctuation; all dashes and all quotes are one. */
function mark(text: string, at: number, place: Place): Token {
  const char = text[at]!;
  const bullet = char === "•" ||
    place.lineStart && at > 0 && (char === "*" || char === "-" || char === "–");
  const spelling = bullet
    ? "•"
    : char === "—" || isSign(char) && char !== "+"
    ? "—"
    : char === "“" || char === "”"
    ? '"'
    : char;
  return make(spelling, [at, at + 1], place);
}

/** What the grammar calls a token. Only keywords and names keep their capital. */
function identify({ text, number, capital }: Token): number {
  if (number !== undefined) {
    return text === "#" ? NUMBER : text === "+#" ? PLUS_NUMBER : MINUS_NUMBER;
  }
  if (!capital) return knownId(text) ?? UNKNOWN;
  return knownId(text) ?? knownId(text.toLowerCase()) ?? NAME;
}
