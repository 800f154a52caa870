import type { Span } from "../../diagnostics/internal.ts";
import {
  codeAt,
  isApostrophe,
  isCapital,
  isDigit,
  isLetter,
  isSpace,
} from "./characters.ts";
import { findWord, type Lexicon, NO_WORDS } from "./lexicon.ts";
import type { Token, Tokens } from "./token.ts";
import { wordEnd } from "./word.ts";

const NEW_LINE = 10;
const OPEN = 40;
const CLOSE = 41;
const BRACE = 123;
const PLUS = 43;
const HYPHEN = 45;
const EN_DASH = 0x2013;
const MINUS = 0x2212;

/** Splits a text into tokens; spans start at `offset`. */
export function tokenize(
  written: string,
  offset = 0,
  lexicon: Lexicon = NO_WORDS,
): Tokens {
  const text = straight(written);
  const { length } = text;
  const tokens: Token[] = [];
  const reminders: Span[] = [];
  let at = 0;
  let lineStart = true;
  let spaced = false;
  let isClosed = true;
  while (at < length) {
    const code = codeAt(text, at);
    if (isSpace(code)) {
      if (code === NEW_LINE) lineStart = true;
      spaced = true;
      at++;
      continue;
    }
    if (code === OPEN && isClosed) {
      const end = closing(text, at);
      isClosed = end > 0;
      // Without a closing parenthesis, its words must be accounted for.
      if (isClosed) {
        reminders.push({ start: offset + at, end: offset + end });
        at = end;
        spaced = true;
        continue;
      }
    }
    const token = isLetter(code)
      ? word(text, at, code, offset, spaced, lexicon)
      : next(text, at, code, { offset, lineStart, spaced, lexicon });
    tokens.push(token);
    at = token.end - offset;
    lineStart = false;
    spaced = false;
  }
  return { tokens, reminders };
}

interface Place {
  readonly offset: number;
  readonly lineStart: boolean;
  readonly spaced: boolean;
  readonly lexicon: Lexicon;
}

/** The end of the parenthesis that opens at `start`, or -1. */
function closing(text: string, start: number): number {
  const close = text.indexOf(")", start);
  const inner = text.indexOf("(", start + 1);
  // Nested parentheses are rare.
  if (inner < 0 || close < inner) return close < 0 ? -1 : close + 1;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = codeAt(text, at);
    if (code === OPEN) depth++;
    if (code === CLOSE && --depth === 0) return at + 1;
  }
  return -1;
}

function word(
  text: string,
  at: number,
  code: number,
  offset: number,
  spaced: boolean,
  lexicon: Lexicon,
): Token {
  const end = wordEnd(text, at);
  const known = findWord(text, at, end, lexicon);
  const capital = isCapital(code);
  const isName = known < 0 && capital && isSmall(text, at + 1, end);
  return {
    text: known < 0 ? text.slice(at, end) : lexicon.words[known]!,
    id: isName ? lexicon.name : known < 0 ? 0 : lexicon.ids[known]!,
    start: offset + at,
    end: offset + end,
    number: undefined,
    capital,
    spaced,
  };
}

/** Whether all letters are lowercase: "THE" is not a name. */
function isSmall(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = codeAt(text, at);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/** A token other than a word. */
function next(text: string, at: number, code: number, place: Place): Token {
  if (isDigit(code)) return integer(text, at, place);
  if (code === BRACE) return symbol(text, at, place);
  if (isSign(code) && isSigned(text, at)) return signed(text, at, code, place);
  if (isApostrophe(code)) return apostrophe(text, at, place);
  return mark(at, code, place);
}

function make(
  text: string,
  start: number,
  end: number,
  { offset, spaced, lexicon }: Place,
  number?: number,
): Token {
  const known = findWord(text, 0, text.length, lexicon);
  return {
    text,
    id: known < 0 ? 0 : lexicon.ids[known]!,
    start: offset + start,
    end: offset + end,
    number,
    capital: false,
    spaced,
  };
}

function integer(text: string, at: number, place: Place): Token {
  let end = at;
  while (end < text.length && isDigit(codeAt(text, end))) end++;
  const digits = text.slice(at, end);
  const value = Number(digits);
  // A number that is not exact becomes a word that no rule knows.
  return value === 0
    ? make("0", at, end, place)
    : Number.isSafeInteger(value)
    ? make("#", at, end, place, value)
    : make(digits, at, end, place);
}

/** "{E}", or "{d}" for any number, which has the value -1. */
function symbol(text: string, at: number, place: Place): Token {
  // Symbols are short; do not search the whole text for a brace.
  const close = text.slice(at, at + 8).indexOf("}");
  const end = close < 0 ? at + 1 : at + close + 1;
  const symbol = text.slice(at, end);
  return symbol === "{d}"
    ? make("#", at, end, place, -1)
    : make(symbol, at, end, place);
}

function isSign(code: number): boolean {
  return code === PLUS || code === HYPHEN || code === MINUS || code === EN_DASH;
}

function isSigned(text: string, at: number): boolean {
  return isDigit(codeAt(text, at + 1)) || text.startsWith("{d}", at + 1);
}

function signed(
  text: string,
  at: number,
  code: number,
  place: Place,
): Token {
  const spelling = code === PLUS ? "+#" : "-#";
  const { number, end } = next(
    text,
    at + 1,
    codeAt(text, at + 1),
    place,
  );
  const last = end - place.offset;
  if (number === undefined) return make(text.slice(at, last), at, last, place);
  const value = spelling === "+#" ? number : -number;
  return make(spelling, at, last, place, value);
}

/** "'s", "'re", "'ve" after a word, otherwise a lone "'". */
function apostrophe(text: string, at: number, place: Place): Token {
  let end = at + 1;
  while (end < text.length && isLetter(codeAt(text, end))) end++;
  if (end - at > 3) end = at + 1;
  return make(text.slice(at, end), at, end, place);
}

/** Straightens all apostrophes. */
function straight(text: string): string {
  return text.includes("’") || text.includes("‘")
    ? text.replaceAll("’", "'").replaceAll("‘", "'")
    : text;
}

/** The glyphs of public card data, and the symbols of the grammar. */
const GLYPHS: { readonly [glyph: string]: string | undefined } = {
  "⬡": "{I}",
  "⟳": "{E}",
  "¤": "{S}",
  "⛉": "{W}",
  "◊": "{L}",
  "◉": "{IW}",
};

/** Punctuation and glyphs; unifies dashes, quotes and bullets. */
function mark(at: number, code: number, place: Place): Token {
  const char = String.fromCharCode(code);
  // No glyph is an ASCII character.
  const glyph = code > 126 ? GLYPHS[char] : undefined;
  if (glyph !== undefined) return make(glyph, at, at + 1, place);
  const bullet = char === "•" ||
    place.lineStart && at > 0 && (char === "*" || char === "-" || char === "–");
  const spelling = bullet
    ? "•"
    : char === "—" || isSign(code) && code !== PLUS
    ? "—"
    : char === "“" || char === "”"
    ? '"'
    : char;
  return make(spelling, at, at + 1, place);
}
