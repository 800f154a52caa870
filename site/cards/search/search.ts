import type { Span } from "../../../diagnostics/internal.ts";
import type { IndexedCard } from "./indexed_card.ts";
import { type Matcher, termMatcher } from "./term.ts";
import { cutSearch, type SearchToken } from "./token.ts";

/** Something wrong with a search. */
export interface SearchError {
  readonly message: string;
  /** The part of the search that it is about. */
  readonly span: Span;
}

/** What a search finds. */
export interface Search {
  /** Whether a card is found; invalid terms are ignored. */
  readonly matches: Matcher;
  /** What is wrong with it. */
  readonly errors: readonly SearchError[];
}

/**
 * Reads a search: terms side by side must all hold, `or` joins alternatives,
 * `not` or a hyphen negates, parentheses group. An empty search finds all cards.
 */
export function readSearch(search: string): Search {
  if (search.length > MOST_CHARACTERS) return tooLong(search);
  const reader: Reader = { tokens: cutSearch(search), at: 0, errors: [] };
  const end = { start: search.length, end: search.length };
  const matches = reader.tokens.length === 0 ? matchAll : readAny(reader, end);
  const rest = reader.tokens[reader.at];
  if (rest !== undefined) {
    reader.errors.push({
      message: 'This ")" has no "(" before it',
      span: rest.span,
    });
  }
  return { matches, errors: reader.errors };
}

const matchAll: Matcher = () => true;

/** The cards that a matcher finds, in their order. */
export function findCards(
  cards: readonly IndexedCard[],
  matches: Matcher,
): readonly IndexedCard[] {
  return cards.filter(matches);
}

// Far more than anyone types; bounds how deep parentheses can nest.
const MOST_CHARACTERS = 2000;

function tooLong({ length }: string): Search {
  const message = `A search has at most ${MOST_CHARACTERS} characters`;
  const span = { start: 0, end: length };
  return { matches: matchAll, errors: [{ message, span }] };
}

interface Reader {
  readonly tokens: readonly SearchToken[];
  at: number;
  readonly errors: SearchError[];
}

/** any = all ("or" all)* */
function readAny(reader: Reader, end: Span): Matcher {
  const parts = [readAll(reader, end)];
  while (reader.tokens[reader.at]?.kind === "or") {
    reader.at++;
    parts.push(readAll(reader, end));
  }
  return parts.length === 1
    ? parts[0]!
    : (card) => parts.some((part) => part(card));
}

/** all = one ("and"? one)* */
function readAll(reader: Reader, end: Span): Matcher {
  const parts = [readOne(reader, end)];
  for (;;) {
    const kind = reader.tokens[reader.at]?.kind;
    if (kind === undefined || kind === "or" || kind === ")") break;
    if (kind === "and") reader.at++;
    parts.push(readOne(reader, end));
  }
  return parts.length === 1
    ? parts[0]!
    : (card) => parts.every((part) => part(card));
}

/** one = "not" one | "(" any ")" | term */
function readOne(reader: Reader, end: Span): Matcher {
  const token = reader.tokens[reader.at];
  switch (token?.kind) {
    case "not": {
      reader.at++;
      const part = readOne(reader, end);
      return (card) => !part(card);
    }
    case "(":
      return readGroup(reader, token, end);
    case "term": {
      reader.at++;
      const term = termMatcher(token);
      if (term.ok) return term.matches;
      reader.errors.push({ message: term.message, span: token.span });
      return matchAll;
    }
    default:
      return reportMissing(reader, token?.span ?? end);
  }
}

function readGroup(reader: Reader, open: SearchToken, end: Span): Matcher {
  reader.at++;
  const inside = readAny(reader, end);
  if (reader.tokens[reader.at]?.kind === ")") reader.at++;
  else {
    reader.errors.push({
      message: 'This "(" is never closed',
      span: open.span,
    });
  }
  return inside;
}

function reportMissing(reader: Reader, span: Span): Matcher {
  // Where one thing is wrong, what follows from it is no news.
  if (reader.errors.length === 0) {
    reader.errors.push({ message: "Something to look for is missing", span });
  }
  return matchAll;
}
