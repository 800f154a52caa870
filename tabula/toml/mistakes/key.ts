import { oneEdit } from "../../../diagnostics/internal.ts";
import type { Mistake } from "./mistake.ts";
import {
  isInHeader,
  lineAround,
  lineBefore,
  lineBehind,
  type TomlPlace,
} from "./place.ts";
import { comment, curlyQuotes, invisible } from "./value.ts";

/** Something where a key, or the "=" after it, should stand. */
export function badKey(place: TomlPlace): Mistake | undefined {
  return comment(place) ?? invisible(place) ?? curlyQuotes(place) ??
    badHeader(place) ?? withoutKey(place) ?? withoutEquals(place) ??
    oddLetter(place) ?? noStatement(place);
}

/** `[[]]`, `[[[cards]]]`, `[[test cards]]` */
function badHeader(place: TomlPlace): Mistake | undefined {
  const { start, end } = lineAround(place);
  if (!isInHeader(place)) return undefined;
  const header = place.text.slice(start, end).trim();
  return { reason: headerReason(header), span: { start, end } };
}

function headerReason(header: string): string {
  if (header.startsWith("[[[")) {
    return "a header has one or two brackets on each side";
  }
  return /^\[+\s*(\]|$)/.test(header)
    ? "the table has no name"
    : 'the name of a table has letters, digits, "-" and "_", or quotes around it';
}

/** `- name: Fox` */
function noStatement(place: TomlPlace): Mistake {
  const { start, end } = lineAround(place);
  return { reason: NO_STATEMENT, span: { start, end } };
}

const NO_STATEMENT = 'expected a line such as name = "Fox" or [[cards]]';

/** `= "Fox"` */
function withoutKey(place: TomlPlace): Mistake | undefined {
  const { at } = place;
  if (lineBefore(place).trim() !== "") return undefined;
  const isEquals = lineBehind(place).startsWith("=");
  return {
    reason: isEquals ? 'there is no key before "="' : NO_STATEMENT,
    span: { start: at, end: at + 1 },
  };
}

/** `name "Fox"`, `name: "Fox"` or `name` */
function withoutEquals(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const key = lineBefore(place).trim();
  const rest = lineBehind(place).trimStart();
  if (rest.startsWith(":")) {
    return {
      reason: `expected "=" after the key "${key}", not ":"`,
      span: { start: at, end: at + 1 },
      suggestion: oneEdit({ start: at, end: at + 1 }, " ="),
    };
  }
  if (rest === "" || rest.startsWith("#")) {
    return {
      reason: `expected "=" and a value after the key "${key}"`,
      span: keySpan(place),
    };
  }
  if (!/^["'\[{\d]|^(?:true|false)\b/.test(rest)) return undefined;
  const end = text.slice(0, at).trimEnd().length;
  return {
    reason: `expected "=" after the key "${key}"`,
    span: { start: at, end: at + 1 },
    suggestion: oneEdit({ start: end, end }, " ="),
  };
}

/** `rules text = …` or `näme = …` */
function oddLetter(place: TomlPlace): Mistake | undefined {
  const { text, at } = place;
  const { start, end } = lineAround(place);
  const [, blank = "", key = ""] =
    /^(\s*)([^=]*[^=\s])\s*=/.exec(text.slice(start, end)) ?? [];
  if (key === "") return undefined;
  const from = start + blank.length;
  const span = { start: from, end: from + key.length };
  const isBlank = /^[\w\s-]+$/.test(key);
  const fixed = isBlank ? key.replaceAll(/\s+/g, "-") : `"${key}"`;
  return {
    reason: isBlank
      ? `the key "${key}" contains a space`
      : `the key "${key}" has characters other than letters, digits, "-" and ` +
        `"_": it needs quotation marks`,
    span: at < span.start ? { start: at, end: at + 1 } : span,
    suggestion: oneEdit(span, fixed),
  };
}

function keySpan(place: TomlPlace): { start: number; end: number } {
  const { start } = lineAround(place);
  const before = lineBefore(place);
  return {
    start: start + before.length - before.trimStart().length,
    end: start + before.trimEnd().length,
  };
}
