import { locate } from "../../diagnostics/internal.ts";

/** The value of a JSON text, or why it has none. */
export type Json =
  | { readonly ok: true; readonly value: unknown }
  | {
    readonly ok: false;
    /** What is wrong, and where. */
    readonly reason: string;
    /** The same without the position. */
    readonly what: string;
    /** Where it goes wrong, if that is known. */
    readonly offset: number | undefined;
  };

/** Reads a JSON text; the reason says where it goes wrong, if that is known. */
export function parseJson(text: string): Json {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = offsetIn(message, text);
    const what = `it is not JSON: ${inOurWords(message)}`;
    return { ok: false, what, offset, reason: what + placeOf(text, offset) };
  }
}

/** The engine's words, without positions and the text itself. */
function inOurWords(message: string): string {
  return message.replace(/ (in JSON )?at position .*$|, (\.{3})?".*$/s, "");
}

function placeOf(text: string, offset: number | undefined): string {
  if (offset === undefined) return "";
  const { line, column } = locate({ file: "", text }, offset);
  return ` in line ${line}, column ${column}`;
}

/** Where the engine says that the text goes wrong; a text that is cut, at its end. */
function offsetIn(message: string, text: string): number | undefined {
  const [, offset] = message.match(/ at position (\d+)/) ?? [];
  if (offset !== undefined) return Number(offset);
  if (isMisplaced(message)) return misplacedToken(text);
  return /^Unexpected end\b/.test(message) ? text.trimEnd().length : undefined;
}

/** The one message in which the engine names no position. */
function isMisplaced(message: string): boolean {
  return message.startsWith("Unexpected token ");
}

/** The end of the longest beginning that does not have the token. */
function misplacedToken(text: string): number {
  let [without, having] = [0, text.length];
  while (having - without > 1) {
    const middle = (without + having) >> 1;
    if (isMisplaced(complaint(text.slice(0, middle)))) having = middle;
    else without = middle;
  }
  return without;
}

function complaint(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}
