import { oneEdit } from "../../../diagnostics/internal.ts";
import { duplicate } from "./duplicate.ts";
import { badKey } from "./key.ts";
import type { Mistake } from "./mistake.ts";
import {
  isInHeader,
  lineAround,
  lineBefore,
  lineBehind,
  openBracket,
  openString,
  type TomlPlace,
} from "./place.ts";
import {
  badNumber,
  badValue,
  comment,
  invisible,
  loneReturn,
  separator,
} from "./value.ts";
import { swallowedLines } from "./swallowed.ts";

/** What the parser says, and what it means there, if that is a known mistake. */
type Situation = readonly [
  said: RegExp,
  explain: (place: TomlPlace) => Mistake | undefined,
];

/** The mistakes that people make in TOML; the first that fits is told. */
export const SITUATIONS: readonly Situation[] = [
  [/./, conflict],
  [/./, swallowedLines],
  [/control characters are not allowed in strings/, unclosedInLine],
  [/unfinished string/, unclosedAtEnd],
  [/redefine/, duplicate],
  [/illegal character in key|unexpected end of key/, unclosedHeader],
  [/illegal character in key|unexpected end of key/, badKey],
  [/cannot find end of key/, cutOff],
  [/unfinished array/, unclosedArray],
  [/illegal underscore|unfinished numeric/, badFigures],
  [/expected end of table/, unclosedHeader],
  [/followed by an end-of-line/, behindValue],
  [/invalid value/, badValue],
  [/numeric literal|leading zero/, badNumber],
  [/expected comma or end of structure/, unclosedStructure],
  [/escape/, badEscape],
  [/control characters/, invisible],
  [/invalid date/, badDate],
];

/** `<<<<<<< HEAD` */
function conflict(place: TomlPlace): Mistake | undefined {
  const { start, end } = lineAround(place);
  const line = place.text.slice(start, end).trimEnd();
  if (!/^(?:<{7}|={7}|>{7})(?: |$)/.test(line)) return undefined;
  return {
    reason:
      "this line marks a merge conflict: keep one side, without the marks",
    span: { start, end: start + line.length },
  };
}

/** `name = "Fox` */
function unclosedInLine(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const start = openString(place);
  if (text[at] !== "\n" || start === undefined) return invisible(place);
  return unclosedString(text, start, at);
}

/** A string that is open at the end of the file. */
function unclosedAtEnd({ text, at }: TomlPlace): Mistake {
  const quote = text[at] ?? '"';
  const isLong = text.startsWith(quote.repeat(3), at);
  if (!isLong) return unclosedString(text, at, text.length);
  return {
    reason: `this string is not closed: ${quote.repeat(3)} is missing`,
    span: { start: at, end: at + 3 },
    label: "begins here",
  };
}

function unclosedString(text: string, start: number, end: number): Mistake {
  const last = start + text.slice(start, end).trimEnd().length;
  const quote = text[start] ?? '"';
  return {
    reason: "this string is not closed",
    span: { start, end: last },
    label: "begins here",
    // Behind a backslash, a quotation mark would not close it.
    ...text[last - 1] !== "\\" && {
      suggestion: oneEdit({ start: last, end: last }, quote),
    },
  };
}

/** `[[cards]` or `[cards` */
function unclosedHeader(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const { start, end } = lineAround(place);
  const isArray = /^\s*\[\[/.test(text.slice(start, end));
  if (!isInHeader(place) || at < end) return undefined;
  const last = start + text.slice(start, end).trimEnd().length;
  const [, name = ""] = /^\s*\[+([^\]]*)/.exec(text.slice(start, end)) ?? [];
  const closed = text.slice(start, last).endsWith("]");
  const missing = isArray && !closed ? "]]" : "]";
  return {
    reason:
      `the header of the table "${name.trim()}" is not closed: "${missing}" is missing`,
    span: { start, end: last },
    suggestion: oneEdit({ start: last, end: last }, missing),
  };
}

/** `name`, `[[cards` or `a = { b` at the end of the file. */
function cutOff({ text, at }: TomlPlace): Mistake | undefined {
  const end = { text, at: lineAround({ text, at }).end };
  if (isInHeader(end)) {
    const isNamed = /[^[\s]/.test(lineBefore(end));
    return isNamed ? unclosedHeader(end) : badKey(end);
  }
  const open = unclosedStructure({ text, at: text.length });
  if (open === undefined) return badKey(end);
  // A bracket alone does not give the last key a value.
  const { suggestion: _, ...mistake } = open;
  return mistake;
}

/** `a = [` at the end of the file. */
function unclosedArray({ text }: TomlPlace): Mistake | undefined {
  return unclosedStructure({ text, at: text.length });
}

/** `1__0` or `0x` */
function badFigures(place: TomlPlace): Mistake {
  const before = /[^\s=[{,]*$/.exec(lineBefore(place))?.[0] ?? "";
  const after = /^[^\s,\]}]*/.exec(lineBehind(place))?.[0] ?? "";
  const start = place.at - before.length;
  return {
    reason: `this is not a number: ${before}${after}`,
    span: { start, end: place.at + after.length },
  };
}

/** Something that follows a value in its line. */
function behindValue(place: TomlPlace): Mistake {
  const { text, at } = place;
  const rest = lineBehind(place);
  const span = { start: at, end: at + Math.max(1, rest.trimEnd().length) };
  if (text[at] === "\r") return loneReturn(at);
  if (/^[,;]\s*$/.test(rest)) return separator(text, at);
  if (/^[,;]/.test(rest)) {
    return { reason: "each key needs a line of its own", span };
  }
  const what = isInHeader(place) ? "header" : "value";
  return comment(place) ?? quoteInString(place) ??
    { reason: `expected a new line after the ${what}`, span };
}

/** `"He said "no""` */
function quoteInString(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const before = text.slice(0, at).trimEnd().length - 1;
  const isOdd = lineBehind(place).split('"').length % 2 === 0;
  if (text[before] !== '"' || !isOdd) return undefined;
  return {
    reason: 'the string ends here: write \\" for a quotation mark inside it',
    span: { start: before, end: before + 1 },
    suggestion: oneEdit({ start: before, end: before }, "\\"),
  };
}

/** `["a", "b"` or `["a" "b"]` */
function unclosedStructure(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const open = openBracket(place);
  if (open === undefined) return undefined;
  const [what, close] = text[open] === "[" ? ["list", "]"] : ["table", "}"];
  const before = text.slice(0, at).trimEnd().length;
  const add = (sign: string) => oneEdit({ start: before, end: before }, sign);
  return isNextStatement(place)
    ? {
      reason: `this ${what} is not closed: "${close}" is missing`,
      span: { start: open, end: open + 1 },
      label: "begins here",
      suggestion: add(close),
    }
    : {
      reason: `expected a comma, or "${close}" at the end of the ${what}`,
      span: { start: at, end: at + 1 },
      label: `in the ${what}`,
      suggestion: add(","),
    };
}

/** Whether the file ends at a place, or a line begins that is no part of a list. */
function isNextStatement(place: TomlPlace): boolean {
  const { text, at } = place;
  if (at >= text.length) return true;
  const { start } = lineAround(place);
  return text.slice(start, at).trim() === "" &&
    /^\s*(?:\[|[\w"'-]+\s*=|$)/.test(lineBehind(place));
}

/** `2024-13-01` */
function badDate(place: TomlPlace): Mistake {
  const found = /^[^\s,\]}]*/.exec(lineBehind(place))?.[0] ?? "";
  return {
    reason: `there is no such date: ${found}`,
    span: { start: place.at, end: place.at + found.length },
  };
}

/** `"C:\dir"` or `"\u12"` */
function badEscape({ text, at }: TomlPlace): Mistake | undefined {
  const start = text.lastIndexOf("\\", at);
  if (start < 0 || at - start > 10) return undefined;
  const letter = text[start + 1] ?? "";
  const needed = { u: "four", U: "eight", x: "two" }[letter];
  return {
    reason: needed === undefined
      ? `"\\${letter}" is not an escape sequence: write "\\\\" for a backslash`
      : `"\\${letter}" needs ${needed} hexadecimal digits`,
    span: { start, end: start + 2 },
    suggestion: oneEdit({ start, end: start }, "\\"),
  };
}
