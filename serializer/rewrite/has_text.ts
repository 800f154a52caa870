import { MODE_COST } from "../../ast/mod.ts";
import type { Dialect } from "../../dialects/mod.ts";
import { withCase } from "../letter_case.ts";
import type { Literals, Phrase, Value, Variable } from "../phrase.ts";

/**
 * Whether `write` would make just this text of a phrase. It compares while it
 * walks and puts nothing together, so it is quicker than writing. Where a name
 * has two values it says no: then only writing can tell, which numbers them.
 */
export function hasText(
  phrase: Phrase,
  dialect: Dialect,
  text: string,
): boolean {
  const place: Place = {
    dialect,
    text,
    at: 0,
    capital: false,
    lower: false,
    modes: 0,
    names: [],
    values: [],
  };
  return walk(phrase, place) && place.at === text.length;
}

/** How far the text is as it should be. */
interface Place {
  readonly dialect: Dialect;
  readonly text: string;
  at: number;
  /** Whether what comes next starts with a capital. */
  capital: boolean;
  /** Whether a keyword that comes next is in lower case. */
  lower: boolean;
  modes: number;
  /** The variables so far, and their values. */
  readonly names: string[];
  readonly values: Value[];
}

function walk(phrase: Phrase, place: Place): boolean {
  if (typeof phrase === "string") return matchWords(phrase, place);
  switch (phrase.kind) {
    case "words":
      return walkWords(phrase, place);
    case "digits":
      return match(String(phrase.value), place);
    case "variable":
      return matchVariable(phrase, place);
    case "capital":
      place.capital = true;
      return walk(phrase.phrase, place);
    case "lower":
      place.lower = true;
      return walk(phrase.phrase, place);
    case "differs":
      return walk(phrase.phrases[place.dialect.name], place);
    case "unwritable":
      return walk(phrase.phrase, place);
  }
}

function walkWords({ literals, parts }: Literals, place: Place): boolean {
  if (!matchWords(literals[0]!, place)) return false; // One more than parts.
  for (let i = 0; i < parts.length; i++) {
    if (!walk(parts[i]!, place)) return false;
    if (!matchWords(literals[i + 1]!, place)) return false;
  }
  return true;
}

function matchWords(words: string, place: Place): boolean {
  return words === "" || match(place.dialect.words(words), place);
}

function match(words: string, place: Place): boolean {
  const { text, at, capital, lower } = place;
  if (capital || lower) {
    place.capital = place.lower = false;
    const styled = withCase(words, capital, lower);
    place.at = at + styled.length;
    return text.startsWith(styled, at);
  }
  place.at = at + words.length;
  return text.startsWith(words, at);
}

function matchVariable({ directive, values }: Variable, place: Place): boolean {
  const { dialect } = place;
  const { text, names } = directive === MODE_COST
    ? dialect.modeCost(++place.modes)
    : dialect.plain(directive);
  if (!match(text, place)) return false;
  for (let i = 0; i < values.length; i++) {
    if (!isOnlyValue(names[i]!, values[i]!, place)) return false; // As many.
  }
  return true;
}

/** Whether a name stands for nothing else so far. */
function isOnlyValue(name: string, value: Value, place: Place): boolean {
  const { names, values } = place;
  for (let i = 0; i < names.length; i++) {
    if (names[i] === name) return values[i] === value;
  }
  names.push(name);
  values.push(value);
  return true;
}
