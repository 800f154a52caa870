import type { Span } from "../../diagnostics/mod.ts";
import type { RowPlace } from "../problem.ts";
import { type TomlLocator, tomlLocator } from "./position.ts";
import { stringLike } from "./string_like.ts";

// If a value cannot be found, its position is not a string: it is left alone.
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);

/** A new text for a row. */
export interface NewText {
  /** The row. */
  readonly row: RowPlace;
  /** Which of its texts; by default, its rules text. */
  readonly key?: "rules-text" | "variables";
  /** The new text. */
  readonly text: string;
}

/**
 * Gives rows of a TOML file new texts. Nothing else changes: comments, order,
 * spacing, line ends and the kind of each string stay as they are. Variables
 * that a row does not have yet are added after its rules text.
 */
export async function replaceTexts(
  file: string,
  texts: readonly NewText[],
): Promise<string> {
  const locator = await tomlLocator(file);
  const edits = texts.flatMap((each) => editsFor(file, locator, each));
  edits.sort((a, b) => a.start - b.start);
  let result = "";
  let at = 0;
  for (const { start, end, toml } of edits) {
    result += file.slice(at, start) + toml;
    at = end;
  }
  return result + file.slice(at);
}

/** A part of a file, and what takes its place. */
interface Edit extends Span {
  readonly toml: string;
}

function editsFor(
  file: string,
  locator: TomlLocator,
  { row, key = "rules-text", text }: NewText,
): readonly Edit[] {
  const found = stringAt(file, locator, row, key);
  if (found !== undefined) {
    const toml = stringLike(file.slice(found.start, found.end), text);
    return [{ ...found, toml }];
  }
  const rules = stringAt(file, locator, row, "rules-text");
  return key === "rules-text" || rules === undefined
    ? []
    : [addition(file, rules, `${key} = ${stringLike('""', text)}`)];
}

function stringAt(
  file: string,
  { move }: TomlLocator,
  row: RowPlace,
  key: string,
): Span | undefined {
  const span = move({ file: "", row, key }, { start: 0, end: 0 });
  return QUOTES.has(file[span.start] ?? "") ? span : undefined;
}

/** A key after another one: on the next line or, in an inline table, beside it. */
function addition(file: string, { end }: Span, pair: string): Edit {
  const [rest = ""] = /^[^\n]*/.exec(file.slice(end)) ?? [];
  if (/^\s*[,}]/.test(rest)) return { start: end, end, toml: `, ${pair}` };
  const lineEnd = rest.endsWith("\r") ? "\r\n" : "\n";
  const place = end + rest.replace(/\r$/, "").length;
  return { start: place, end: place, toml: lineEnd + pair };
}
