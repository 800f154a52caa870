import { oneEdit } from "../../diagnostics/internal.ts";
import { fail, type Log, type NoteExtras, warn } from "../text/log.ts";
import { isBlank, part, type Piece, trim } from "../text/piece.ts";
import type { InlineToken } from "../types.ts";
import { toInteger } from "../values/values.ts";

/** The parts of an inline token, as they begin. */
export const TOKEN_PARTS: readonly string[] = [
  "P:",
  "T:",
  "Cost:",
  "Color:",
  "Types:",
  "Keywords:",
  "Image:",
];

/** A token described in place, and its name. */
export interface NamedToken {
  readonly name: string;
  readonly token: InlineToken;
}

/** Reads the text after `t:`; missing parts are reported at the element. */
export function readInlineToken(
  log: Log,
  description: Piece,
  element: Piece,
): NamedToken {
  const { text } = description;
  const nameEnd = partEnd(text, 0);
  const name = trimPart(log, part(description, 0, nameEnd)).text;
  if (name === "") warn(log, "token-missing-name", element, {});
  const draft: Draft = { power: 0, toughness: 0, cost: "0" };
  for (let start = nameEnd + 1; start < text.length;) {
    const end = partEnd(text, start);
    if (end > start) readPart(log, part(description, start, end), draft);
    start = end + 1;
  }
  if (!draft.types) {
    warn(log, "token-missing-types", element, { found: name }, {
      ...fullForm(description),
    });
  }
  if (!draft.keywords) {
    warn(log, "token-missing-keywords", element, { found: name });
  }
  const { types = [], keywords = [] } = draft;
  return { name, token: Object.assign(draft, { types, keywords }) };
}

/** "Soldier 1/1" and "1/1 Soldier" are how people say what a token is. */
function fullForm(description: Piece): NoteExtras {
  const { text } = description;
  const [, before, size, after] =
    /^([A-Z][a-z]+ )?(\d+\/\d+)( [A-Z][a-z]+)?$/.exec(trim(description).text) ??
      [];
  const name = (before ?? after)?.trim();
  const [power, toughness] = size?.split("/") ?? [];
  if (name === undefined || (before && after)) return {};
  const full = `${name},P:${power},T:${toughness},Cost:0,` +
    `Types:Creature-${name},Keywords:`;
  const span = { start: description.at, end: description.at + text.length };
  return { suggestion: oneEdit(span, full) };
}

/** Writes an inline token as it is read, without `t:`. */
export function writeInlineToken({ name, token }: NamedToken): string {
  return [
    name,
    `P:${token.power}`,
    `T:${token.toughness}`,
    `Cost:${token.cost}`,
    ...(token.color === undefined ? [] : [`Color:${token.color}`]),
    `Types:${token.types.join("-")}`,
    `Keywords:${token.keywords.join("-")}`,
    ...(token.image === undefined ? [] : [`Image:${token.image}`]),
    ...(token.extra ?? []),
  ].join(",");
}

interface Draft {
  power: number;
  toughness: number;
  cost: string;
  color?: string;
  types?: readonly string[];
  keywords?: readonly string[];
  image?: string;
  extra?: string[];
}

function partEnd(text: string, start: number): number {
  const comma = text.indexOf(",", start);
  return comma === -1 ? text.length : comma;
}

function trimPart(log: Log, written: Piece): Piece {
  const trimmed = trim(written);
  if (trimmed !== written) {
    const crashes = /^[PT]:/.test(written.text);
    warn(log, "token-space", trimmed, { found: trimmed.text, crashes });
  }
  return trimmed;
}

function readPart(log: Log, written: Piece, draft: Draft): void {
  const piece = trimPart(log, written);
  if (piece.text === "") return;
  const colon = piece.text.indexOf(":");
  const value = part(piece, colon + 1);
  switch (piece.text.slice(0, colon + 1)) {
    case "P:":
      draft.power = readSize(log, value);
      break;
    case "T:":
      draft.toughness = readSize(log, value);
      break;
    case "Cost:":
      draft.cost = value.text;
      break;
    case "Color:":
      draft.color = value.text;
      break;
    case "Types:":
      draft.types = readWords(log, value, piece);
      break;
    case "Keywords:":
      draft.keywords = readWords(log, value, piece);
      break;
    case "Image:":
      draft.image = value.text;
      break;
    default:
      warn(log, "token-segment", piece, { found: piece.text });
      (draft.extra ??= []).push(piece.text);
  }
}

/** Power or toughness: no blanks; an error is reported right after the colon. */
function readSize(log: Log, value: Piece): number {
  const size = toInteger(value.text);
  if (size === undefined) {
    fail(log, "invalid-integer", value, { found: value.text });
  }
  return size ?? 0;
}

function readWords(log: Log, value: Piece, whole: Piece): readonly string[] {
  const end = wordsEnd(log, value.text, whole);
  if (end === 0) return [];
  const words = value.text.slice(0, end).split("-");
  if (!words.includes("")) return words;
  warn(log, "token-segment", whole, { found: whole.text });
  return words.filter((word) => word !== "");
}

/**
 * Where the last word of a list ends. Blanks after it would be lost when the
 * token is written, since a part has none at its end.
 */
function wordsEnd(log: Log, text: string, whole: Piece): number {
  let end = text.length;
  let blanks = false;
  for (; end > 0; end--) {
    const char = text.charCodeAt(end - 1);
    if (isBlank(char)) blanks = true;
    else if (char !== 0x2d) break;
  }
  if (!blanks) return end;
  warn(log, "token-space", whole, { found: whole.text, crashes: false });
  return end;
}
