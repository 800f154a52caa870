import type { Ability } from "../ast/mod.ts";
import {
  extractNamedAbilityPrefix,
  hasCapitals,
} from "../text/ability_name.ts";
import { tokenize } from "../text/tokenize.ts";
import { cutTitle } from "../text/title.ts";
import { keywordName } from "../grammar/nouns/filters.ts";
import { attempt } from "./attempt.ts";
import { isName } from "./columns.ts";
import { keywordsBefore } from "./keywords_before.ts";

/** One way to split a paragraph into its beginning (keywords, a name) and its rules. */
export interface ParagraphReading {
  readonly body: string;
  /** Where the body starts in the paragraph. */
  readonly offset: number;
  readonly name?: string;
  /** The keywords before the name. */
  readonly before: readonly Ability[];
}

/** The whole paragraph: most have no name. */
export function uncut(text: string): ParagraphReading {
  return { body: text, offset: 0, before: NOTHING };
}

/**
 * Whether to split off a name before reading a paragraph as a whole. Otherwise
 * "FAMILIAR GROUND Characters get …" would be about a class of characters.
 */
export const mayBeNamed: (text: string) => boolean = hasCapitals;

/** The ways to read a paragraph, the likeliest first. */
export function* readings(
  text: string,
  spans: boolean | undefined,
): Generator<ParagraphReading> {
  if (!mayBeNamed(text)) yield uncut(text);
  yield* cuts(text, spans);
}

/** The same for a paragraph that has already been read as a whole, in vain. */
export function* cuts(
  text: string,
  spans: boolean | undefined,
): Generator<ParagraphReading> {
  yield* behindName(text, spans);
  if (mayBeNamed(text)) yield uncut(text);
  const titled = cutTitle(text);
  if (titled !== undefined && isTitle(titled.name)) {
    yield { ...titled, before: NOTHING };
  }
}

/**
 * Whether a name is a title. A single word of the grammar is not, as in "Exert
 * Each …", nor is a keyword without its number.
 */
function isTitle(name: string): boolean {
  const words = tokenize(name);
  return words.tokens.length === 1
    ? words.tokens.every(isName)
    : attempt(keywordName, words) === undefined;
}

const NOTHING: readonly never[] = [];

function* behindName(
  text: string,
  spans: boolean | undefined,
): Generator<ParagraphReading> {
  const named = cutName(text, 0);
  if (named !== undefined) yield { ...named, before: [] };
  const keywords = keywordsBefore(text, spans);
  const behind = keywords && cutName(text.slice(keywords.end), keywords.end);
  if (keywords !== undefined && behind !== undefined) {
    yield { ...behind, before: keywords.abilities };
  }
}

type Cut = Omit<ParagraphReading, "before">;

/** "DARK KNOWLEDGE Whenever …" */
function cutName(text: string, offset: number): Cut | undefined {
  const named = extractNamedAbilityPrefix(text);
  if (named === undefined) return undefined;
  const { name, remainingText: body } = named;
  return { name, body, offset: offset + text.trimEnd().length - body.length };
}
