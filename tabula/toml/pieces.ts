import type { Span } from "../../diagnostics/internal.ts";

/** What a piece of TOML is, as its first character tells. */
export const Piece = {
  /** Anything that is nothing else. */
  word: 0,
  blank: 1,
  lineFeed: 2,
  comment: 3,
  string: 4,
  /** `[` or `{` */
  open: 5,
  /** `]` or `}` */
  close: 6,
  equals: 7,
  comma: 8,
} as const;

const KINDS: Uint8Array = kindsByCode({
  " \t\r": Piece.blank,
  "\n": Piece.lineFeed,
  "#": Piece.comment,
  "\"'": Piece.string,
  "[{": Piece.open,
  "]}": Piece.close,
  "=": Piece.equals,
  ",": Piece.comma,
});

function kindsByCode(kinds: { readonly [marks: string]: number }): Uint8Array {
  const byCode = new Uint8Array(128);
  for (const [marks, kind] of Object.entries(kinds)) {
    for (const mark of marks) byCode[mark.charCodeAt(0)] = kind;
  }
  return byCode;
}

/** The kind of the piece at an offset: one of `Piece`. */
export function pieceAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < KINDS.length ? KINDS[code]! : Piece.word;
}

/**
 * Where the piece of TOML that starts at an offset ends.
 *
 * Pieces cover every text without gaps, whether it is valid or still being
 * typed: whoever starts at 0 and goes on from each end comes to the end of the
 * text.
 */
export function pieceEnd(text: string, at: number): number {
  switch (pieceAt(text, at)) {
    case Piece.word:
      return wordEnd(text, at);
    case Piece.blank:
      return skipBlanks(text, at);
    case Piece.comment:
      return lineEnd(text, at);
    case Piece.string:
      return stringEnd(text, at);
    default:
      return at + 1;
  }
}

/** The offset after the blanks at an offset. */
export function skipBlanks(text: string, at: number): number {
  while (pieceAt(text, at) === Piece.blank) at++;
  return at;
}

/** The end of the line at an offset, before its line feed. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** The quotation marks that open the string at an offset: one, or three. */
export function quotesAt(text: string, at: number): string {
  const quote = text[at] ?? "";
  const long = quote === '"' ? '"""' : "'''";
  return text.startsWith(long, at) ? long : quote;
}

/** The offset after blanks, comments and line ends. */
export function skipEmpty(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isEmpty(pieceAt(text, at))) at = pieceEnd(text, at);
  return at;
}

/** A span without the blanks, comments and line ends behind it. */
export function trimmed(text: string, start: number, end: number): Span {
  let last = start;
  for (let at = start; at < end;) {
    const next = pieceEnd(text, at);
    if (!isEmpty(pieceAt(text, at))) last = next;
    at = next;
  }
  return { start, end: last };
}

function isEmpty(kind: number): boolean {
  return kind === Piece.blank || kind === Piece.comment ||
    kind === Piece.lineFeed;
}

/** What stands between the parts of a text. */
export type Separator = typeof Piece.lineFeed | typeof Piece.comma;

/**
 * The parts of a span between separators, which are line feeds or commas.
 * Separators in strings, comments and brackets do not count, and a table header
 * ends with its line, closed or not.
 */
export function* partsBetween(
  text: string,
  { start, end }: Span,
  separator: Separator,
): Generator<Span> {
  for (let at = start; at < end;) {
    const isHeader = separator === Piece.lineFeed &&
      text[skipBlanks(text, at)] === "[";
    const stop = isHeader
      ? Math.min(lineEnd(text, at), end)
      : separatorAt(text, { start: at, end }, separator);
    yield { start: at, end: stop };
    at = stop + 1;
  }
}

/** The first separator that is not in brackets, or the end of the span. */
function separatorAt(
  text: string,
  { start, end }: Span,
  separator: number,
): number {
  let depth = 0;
  for (let at = start; at < end; at = pieceEnd(text, at)) {
    const kind = pieceAt(text, at);
    if (kind === separator && depth === 0) return at;
    if (kind === Piece.open) depth++;
    else if (kind === Piece.close && depth > 0) depth--;
  }
  return end;
}

const LINE_FEED = "\n".charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);

/** A string that is not closed ends with its line, a long one with the text. */
function stringEnd(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  const quotes = quotesAt(text, start);
  const isLong = quotes.length === 3;
  for (let at = start + quotes.length; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      if (!isLong) return at + 1;
      if (text.startsWith(quotes, at)) return skipQuotes(text, at + 3, quote);
    } else if (code === LINE_FEED && !isLong) return at;
    else if (code === BACKSLASH && quote === QUOTE) {
      // An escape does not hide the end of the line.
      if (isLong || text.charCodeAt(at + 1) !== LINE_FEED) at++;
    }
  }
  return text.length;
}

/** A long string may end in up to two quotation marks of its own. */
function skipQuotes(text: string, at: number, quote: number): number {
  if (text.charCodeAt(at) !== quote) return at;
  return text.charCodeAt(at + 1) === quote ? at + 2 : at + 1;
}

function wordEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && pieceAt(text, at) === Piece.word) at++;
  return at;
}
