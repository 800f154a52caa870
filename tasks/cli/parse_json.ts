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
  const [, offset] = message.match(/ at position (\d+)/) ?? [];
  const what = message.replace(
    / (in JSON )?at position .*$|, (\.{3})?".*$/s,
    "",
  );
  if (offset === undefined) return what;
  const { line, column } = locate({ file: "", text }, Number(offset));
  return `${what} in line ${line}, column ${column}`;
}
