import type {
  Assertion,
  AssertionPredicate,
  AssertionZone,
  Comparator,
  GameOutcome,
  Scope,
} from "./types.ts";
import { oneEdit } from "../../diagnostics/mod.ts";
import { fail, type Log, warn } from "../text/log.ts";
import { part, type Piece, spanOf, words } from "../text/piece.ts";
import { toDigits, toInteger } from "../values/values.ts";

/** Reads a line of the section `[assertions]`; nothing if it is none. */
export function readAssertion(log: Log, line: Piece): Assertion | undefined {
  const reader: Reader = { log, line, words: words(line), at: 0 };
  if (reader.words.length === 0) {
    fail(log, "empty-assertion", part(line, 0, 0), {});
    return undefined;
  }
  const negated = skip(reader, "NOT");
  const scope = peek(reader);
  const owner = skip(reader, "me") || !skip(reader, "opponent")
    ? "me"
    : "opponent";
  const predicate = readPredicate(reader, owner);
  if (!predicate || !isAtEnd(reader)) return undefined;
  if (!("scope" in predicate) && isScope(scope.text)) {
    warn(log, "scope-ignored", scope, { found: scope.text });
  }
  return { negated, ...predicate };
}

/** Words one after the other. */
interface Reader {
  readonly log: Log;
  readonly line: Piece;
  readonly words: readonly Piece[];
  at: number;
}

type ZonePredicate = Extract<AssertionPredicate, { scope: Scope }>;

const ZONES: ReadonlySet<string> = new Set([
  "hand",
  "graveyard",
  "battlefield",
  "exile",
  "library",
]);
const COMPARATORS: ReadonlySet<string> = new Set(
  ["eq", "ne", "lt", "le", "gt", "ge"],
);
/** How people write comparisons elsewhere. */
const COMPARATOR_MEANT: ReadonlyMap<string, Comparator> = new Map([
  ["=", "eq"],
  ["==", "eq"],
  ["equals", "eq"],
  ["!=", "ne"],
  ["<", "lt"],
  ["<=", "le"],
  [">", "gt"],
  [">=", "ge"],
]);
const OUTCOMES: ReadonlySet<string> = new Set(
  ["won", "lost", "drawn", "ended"],
);

function isZone(text: string): text is AssertionZone {
  return ZONES.has(text);
}

function isComparator(text: string): text is Comparator {
  return COMPARATORS.has(text);
}

function isOutcome(text: string): text is GameOutcome {
  return OUTCOMES.has(text);
}

function isScope(text: string): boolean {
  return text === "me" || text === "opponent";
}

function readPredicate(
  reader: Reader,
  scope: Scope,
): AssertionPredicate | undefined {
  const word = next(reader);
  if (isZone(word.text)) return readZone(reader, scope, word.text);
  switch (word.text) {
    case "life":
      return readLife(reader, scope);
    case "turn":
      return readTurn(reader);
    case "game":
      return readOutcome(reader);
    case "trigger":
      return readTrigger(reader);
    case "spell":
      return readEvent(reader, "cast", "spellCast");
    case "creature":
      return readEvent(reader, "died", "creatureDied");
  }
  if (word.text === "") fail(reader.log, "missing-predicate", word, {});
  else fail(reader.log, "unknown-predicate", word, { found: word.text });
  return undefined;
}

/** 'life' Cmp Int | 'life' 'gained' Cmp Int */
function readLife(
  reader: Reader,
  scope: Scope,
): AssertionPredicate | undefined {
  const kind = skip(reader, "gained") ? "lifeGained" : "life";
  const comparison = readComparison(reader, toInteger);
  return comparison && { kind, scope, ...comparison };
}

/** 'turn' Cmp Nat */
function readTurn(reader: Reader): AssertionPredicate | undefined {
  const comparison = readComparison(reader, toNatural);
  return comparison && { kind: "turn", ...comparison };
}

/** Zone 'count' Cmp Nat | Zone 'contains' Name | 'library' 'top' Nat … */
function readZone(
  reader: Reader,
  scope: Scope,
  zone: AssertionZone,
): ZonePredicate | undefined {
  if (skip(reader, "count")) {
    const comparison = readComparison(reader, toNatural);
    return comparison && { kind: "zoneCount", scope, zone, ...comparison };
  }
  if (skip(reader, "contains")) {
    const card = readName(reader);
    return card && { kind: "zoneContains", scope, zone, ...card };
  }
  if (zone === "library" && skip(reader, "top")) return readTop(reader, scope);
  const top = zone === "library" ? ', "top"' : "";
  return expected(reader, `"count"${top} or "contains"`);
}

/** 'library' 'top' Nat 'contains' Name */
function readTop(reader: Reader, scope: Scope): ZonePredicate | undefined {
  const depth = readNumber(reader, toNatural);
  if (depth === undefined) return undefined;
  if (!skip(reader, "contains")) return expected(reader, '"contains"');
  const card = readName(reader);
  return card && { kind: "libraryTopContains", scope, depth, ...card };
}

/** 'game' ('won' | 'lost' | 'drawn' | 'ended') */
function readOutcome(reader: Reader): AssertionPredicate | undefined {
  const { text: result } = peek(reader);
  if (!isOutcome(result)) {
    return expected(reader, '"won", "lost", "drawn" or "ended"');
  }
  next(reader);
  return { kind: "gameResult", result };
}

/** 'trigger' 'fired' ('from' Name)? */
function readTrigger(reader: Reader): AssertionPredicate | undefined {
  if (!skip(reader, "fired")) return expected(reader, '"fired"');
  if (!skip(reader, "from")) return { kind: "triggerFired" };
  const card = readName(reader);
  return card && { kind: "triggerFired", ...card };
}

/** 'spell' 'cast' Name? | 'creature' 'died' Name? */
function readEvent(
  reader: Reader,
  verb: string,
  kind: "spellCast" | "creatureDied",
): AssertionPredicate | undefined {
  if (!skip(reader, verb)) return expected(reader, `"${verb}"`);
  return peek(reader).text === "" ? { kind } : { kind, ...readName(reader) };
}

interface Comparison {
  readonly cmp: Comparator;
  readonly value: number;
}

function readComparison(
  reader: Reader,
  toNumber: (text: string) => number | undefined,
): Comparison | undefined {
  const { text: cmp } = peek(reader);
  if (!isComparator(cmp)) {
    const meant = COMPARATOR_MEANT.get(cmp);
    fail(reader.log, "expected-comparator", peek(reader), { found: cmp }, {
      ...meant !== undefined && {
        suggestion: oneEdit(spanOf(peek(reader)), meant),
      },
    });
    return undefined;
  }
  next(reader);
  const value = readNumber(reader, toNumber);
  return value === undefined ? undefined : { cmp, value };
}

function readNumber(
  reader: Reader,
  toNumber: (text: string) => number | undefined,
): number | undefined {
  const word = next(reader);
  const value = toNumber(word.text);
  if (value === undefined) {
    fail(reader.log, "expected-integer", word, { found: word.text });
  }
  return value;
}

function toNatural(text: string): number | undefined {
  return toDigits(text) === undefined ? undefined : toInteger(text);
}

/** The rest of the line, with one blank between its words. */
function readName(reader: Reader): { readonly card: string } | undefined {
  const name = reader.words.slice(reader.at).map(({ text }) => text).join(" ");
  if (name === "") {
    fail(reader.log, "missing-card-name", peek(reader), {});
    return undefined;
  }
  reader.at = reader.words.length;
  return { card: name };
}

function isAtEnd(reader: Reader): boolean {
  const word = peek(reader);
  if (word.text === "") return true;
  fail(reader.log, "extra-tokens", word, { found: word.text });
  return false;
}

function expected(reader: Reader, words: string): undefined {
  const word = peek(reader);
  const details = { found: word.text, expected: words };
  fail(reader.log, "expected-keyword", word, details);
}

/** The next word; at the end nothing, right after the last word. */
function peek({ words, line, at }: Reader): Piece {
  const last = words.at(-1);
  const end = last ? last.at + last.text.length : line.at;
  return words[at] ?? { text: "", at: end };
}

function next(reader: Reader): Piece {
  const word = peek(reader);
  reader.at++;
  return word;
}

function skip(reader: Reader, text: string): boolean {
  const found = peek(reader).text === text;
  if (found) reader.at++;
  return found;
}
