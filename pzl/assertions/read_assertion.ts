import type {
  Assertion,
  AssertionPredicate,
  AssertionZone,
  GameOutcome,
  Scope,
} from "./types.ts";
import { fail, type Log, warn } from "../text/log.ts";
import { part, type Piece, wordsOf } from "../text/piece.ts";
import { toInteger } from "../values/values.ts";
import { readComparison, readNumber, toNatural } from "./read_comparison.ts";
import {
  expected,
  isAtEnd,
  next,
  peek,
  type Reader,
  readName,
  skip,
} from "./reader.ts";

/**
 * Reads a line of the section `[assertions]`; undefined if it is not an
 * assertion.
 */
export function readAssertion(log: Log, line: Piece): Assertion | undefined {
  const reader: Reader = { log, line, words: wordsOf(line), at: 0 };
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

type ZonePredicate = Extract<AssertionPredicate, { scope: Scope }>;

const ZONES: ReadonlySet<string> = new Set([
  "hand",
  "graveyard",
  "battlefield",
  "exile",
  "library",
]);
const OUTCOMES: ReadonlySet<string> = new Set(
  ["won", "lost", "drawn", "ended"],
);

function isZone(text: string): text is AssertionZone {
  return ZONES.has(text);
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
