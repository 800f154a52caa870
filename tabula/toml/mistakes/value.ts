import { oneEdit } from "../../../diagnostics/internal.ts";
import type { Mistake } from "./mistake.ts";
import { lineBefore, lineBehind, type TomlPlace } from "./place.ts";

/** Something after "=" that is no value. */
export function badValue(place: TomlPlace): Mistake | undefined {
  return noValue(place) ?? comment(place) ?? invisible(place) ??
    curlyQuotes(place) ?? badNumber(place);
}

/** `name =` */
function noValue(place: TomlPlace): Mistake | undefined {
  const rest = lineBehind(place).trim();
  if (rest !== "" && !rest.startsWith("#")) return undefined;
  const key = lineBefore(place).replace(/=\s*$/, "").trim();
  const end = place.at;
  const start = end - lineBefore(place).trimStart().length;
  return {
    reason: `the key "${key}" has no value`,
    span: { start, end },
  };
}

/** `name = Fox`, `is-fast = True` or `cost = 1,5` */
export function badNumber(place: TomlPlace): Mistake {
  const before = /[^\s=\[{,]*$/.exec(lineBefore(place))?.[0] ?? "";
  const start = place.at - before.length;
  const found = (before + lineBehind(place)).replace(/\s+#.*$/, "").trimEnd();
  const span = { start, end: start + found.length };
  if (/^[+-]?\d+[,;]$/.test(found)) return separator(place.text, span.end - 1);
  const meant = meantBy(found);
  return {
    reason: meant.startsWith('"')
      ? `text needs quotation marks: ${meant}`
      : `expected ${meant}, not ${found}`,
    span,
    suggestion: oneEdit(span, meant),
  };
}

/** `cost = 2,` */
export function separator(text: string, at: number): Mistake {
  const span = { start: at, end: at + 1 };
  return {
    reason: `lines need no separator: remove the "${text[at]}"`,
    span,
    suggestion: oneEdit(span, ""),
  };
}

function meantBy(found: string): string {
  if (/^(?:true|false)$/i.test(found)) return found.toLowerCase();
  if (/^[+-]?0+\d+$/.test(found)) return found.replace(/^([+-]?)0+/, "$1");
  if (/^[+-]?\d*,\d+$/.test(found)) return found.replace(",", ".");
  if (/^\.\d+$/.test(found)) return `0${found}`;
  return JSON.stringify(found.replaceAll('"', ""));
}

/** “Fox” instead of "Fox". */
export function curlyQuotes(place: TomlPlace): Mistake | undefined {
  const rest = lineBehind(place);
  const found = /^[“”„«»‘’‚]([^“”„«»‘’‚"]*)[“”„«»‘’"]?/.exec(rest);
  if (found === null) return undefined;
  const [written, inner = ""] = found;
  const span = { start: place.at, end: place.at + written.length };
  return {
    reason: "these are typographic quotation marks: TOML needs straight ones",
    span,
    suggestion: oneEdit(span, `"${inner}"`),
  };
}

/** `// a comment` */
export function comment(place: TomlPlace): Mistake | undefined {
  const { at } = place;
  const [sign] = /^(?:\/\/|--|;)/.exec(lineBehind(place)) ?? [];
  if (sign === undefined) return undefined;
  const span = { start: at, end: at + sign.length };
  return {
    reason: `comments begin with "#", not with "${sign}"`,
    span,
    suggestion: oneEdit(span, "#"),
  };
}

/** A control character, a blank that is none, or a second byte order mark. */
export function invisible({ text, at }: TomlPlace): Mistake | undefined {
  const found = text[at] ?? "";
  if (!/[\p{Cc}\p{Cf}\p{Zs}]/u.test(found) || /[ \t\n]/.test(found)) {
    return undefined;
  }
  if (found === "\r") return loneReturn(at);
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const span = { start: at, end: at + 1 };
  const isBlank = /\p{Zs}/u.test(found);
  return {
    reason: `there is an invisible character here, U+${code}`,
    span,
    ...isBlank && { suggestion: oneEdit(span, " ") },
  };
}

/** A carriage return without a line feed, as old Macs ended lines. */
export function loneReturn(at: number): Mistake {
  const span = { start: at, end: at + 1 };
  return {
    reason: "a line ends with a lone carriage return: expected a line feed",
    span,
    suggestion: oneEdit(span, "\n"),
  };
}
