import { codeAt, isApostrophe, isDigit, isLetter } from "./characters.ts";

// Endings that are tokens of their own: "character's", "they're", "you've".
const ENDINGS: ReadonlySet<string> = new Set(["s", "re", "ve", "ll", "m", "d"]);

// Words whose period does not end a sentence.
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  "dr",
  "mr",
  "mrs",
  "ms",
  "st",
  "jr",
  "sr",
]);

const HYPHEN = 45;
const MIDDLE_DOT = 183;
const SLASH = 47;
const STOP = 46;

/** The end of the word that starts at `start`. */
export function wordEnd(text: string, start: number): number {
  const { length } = text;
  let at = start + 1;
  let dotted = false;
  while (at < length) {
    const code = codeAt(text, at);
    if (isLetter(code) || isDigit(code)) at++;
    else if (joins(text, at, code)) at++;
    else if (code === STOP && single(text, start, at, dotted)) {
      dotted = true;
      at++;
    } else break;
  }
  return codeAt(text, at) === STOP && at - start <= 3 &&
      ABBREVIATIONS.has(text.slice(start, at).toLowerCase())
    ? at + 1
    : at;
}

/** Whether a mark is part of a word: "can't", "non-character", "and/or". */
function joins(text: string, at: number, code: number): boolean {
  const apostrophe = isApostrophe(code);
  if (
    code !== HYPHEN && code !== SLASH && code !== MIDDLE_DOT && !apostrophe
  ) return false;
  if (at + 1 >= text.length || !isLetter(codeAt(text, at + 1))) return false;
  return !apostrophe || !ENDINGS.has(ending(text, at + 1));
}

function ending(text: string, start: number): string {
  let end = start;
  while (
    end < start + 3 && end < text.length && isLetter(codeAt(text, end))
  ) {
    end++;
  }
  return text.slice(start, end).toLowerCase();
}

/** Whether a period follows a single letter, as in "B.E.N.". */
function single(
  text: string,
  start: number,
  at: number,
  dotted: boolean,
): boolean {
  const lone = at - start === 1 || codeAt(text, at - 2) === STOP;
  return lone &&
    (dotted || at + 1 < text.length && isLetter(codeAt(text, at + 1)));
}
