import type { Span } from "../../diagnostics/internal.ts";
import {
  partsBetween,
  Piece,
  pieceAt,
  pieceEnd,
  type Separator,
  skipBlanks,
  skipEmpty,
  trimmed,
} from "./pieces.ts";
import { stringValue } from "./toml_string.ts";

/** A key and its value, as far as they have been typed. */
export interface TomlPair {
  /** The keys between the periods, however they are spelled. */
  readonly path: readonly string[];
  readonly keySpan: Span;
  /** Missing as long as there is no equals sign. */
  readonly value?: Span;
}

/** The pairs of a table, or those between the braces of an inline one. */
export function pairsIn(
  text: string,
  span: Span,
  separator: Separator = Piece.lineFeed,
): readonly TomlPair[] {
  const pairs: TomlPair[] = [];
  for (const { start, end } of partsBetween(text, span, separator)) {
    const first = skipEmpty(text, start, end);
    // A line that starts with a bracket is the header of the table.
    if (first < end && text[first] !== "[") {
      pairs.push(pairAt(text, first, end));
    }
  }
  return pairs;
}

/**
 * Pairs by their keys. Of those that begin alike, `key = 1` comes before
 * `key.x = 1`, and otherwise the first one counts.
 */
export function pairsByKey(
  pairs: readonly TomlPair[],
): ReadonlyMap<string, TomlPair> {
  const byKey = new Map<string, TomlPair>();
  for (const pair of pairs) {
    const [key = ""] = pair.path;
    const known = byKey.get(key);
    const isCloser = known !== undefined && known.path.length > 1 &&
      pair.path.length === 1;
    if (known === undefined || isCloser) byKey.set(key, pair);
  }
  return byKey;
}

/** Keys with periods between them. */
export interface TomlKeys {
  readonly path: readonly string[];
  readonly span: Span;
}

/** The keys from an offset to a mark, a comment or the end of the line. */
export function keysAt(text: string, start: number): TomlKeys {
  const path: string[] = [];
  let end = start;
  for (let at = start; at < text.length;) {
    const kind = pieceAt(text, at);
    const next = pieceEnd(text, at);
    if (kind === Piece.string) {
      addNames(path, [stringValue(text, { start: at, end: next })]);
    } else if (kind === Piece.word) {
      addNames(path, text.slice(at, next).split("."));
    } else if (kind !== Piece.blank) break;
    if (kind !== Piece.blank) end = next;
    at = next;
  }
  return { path, span: { start, end } };
}

/** The first name continues the last key; each other one is a key of its own. */
function addNames(path: string[], [first = "", ...others]: string[]): void {
  path.push((path.pop() ?? "") + first);
  for (const name of others) path.push(name);
}

function pairAt(text: string, start: number, end: number): TomlPair {
  const { path, span: keySpan } = keysAt(text, start);
  const equals = skipBlanks(text, keySpan.end);
  if (text[equals] !== "=") return { path, keySpan };
  const from = Math.min(skipBlanks(text, equals + 1), end);
  return { path, keySpan, value: trimmed(text, from, end) };
}
