import { diagnostic, type Span } from "../diagnostics/mod.ts";
import { paragraph } from "./abilities.ts";
import { extractNamedAbilityPrefix } from "./ability_name.ts";
import type { Ability, KeywordAbility } from "./ast/mod.ts";
import { attempt } from "./attempt.ts";
import { danglingWord } from "./dangling.ts";
import { documentedAbility } from "./documented/ability.ts";
import { expandTargets } from "./expand_targets.ts";
import { joinLongNames } from "./long_names.ts";
import { keywordsBefore } from "./keywords_before.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import { residueOf } from "./residue.ts";
import type { Token, Tokens } from "./token.ts";
import { tokenize } from "./tokenize.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options: ParseOptions = {},
): ParseResult {
  if (options.level === "documented") {
    return finished(documentedAbility(text, options, parseFull), options);
  }
  return parseFull(text, options);
}

function parseFull(text: string, options: ParseOptions = {}): ParseResult {
  const whole = read(text, 0, options);
  if (whole.ok) return finished(whole, options);
  const split = withName(text, options) ?? withKeywords(text, options);
  return finished(split?.ok ? split : better(whole, split), options);
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options: ParseOptions = {},
): readonly ParseResult[] {
  return paragraphsOf(text).map((paragraph) =>
    parseAbility(paragraph, options)
  );
}

/** Lines, but those that start with a bullet belong to the line before. */
export function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = [];
  for (const line of text.split("\n")) {
    const last = paragraphs.at(-1);
    if (last !== undefined && /^\s*[•*–-]/u.test(line)) {
      paragraphs[paragraphs.length - 1] = `${last}\n${line}`;
    } else if (line.trim() !== "") paragraphs.push(line);
  }
  return paragraphs;
}

/** The text as it stands, without looking for a name. */
function read(
  text: string,
  offset: number,
  options: ParseOptions,
): ParseResult {
  const tokens = joinLongNames(tokenizeRules(text, offset), options.names);
  if (tokens.tokens.length === 0) return empty(text, offset, tokens.reminders);
  const abilities = attempt(paragraph, tokens)?.(options.cardType);
  const { reminders } = tokens;
  const dangling = abilities?.some((ability) => ability.unresolved)
    ? danglingWord(tokens)
    : undefined;
  if (dangling !== undefined) return unresolved(text, dangling, reminders);
  if (abilities !== undefined) {
    return {
      ok: true,
      text,
      abilities,
      residue: [],
      reminders,
      diagnostics: [],
    };
  }
  const residue = residueOf(tokens);
  return {
    ok: false,
    text,
    abilities: [],
    residue,
    reminders,
    diagnostics: residue.map((span) =>
      diagnostic("unread-words", span, {
        words: text.slice(span.start - offset, span.end - offset),
      })
    ),
  };
}

function unresolved(
  text: string,
  { text: word, start, end }: Token,
  reminders: readonly Span[],
): ParseResult {
  const span = { start, end };
  return {
    ok: false,
    text,
    abilities: [],
    residue: [span],
    reminders,
    diagnostics: [diagnostic("pronoun-without-antecedent", span, { word })],
  };
}

/** Tokens; a text that is nothing but a parenthesis is read without it. */
function tokenizeRules(text: string, offset: number): Tokens {
  const tokens = tokenize(text, offset);
  if (tokens.tokens.length > 0) return tokens;
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  return open < 0 || close < open
    ? tokens
    : tokenize(text.slice(open + 1, close), offset + open + 1);
}

function empty(
  text: string,
  offset: number,
  reminders: readonly Span[],
): ParseResult {
  const span = { start: offset, end: offset + text.length };
  return {
    ok: false,
    text,
    abilities: [],
    residue: [span],
    reminders,
    diagnostics: [diagnostic("empty-ability", span, {})],
  };
}

/** "DARK KNOWLEDGE Whenever …": the name first, then the rest. */
function withName(
  text: string,
  options: ParseOptions,
): ParseResult | undefined {
  const named = extractNamedAbilityPrefix(text);
  if (named === undefined) return undefined;
  const { name, remainingText } = named;
  const offset = text.length - remainingText.length -
    (text.length - text.trimEnd().length);
  return { ...read(remainingText, offset, options), name, text };
}

/** "Rush NAME Your characters …": keywords, then a name, then the rest. */
function withKeywords(
  text: string,
  options: ParseOptions,
): ParseResult | undefined {
  const split = keywordsBefore(text);
  if (split === undefined) return undefined;
  const rest = withName(text.slice(split.end), options);
  if (rest === undefined) return undefined;
  const { residue, reminders, diagnostics, ...more } = rest;
  const shift = <T extends { readonly span: Span }>(one: T): T => ({
    ...one,
    span: moved(one.span, split.end),
  });
  return {
    ...more,
    text,
    abilities: rest.ok ? [...split.abilities, ...rest.abilities] : [],
    residue: residue.map((span) => moved(span, split.end)),
    reminders: reminders.map((span) => moved(span, split.end)),
    diagnostics: diagnostics.map(shift),
  };
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** Of two results that are not whole, the one with less left over. */
function better(
  left: ParseResult,
  right: ParseResult | undefined,
): ParseResult {
  return right === undefined || size(left) <= size(right) ? left : right;
}

function size({ residue }: ParseResult): number {
  return residue.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The result with its name, and its abilities in the form asked for. */
function finished(result: ParseResult, options: ParseOptions): ParseResult {
  const name = result.name ?? options.name;
  const { targets, cardName, spans } = options;
  const plain = name === undefined && targets !== "query" &&
    cardName === undefined && !spans;
  if (plain) return result;
  const span = spans ? spanOf(result) : undefined;
  const abilities = result.abilities.map((ability): Ability => {
    const shown = targets === "query" ? expandTargets(ability) : ability;
    return {
      ...(shown.type === "keyword" ? shiftable(shown, cardName) : shown),
      ...(name === undefined || shown.type === "keyword" ? {} : { name }),
      ...(span === undefined ? {} : { span }),
    };
  });
  return { ...result, abilities, ...(name === undefined ? {} : { name }) };
}

/** Shift goes on characters of the same name, which only the card knows. */
function shiftable(
  ability: KeywordAbility,
  cardName: string | undefined,
): KeywordAbility {
  return ability.keyword === "Shift" && ability.variant === undefined &&
      cardName !== undefined
    ? { ...ability, shiftTarget: cardName }
    : ability;
}

/** From the first word of the rules to the last. */
function spanOf({ text, name }: ParseResult): readonly [number, number] {
  const start = name === undefined ? 0 : text.indexOf(name) + name.length;
  const { tokens } = tokenize(text.slice(start), start);
  return [tokens[0]?.start ?? start, tokens.at(-1)?.end ?? text.length];
}
