import type { RowPlace } from "../problem.ts";
import { tomlLocator } from "./position.ts";
import { stringLike } from "./string_like.ts";

// If a value cannot be found, its position is not a string: it is left alone.
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);

/** A new rules text for a row. */
export interface NewText {
  /** The row. */
  readonly row: RowPlace;
  /** Its new rules text. */
  readonly text: string;
}

/**
 * Gives rows of a TOML file new rules texts. Nothing else changes: comments,
 * order, spacing, line ends and the kind of each string stay as they are.
 */
export async function replaceTexts(
  file: string,
  texts: readonly NewText[],
): Promise<string> {
  const { move } = await tomlLocator(file);
  const edits = texts.map(({ row, text }) => {
    const place = { file: "", row, key: "rules-text" };
    return { ...move(place, { start: 0, end: 0 }), text };
  }).filter(({ start }) => QUOTES.has(file[start] ?? ""));
  edits.sort((a, b) => a.start - b.start);
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits) {
    result += file.slice(at, start) + stringLike(file.slice(start, end), text);
    at = end;
  }
  return result + file.slice(at);
}
