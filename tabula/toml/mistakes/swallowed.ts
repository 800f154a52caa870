import type { Mistake } from "./mistake.ts";
import type { TomlPlace } from "./place.ts";

/**
 * A string of several lines that nobody closed goes on to the quotation marks
 * that should open the next one. What follows those is no TOML, but the mistake
 * is where the string begins.
 */
export function swallowedLines({ text, at }: TomlPlace): Mistake | undefined {
  const before = text.slice(0, at);
  const last = [...before.matchAll(LONG_STRING)].at(-1);
  if (last === undefined || !STATEMENT.test(last[0])) return undefined;
  const start = last.index;
  const quotes = before.slice(start, start + 3);
  return {
    reason: `this string is not closed: ${quotes} is missing`,
    span: { start, end: start + 3 },
    label: "begins here",
  };
}

/** A string between three quotation marks. */
const LONG_STRING = /"""[^]*?"""|'''[^]*?'''/g;

/** A line that begins a row, or sets a key: no card says that. */
const STATEMENT = /\n(?:\[\[?[\w-]+\]|[\w-]+ = ["'\d[{])/;
