import type { RowPlace } from "../problem.ts";
import { type TomlLocator, tomlLocator } from "./position.ts";
import { stringLike } from "./string_like.ts";

// If a value cannot be found, its position is not a string: it is left alone.
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);

/** A new string for a key of a row. */
export interface NewValue {
  /** The row. */
  readonly row: RowPlace;
  /** The key. A missing key is added after `rules-text`. */
  readonly key: "rules-text" | "variables";
  /** Its new value. */
  readonly text: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Gives keys of rows of a TOML file new strings. Nothing else changes:
 * comments, order, spacing, line ends and the kind of each string stay as they
 * are.
 */
export function replaceValues(
  file: string,
  values: readonly NewValue[],
): string {
  const locator = tomlLocator(file);
  const edits = values.map((value) => editOf(file, locator, value))
    .filter((edit) => edit !== undefined)
    .sort((a, b) => a.start - b.start);
  let result = "";
  let at = 0;
  for (const { start, end, replacement } of edits) {
    result += file.slice(at, start) + replacement;
    at = end;
  }
  return result + file.slice(at);
}

function editOf(
  file: string,
  locator: TomlLocator,
  { row, key, text }: NewValue,
): Edit | undefined {
  const where = locator.move({ file: "", row, key }, START);
  if (QUOTES.has(file[where.start] ?? "")) {
    const like = file.slice(where.start, where.end);
    return { ...where, replacement: stringLike(like, text) };
  }
  return key === "rules-text" ? undefined : added(file, locator, row, text);
}

const START = { start: 0, end: 0 };

/** Adds the variables: in the line after the rules text, or in the same one. */
function added(
  file: string,
  locator: TomlLocator,
  row: RowPlace,
  text: string,
): Edit | undefined {
  const { start, end } = locator.move(
    { file: "", row, key: "rules-text" },
    START,
  );
  if (!QUOTES.has(file[start] ?? "")) return undefined;
  const rest = /[^\n]*/.exec(file.slice(end))?.[0] ?? "";
  const value = `variables = ${stringLike('""', text)}`;
  if (/^\s*[,}]/.test(rest)) {
    return { start: end, end, replacement: `, ${value}` };
  }
  const lineEnd = rest.endsWith("\r") ? "\r\n" : "\n";
  const at = end + rest.trimEnd().length;
  return { start: at, end: at, replacement: lineEnd + value };
}
