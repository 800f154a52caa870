import { paragraph } from "./grammar/abilities/paragraph.ts";
import type { Ability, KeywordAbility, NodeSpan } from "./ast/mod.ts";
import { attempt, attemptMarked } from "./read/attempt.ts";
import { documentedAbility } from "./documented/ability.ts";
import { expandTargets } from "./assemble/expand_targets.ts";
import { type Failure, leastResidue } from "./report/failure.ts";
import { joinLongNames } from "./text/long_names.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import { otherReadings, type Reading } from "./read/readings.ts";
import { namedParts, paragraphsOf, type Part } from "./text/paragraphs.ts";
import { placeSpans, shiftSpans } from "./assemble/place_spans.ts";
import type { Tokens } from "./text/token.ts";
import { tokenize } from "./text/tokenize.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options: ParseOptions = {},
): ParseResult {
  if (options.level === "documented") {
    return finished(documentedAbility(text, options, parseFull), options);
  }
  const whole = parseFull(text, options);
  if (whole.ok) return whole;
  const lines = paragraphsOf(text);
  return joinResults(text, lines, options) ??
    joinResults(text, lines.flatMap(cut), options) ?? whole;
}

/** The abilities with names of their own that share a line. */
function cut({ text, start }: Part): readonly Part[] {
  return namedParts(text).map((part) => ({
    text: part.text,
    start: start + part.start,
  }));
}

/** Several abilities given as one: read one by one, if that makes them whole. */
function joinResults(
  text: string,
  parts: readonly Part[],
  options: ParseOptions,
): ParseResult | undefined {
  const results = readAll(parts, options);
  if (results === undefined) return undefined;
  const name = results.find((result) => result.name !== undefined)?.name;
  return {
    ok: true,
    text,
    abilities: results.flatMap(({ abilities }, at) =>
      options.spans
        ? abilities.map((one) => shiftSpans(one, parts[at]!.start))
        : abilities
    ),
    ...(name === undefined ? {} : { name }),
    residue: NOTHING,
    reminders: tokenize(text).reminders,
    diagnostics: NOTHING,
  };
}

/** What the parts give, if they are several and each can be read. */
function readAll(
  parts: readonly Part[],
  options: ParseOptions,
): readonly ParseResult[] | undefined {
  if (parts.length < 2) return undefined;
  const results: ParseResult[] = [];
  for (const { text } of parts) {
    const result = parseFull(text, options);
    if (!result.ok) return undefined;
    results.push(result);
  }
  return results;
}

function parseFull(text: string, options: ParseOptions = {}): ParseResult {
  const whole: Reading = { body: text, offset: 0, before: NOTHING };
  const first = tryReading(text, whole, options);
  if (isRead(first)) return finished(first, options);
  const failed = [first];
  for (const reading of otherReadings(text, options.spans)) {
    const next = tryReading(text, reading, options);
    if (isRead(next)) return finished(next, options);
    failed.push(next);
  }
  return finished(leastResidue(text, failed), options);
}

const NOTHING: readonly never[] = [];

function isRead(result: ParseResult | Failure): result is ParseResult {
  return "ok" in result;
}

/** What a reading of a text gives, or why not: asking for the words costs more. */
function tryReading(
  text: string,
  reading: Reading,
  { names, cardType, spans }: ParseOptions,
): ParseResult | Failure {
  const tokens = joinLongNames(tokensIn(reading), names);
  const read = spans ? attemptMarked : attempt;
  const abilities = read(paragraph, tokens)?.(cardType);
  if (abilities === undefined || abilities.some(isUnresolved)) {
    return { reading, tokens, unresolved: abilities !== undefined };
  }
  const { before, name } = reading;
  const { reminders } = tokens;
  const result: ParseResult = {
    ok: true,
    text,
    abilities: before.length === 0 ? abilities : [...before, ...abilities],
    residue: NOTHING,
    reminders,
    diagnostics: NOTHING,
  };
  return name === undefined ? result : { ...result, name };
}

function isUnresolved({ unresolved }: Ability): boolean {
  return unresolved === true;
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options: ParseOptions = {},
): readonly ParseResult[] {
  return paragraphsOf(text).flatMap(({ text }) => {
    const whole = parseAbility(text, options);
    const isOne = whole.abilities.every(({ name = whole.name }) =>
      name === whole.name
    );
    return isOne ? whole : readAll(namedParts(text), options) ?? whole;
  });
}

/** Tokens; a text that is nothing but a parenthesis is read without it. */
function tokensIn({ body, offset }: Reading): Tokens {
  const tokens = tokenize(body, offset);
  if (tokens.tokens.length > 0) return tokens;
  const open = body.indexOf("(");
  const close = body.lastIndexOf(")");
  return open < 0 || close < open
    ? tokens
    : tokenize(body.slice(open + 1, close), offset + open + 1);
}

/** The result with its name, and its abilities in the form asked for. */
function finished(result: ParseResult, options: ParseOptions): ParseResult {
  const name = result.name ?? options.name;
  const { targets, cardName, spans } = options;
  const plain = name === undefined && targets !== "query" &&
    cardName === undefined && !spans;
  if (plain) return result;
  const within = spans ? spanOf(result) : undefined;
  const abilities = result.abilities.map((ability): Ability => {
    const shown = targets === "query"
      ? expandTargets.ability(ability)
      : ability;
    const whole = {
      ...(shown.type === "keyword" ? shiftable(shown, cardName) : shown),
      ...(name === undefined || shown.type === "keyword" ? {} : { name }),
    };
    return within ? placeSpans(whole, shown.span ?? within) : whole;
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

/** From the first word behind name and keywords to the last. */
function spanOf({ text, name, abilities }: ParseResult): NodeSpan {
  const named = name === undefined ? 0 : text.indexOf(name) + name.length;
  const start = abilities.reduce(
    (end, { span }) => Math.max(end, span?.[1] ?? 0),
    named,
  );
  const { tokens } = tokenize(text.slice(start), start);
  return [tokens[0]?.start ?? start, tokens.at(-1)?.end ?? text.length];
}
