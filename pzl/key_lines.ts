import { type Log, warn } from "./log.ts";
import { isBlank, part, type Piece, spanOf, trim } from "./piece.ts";
import type { UnknownKey } from "./types.ts";

/** A line `key = value` whose key is known. */
export interface KeyLine<F> {
  readonly field: F;
  readonly key: Piece;
  /** Without outer blanks; an empty one stands right behind the separator. */
  readonly value: Piece;
  /** Blanks between the separator and the value. */
  readonly gap: Piece;
}

/** What a section says about its keys. */
export interface KeyRules<F> {
  /** The separator Forge reads in this section. */
  readonly separator: ":" | "=";
  /** The field of a lower-cased key; one and the same for all its aliases. */
  readonly find: (key: string) => F | undefined;
  /** The field's name, equal for all its aliases. */
  readonly idOf: (field: F) => string;
  /** Why a key without a field is not known. */
  readonly reportUnknown: (log: Log, key: Piece) => void;
}

/** The lines of a section, told apart. */
export interface KeyLines<F> {
  readonly known: readonly KeyLine<F>[];
  /** The last line of each field, which counts, by the field's name. */
  readonly last: ReadonlyMap<string, KeyLine<F>>;
  readonly unknown: readonly UnknownKey[];
}

/** Reads the lines of a section as keys and values. */
export function readKeyLines<F>(
  log: Log,
  lines: readonly Piece[],
  rules: KeyRules<F>,
): KeyLines<F> {
  const known: KeyLine<F>[] = [];
  const last = new Map<string, KeyLine<F>>();
  const unknown: UnknownKey[] = [];
  for (const line of lines) {
    const pair = splitKey(line);
    if (!pair) {
      reportIgnored(log, line);
      continue;
    }
    const field = rules.find(pair.key.text.toLowerCase());
    if (field === undefined) {
      rules.reportUnknown(log, pair.key);
      unknown.push({ key: pair.key.text, value: pair.value.text });
      continue;
    }
    const keyLine = { field, ...pair };
    const id = rules.idOf(field);
    reportSpelling(log, keyLine, rules.separator);
    if (last.has(id)) {
      warn(log, "duplicate-key", pair.key, { found: pair.key.text });
    }
    known.push(keyLine);
    last.set(id, keyLine);
  }
  return { known, last, unknown };
}

/** A line cut at its separator, whatever its key means. */
export interface KeyAndValue extends Omit<KeyLine<never>, "field"> {
  readonly separator: Piece;
}

/** Cuts a line at the first `:` or `=`, if an identifier stands before it. */
export function splitKey(line: Piece): KeyAndValue | undefined {
  const keyEnd = identifierEnd(line.text);
  if (keyEnd === 0) return undefined;
  let at = keyEnd;
  while (at < line.text.length && isBlank(line.text.charCodeAt(at))) at++;
  const separator = line.text[at];
  if (separator !== ":" && separator !== "=") return undefined;
  const rest = part(line, at + 1);
  const value = trim(rest);
  return {
    key: part(line, 0, keyEnd),
    separator: part(line, at, at + 1),
    value,
    gap: part(rest, 0, value.at - rest.at),
  };
}

/** Where the identifier `[A-Za-z][A-Za-z0-9_]*` at the beginning ends, or 0. */
function identifierEnd(text: string): number {
  if (!isLetter(text.charCodeAt(0))) return 0;
  let end = 1;
  while (end < text.length && isWordCharacter(text.charCodeAt(end))) end++;
  return end;
}

function isLetter(charCode: number): boolean {
  const upper = charCode & ~0x20;
  return upper >= 0x41 && upper <= 0x5a;
}

function isWordCharacter(charCode: number): boolean {
  return isLetter(charCode) || (charCode >= 0x30 && charCode <= 0x39) ||
    charCode === 0x5f;
}

function reportIgnored(log: Log, line: Piece): void {
  const stray = line.text[0] === "|" || line.text[0] === ";";
  const code = stray ? "stray-continuation" : "ignored-line";
  warn(log, code, line, { found: line.text });
}

function reportSpelling<F>(
  log: Log,
  { key, separator }: KeyLine<F> & { readonly separator: Piece },
  expected: string,
): void {
  const keyEnd = key.at + key.text.length;
  if (separator.at > keyEnd) {
    const blanks = { start: keyEnd, end: separator.at };
    const place = { text: " ".repeat(separator.at - keyEnd), at: keyEnd };
    warn(log, "space-before-separator", place, { found: key.text }, {
      suggestion: { span: blanks, replacement: "" },
    });
  }
  if (separator.text !== expected) {
    warn(log, "wrong-separator", separator, {
      found: separator.text,
      expected,
    }, { suggestion: { span: spanOf(separator), replacement: expected } });
  }
}
