import type { Ability } from "../ast/mod.ts";
import { extractNamedAbilityPrefix } from "../text/ability_name.ts";
import { cutTitle } from "../text/title.ts";
import { tokenize } from "../text/tokenize.ts";
import { isName } from "./columns.ts";
import { keywordsBefore } from "./keywords_before.ts";

/** One way to cut a paragraph: what stands before its rules, and the rules. */
export interface Reading {
  readonly body: string;
  /** Where the body starts in the paragraph. */
  readonly offset: number;
  readonly name?: string;
  /** The keywords before the name. */
  readonly before: readonly Ability[];
}

/** The ways to cut a paragraph that is not all rules, the likeliest first. */
export function* otherReadings(
  text: string,
  spans: boolean | undefined,
): Generator<Reading> {
  const named = cutName(text, 0);
  if (named !== undefined) yield { ...named, before: [] };
  const keywords = keywordsBefore(text, spans);
  const behind = keywords && cutName(text.slice(keywords.end), keywords.end);
  if (keywords !== undefined && behind !== undefined) {
    yield { ...behind, before: keywords.abilities };
  }
  const titled = cutTitle(text);
  if (titled !== undefined && isTitle(titled.name)) {
    yield { ...titled, before: [] };
  }
}

/** A single word that the rules know, as in "Each draw a card", is no title. */
function isTitle(name: string): boolean {
  const { tokens } = tokenize(name);
  return tokens.length > 1 || tokens.every(isName);
}

type Cut = Omit<Reading, "before">;

/** "DARK KNOWLEDGE Whenever …" */
function cutName(text: string, offset: number): Cut | undefined {
  const named = extractNamedAbilityPrefix(text);
  if (named === undefined) return undefined;
  const { name, remainingText: body } = named;
  return { name, body, offset: offset + text.trimEnd().length - body.length };
}
