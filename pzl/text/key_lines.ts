import { oneEdit, type Severity } from "../../diagnostics/internal.ts";
import { type Log, warn } from "./log.ts";
import { part, type Piece, spanOf } from "./piece.ts";
import { type KeyAndValue, splitAt, splitKey } from "./split_key.ts";
import type { UnknownKey } from "../types.ts";

/** A line `key = value` whose key is known. */
export interface KeyLine<F> extends KeyAndValue {
  readonly field: F;
  /** Whether Forge recognizes the line: no blank before its own separator. */
  readonly isSeen: boolean;
}

/** What a section says about its keys. */
export interface KeyRules<F> {
  /** The separator Forge reads in this section. */
  readonly separator: ":" | "=";
  /** The field of a lower-cased key; one and the same for all its aliases. */
  readonly find: (key: string) => F | undefined;
  /** The key Forge takes a longer, lower-cased one for, if it does. */
  readonly shorten: (key: string) => string | undefined;
  /** The field's name, equal for all its aliases. */
  readonly idOf: (field: F) => string;
  /** Whether Forge fails without the field. */
  readonly isVital: (field: F) => boolean;
  /** Whether Forge reads the value of a line that a later one replaces. */
  readonly isReadAtOnce: (field: F) => boolean;
  /** Whether Forge does more than ignore a key that is no identifier. */
  readonly isMisread: (pair: KeyAndValue) => boolean;
  /** Why a key without a field is not known. */
  readonly reportUnknown: (log: Log, pair: KeyAndValue) => void;
  /** Whether Forge fails on a line that is only a key. */
  readonly needsValue: (line: string) => boolean;
}

/** The lines of a section, by kind. */
export interface KeyLines<F> {
  /** The lines whose values are read; the last one of a field counts. */
  readonly known: readonly KeyLine<F>[];
  /** The keys of lines that another replaces before Forge reads their values. */
  readonly replaced: readonly Piece[];
  /** The line of each field that counts, by the field's name. */
  readonly last: ReadonlyMap<string, KeyLine<F>>;
  readonly unknown: readonly UnknownKey[];
}

/** Reads the lines of a section as keys and values. */
export function readKeyLines<F>(
  log: Log,
  lines: readonly Piece[],
  rules: KeyRules<F>,
): KeyLines<F> {
  const all: KeyLine<F>[] = [];
  const unknown: UnknownKey[] = [];
  for (const line of lines) {
    const pair = splitKey(line);
    const found = pair && findField(pair, rules);
    if (found) all.push(found);
    else readOther(log, line, { pair, rules, all, unknown });
  }
  reportSeparators(log, all, rules);
  const last = linesThatCount(log, all, rules);
  const isRead = (line: KeyLine<F>) =>
    last.get(rules.idOf(line.field)) === line ||
    (line.isSeen && rules.isReadAtOnce(line.field));
  const known = all.filter(isRead);
  const replaced = known.length === all.length
    ? []
    : all.filter((line) => !isRead(line)).map(({ key }) => key);
  return { known, replaced, last, unknown };
}

interface Lines<F> {
  readonly pair: KeyAndValue | undefined;
  readonly rules: KeyRules<F>;
  readonly all: KeyLine<F>[];
  readonly unknown: UnknownKey[];
}

/** Reads a line whose key is not known as it is written. */
function readOther<F>(
  log: Log,
  line: Piece,
  { pair: short, rules, all, unknown }: Lines<F>,
): void {
  const long = splitAt(line, rules.separator);
  const found = long && readLonger(log, long, rules);
  if (found) return void all.push(found);
  const pair = short ?? (long && rules.isMisread(long) ? long : undefined);
  if (!pair) return reportIgnored(log, line, rules);
  rules.reportUnknown(log, pair);
  unknown.push({ key: pair.key.text, value: pair.value.text });
}

function findField<F>(
  pair: KeyAndValue,
  { find, separator }: KeyRules<F>,
): KeyLine<F> | undefined {
  const field = find(pair.key.text.toLowerCase());
  if (field === undefined) return undefined;
  return { ...pair, field, isSeen: pair.separator.text === separator };
}

/** Reads a key that Forge takes for a shorter one, blanks and dots included. */
function readLonger<F>(
  log: Log,
  pair: KeyAndValue,
  { find, shorten }: KeyRules<F>,
): KeyLine<F> | undefined {
  const { key } = pair;
  const expected = shorten(key.text.toLowerCase());
  const field = expected === undefined ? undefined : find(expected);
  if (expected === undefined || field === undefined) return undefined;
  warn(log, "longer-key", key, { found: key.text, expected }, {
    suggestion: oneEdit(spanOf(key), expected),
  });
  return { ...pair, field, isSeen: true };
}

/** The last line of each field that Forge sees, or the last one of all. */
function linesThatCount<F>(
  log: Log,
  lines: readonly KeyLine<F>[],
  { idOf }: KeyRules<F>,
): ReadonlyMap<string, KeyLine<F>> {
  const last = new Map<string, KeyLine<F>>();
  for (const line of lines) {
    const id = idOf(line.field);
    const earlier = last.get(id);
    if (earlier?.isSeen && !line.isSeen) continue;
    const { key } = line;
    if (earlier) warn(log, "duplicate-key", key, { found: key.text });
    last.set(id, line);
  }
  return last;
}

function reportIgnored<F>(log: Log, line: Piece, rules: KeyRules<F>): void {
  const found = line.text;
  if (found[0] === "|" || found[0] === ";") {
    return warn(log, "stray-continuation", line, { found });
  }
  const isKey = rules.needsValue(found.toLowerCase());
  warn(log, "ignored-line", line, { found, isKey });
}

/** A line that Forge overlooks is an error if it fails without the field. */
function reportSeparators<F>(
  log: Log,
  lines: readonly KeyLine<F>[],
  { separator: expected, idOf, isVital }: KeyRules<F>,
): void {
  const unseen = lines.filter(({ isSeen }) => !isSeen);
  if (unseen.length === 0) return;
  const seen = new Set(
    lines.filter(({ isSeen }) => isSeen).map(({ field }) => idOf(field)),
  );
  for (const line of unseen) {
    const isLost = isVital(line.field) && !seen.has(idOf(line.field));
    reportSeparator(log, line, expected, isLost ? "error" : "warning");
  }
}

function reportSeparator(
  log: Log,
  { key, separator }: KeyAndValue,
  expected: string,
  severity: Severity,
): void {
  const size = separator.text.length - 1;
  if (size > 0) {
    const blanks = part(separator, 0, size);
    warn(log, "space-before-separator", blanks, { found: key.text }, {
      severity,
      suggestion: oneEdit(
        { start: key.at, end: separator.at + size },
        key.text,
      ),
    });
  }
  const sign = part(separator, size);
  if (sign.text === expected) return;
  warn(log, "wrong-separator", sign, { found: sign.text, expected }, {
    severity,
    suggestion: oneEdit(spanOf(sign), expected),
  });
}
