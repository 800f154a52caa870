import { isLetter } from "./characters.ts";

// Endings that are words of their own: "character's", "they're", "you've".
const ENDINGS: ReadonlySet<string> = new Set(["s", "re", "ve", "ll", "m", "d"]);

// Words whose full stop does not end a sentence.
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  "dr",
  "mr",
  "mrs",
  "ms",
  "st",
  "jr",
  "sr",
]);

/** Where the word that starts at `start` ends. */
export function wordEnd(text: string, start: number): number {
  let at = start;
  let dotted = false;
  while (at < text.length) {
    const char = text[at]!;
    if (isLetter(char) || isDigitLike(char)) at++;
    else if (joins(text, at)) at++;
    else if (char === "." && single(text, start, at, dotted)) {
      dotted = true;
      at++;
    } else break;
  }
  if (
    text[at] === "." && ABBREVIATIONS.has(text.slice(start, at).toLowerCase())
  ) {
    return at + 1;
  }
  return at;
}

function isDigitLike(char: string): boolean {
  return char >= "0" && char <= "9";
}

/** Whether the mark at `at` is part of a word: "can't", "non-character", "and/or". */
function joins(text: string, at: number): boolean {
  const char = text[at]!;
  const after = text[at + 1];
  if (after === undefined || !isLetter(after)) return false;
  if (char === "-" || char === "/") return true;
  return (char === "'" || char === "’") && !ENDINGS.has(ending(text, at + 1));
}

function ending(text: string, start: number): string {
  let end = start;
  while (end < text.length && end < start + 3 && isLetter(text[end]!)) end++;
  return text.slice(start, end).toLowerCase();
}

/** Whether a full stop stands behind a single letter, as in "B.E.N.". */
function single(
  text: string,
  start: number,
  at: number,
  dotted: boolean,
): boolean {
  const lone = at - start === 1 || text[at - 2] === ".";
  const after = text[at + 1];
  return lone && (dotted || after !== undefined && isLetter(after));
}
