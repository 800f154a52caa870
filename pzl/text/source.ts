import { unexpectedArgument } from "../../diagnostics/internal.ts";
import { type Log, newLog, warn } from "./log.ts";

/** The byte order mark that some editors add. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A puzzle file as text or as its UTF-8 bytes. */
export type PuzzleSource = string | Uint8Array;

/**
 * Returns the text to which spans refer: decoded, without a byte order mark.
 *
 * @category Puzzles
 */
export function puzzleText(source: PuzzleSource): string {
  return decodePuzzle(newLog(), source);
}

/** The text of a source; notes what had to be replaced to get it. */
export function decodePuzzle(log: Log, source: PuzzleSource): string {
  if (typeof source !== "string" && !(source instanceof Uint8Array)) {
    throw unexpectedArgument("source", "a string or its bytes", source);
  }
  const text = typeof source === "string" ? source : decode(log, source);
  if (!text.startsWith(BYTE_ORDER_MARK)) return text;
  warn(log, "bom", BEGINNING, {});
  return text.slice(1);
}

const REPLACEMENT = "\uFFFD";
const BEGINNING = { text: "", at: 0 };

function decode(log: Log, bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (text.includes(REPLACEMENT) && !encodesTo(text, bytes)) {
    warn(log, "invalid-utf8", BEGINNING, {});
  }
  return text;
}

/** Whether a replacement character in the text was one in the bytes as well. */
function encodesTo(text: string, bytes: Uint8Array): boolean {
  const encoded = new TextEncoder().encode(text);
  return encoded.length === bytes.length &&
    encoded.every((byte, index) => byte === bytes[index]);
}
