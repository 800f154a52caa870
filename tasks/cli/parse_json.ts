import { locate } from "../../diagnostics/mod.ts";

/** The value of a JSON text, or why it has none. */
export type Json =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** Reads a JSON text; the reason says where it goes wrong, if that is known. */
export function parseJson(text: string): Json {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      reason: `it is not JSON: ${inOurWords(message, text)}`,
    };
  }
}

/** The engine's words, with a line and a column, or without the text itself. */
function inOurWords(message: string, text: string): string {
  const offset = offsetIn(message, text);
  const what = message.replace(
    / (in JSON )?at position .*$|, (\.{3})?".*$/s,
    "",
  );
  if (offset === undefined) return what;
  const { line, column } = locate({ file: "", text }, offset);
  return `${what} in line ${line}, column ${column}`;
}

/** Where the engine says that the text goes wrong; a text that is cut, at its end. */
function offsetIn(message: string, text: string): number | undefined {
  const [, offset] = message.match(/ at position (\d+)/) ?? [];
  if (offset !== undefined) return Number(offset);
  return /^Unexpected end\b/.test(message) ? text.trimEnd().length : undefined;
}
