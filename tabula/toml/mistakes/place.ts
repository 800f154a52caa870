import type { Span } from "../../../diagnostics/internal.ts";
import { skipStatement, skipString, tomlHeaders } from "../headers.ts";
import { lineEnd } from "../plain_values.ts";

/** Where the parser gave up. */
export interface TomlPlace {
  readonly text: string;
  readonly at: number;
}

/** A key and its value, or what stands for one. */
export interface Statement extends Span {
  /** The key without blanks and quotation marks. */
  readonly key: string;
  readonly keySpan: Span;
}

/** The line around a place, without its line feed. */
export function lineAround({ text, at }: TomlPlace): Span {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  return { start, end: lineEnd(text, Math.max(at, start)) };
}

/** What stands in the line before a place. */
export function lineBefore(place: TomlPlace): string {
  return place.text.slice(lineAround(place).start, place.at);
}

/** What stands in the line from a place on. */
export function lineBehind(place: TomlPlace): string {
  return place.text.slice(place.at, lineAround(place).end);
}

/** Whether a place is in a table header such as `[[cards]]`. */
export function isInHeader(place: TomlPlace): boolean {
  return lineBefore(place).trimStart().startsWith("[");
}

/** Where the string starts that is open at a place of its line. */
export function openString(place: TomlPlace): number | undefined {
  const { text, at } = place;
  const { start } = lineAround(place);
  for (let i = start; i < at; i++) {
    if (text[i] !== '"' && text[i] !== "'") continue;
    const end = skipString(text, i);
    if (end >= at) return i;
    i = end - 1;
  }
  return undefined;
}

/** The statements of the table that a place is in, up to that place. */
export function statementsBefore(
  { text, at }: TomlPlace,
): readonly Statement[] {
  const header = tomlHeaders(text).findLast(({ start }) => start <= at);
  const found: Statement[] = [];
  let start = header === undefined ? 0 : lineEnd(text, header.start) + 1;
  while (start <= at && start < text.length) {
    const end = skipStatement(text, start);
    const statement = statementIn(text, start, end);
    if (statement !== undefined) found.push(statement);
    start = end;
  }
  return found;
}

function statementIn(
  text: string,
  start: number,
  end: number,
): Statement | undefined {
  const statement = text.slice(start, end);
  const first = statement.search(/\S/);
  const equals = statement.indexOf("=");
  if (first < 0 || equals <= first || statement[first] === "#") return;
  const written = statement.slice(first, equals).trimEnd();
  if (written.includes("\n")) return;
  const from = start + first;
  return {
    start: from,
    end,
    key: written.replaceAll(/["']/g, ""),
    keySpan: { start: from, end: from + written.length },
  };
}

/** The bracket or brace that is open at a place. */
export function openBracket(place: TomlPlace): number | undefined {
  const { text, at } = place;
  const open: number[] = [];
  const from = statementsBefore(place).at(-1)?.start ?? lineAround(place).start;
  for (let i = from; i < at; i++) {
    const sign = text[i]!;
    if (sign === "#") i = lineEnd(text, i);
    else if (sign === '"' || sign === "'") i = skipString(text, i) - 1;
    else if (sign === "[" || sign === "{") open.push(i);
    else if (sign === "]" || sign === "}") open.pop();
  }
  return open.at(-1);
}
