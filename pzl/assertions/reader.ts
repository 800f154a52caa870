import { fail, type Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";

/** Reads the words of a line one after another. */
export interface Reader {
  readonly log: Log;
  readonly line: Piece;
  readonly words: readonly Piece[];
  at: number;
}

/** The rest of the line, with one blank between its words. */
export function readName(
  reader: Reader,
): { readonly card: string } | undefined {
  const name = reader.words.slice(reader.at).map(({ text }) => text).join(" ");
  if (name === "") {
    fail(reader.log, "missing-card-name", peek(reader), {});
    return undefined;
  }
  reader.at = reader.words.length;
  return { card: name };
}

/** Whether the line has ended; reports the rest as a mistake if not. */
export function isAtEnd(reader: Reader): boolean {
  const word = peek(reader);
  if (word.text === "") return true;
  fail(reader.log, "extra-tokens", word, { found: word.text });
  return false;
}

/** Reports that another word was expected. */
export function expected(reader: Reader, words: string): undefined {
  const word = peek(reader);
  const details = { found: word.text, expected: words };
  fail(reader.log, "expected-keyword", word, details);
}

/** The next word; at the end, an empty piece after the last word. */
export function peek({ words, line, at }: Reader): Piece {
  const last = words.at(-1);
  const end = last ? last.at + last.text.length : line.at;
  return words[at] ?? { text: "", at: end };
}

/** Consumes and returns the next word. */
export function next(reader: Reader): Piece {
  const word = peek(reader);
  reader.at++;
  return word;
}

/** Whether the next word is this one; consumes it if so. */
export function skip(reader: Reader, text: string): boolean {
  const found = peek(reader).text === text;
  if (found) reader.at++;
  return found;
}
