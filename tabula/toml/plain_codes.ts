/**
 * The characters of a text as numbers, with a line feed behind the last; all
 * beyond ASCII are `OTHER`. The engine reads numbers in half the time that it
 * takes for characters of a string, and reading rows is nothing but that.
 */
export type Codes = Uint8Array;

/** Stands for every character beyond ASCII. */
const OTHER = 0x80;

/** The line feed. */
export const LINE_FEED = 0x0a;

const encoder = new TextEncoder();

/** The codes of a text; in `room`, if that is large enough. */
export function codesOf(text: string, room: Codes): Codes {
  const { length } = text;
  const codes = room.length > length ? room : new Uint8Array(length + 1);
  // As many bytes as characters: it is all ASCII.
  const { read, written } = encoder.encodeInto(text, codes);
  if (read !== length || written !== length) {
    for (let at = 0; at < length; at++) {
      codes[at] = Math.min(text.charCodeAt(at), OTHER);
    }
  }
  codes[length] = LINE_FEED;
  return codes;
}

/** By code: 1 for what can stand in the text of a line, as far as it is plain. */
export const IS_TEXT: Uint8Array = Uint8Array.from(
  { length: OTHER + 1 },
  // Backslashes and control characters need the real parser.
  (_, code) => code >= 0x20 && code !== 0x5c && code !== 0x7f ? 1 : 0,
);

/** The end of the line at a place. */
export function lineEndIn(codes: Codes, at: number): number {
  while (codes[at] !== LINE_FEED) at++;
  return at;
}
