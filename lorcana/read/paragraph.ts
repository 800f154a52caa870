import { lexicon } from "../attempt/columns.ts";
import { readAbilities } from "../attempt/read_abilities.ts";
import {
  cuts,
  mayBeNamed,
  type ParagraphReading,
  uncut,
} from "../attempt/readings.ts";
import { type WrongWord, wrongWord } from "../attempt/wrong_word.ts";
import type { Ability } from "../ast/mod.ts";
import { owned } from "../ast/owned.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import {
  leastResidue,
  type PartialReading,
} from "../report/partial_reading.ts";
import { strayStart } from "../report/run_on.ts";
import type { Budget } from "../report/faulty_paragraph.ts";
import { joinLongNames } from "../text/long_names.ts";
import type { Tokens } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import { inUsualWords } from "../text/usual_words.ts";
import { finished } from "./finish.ts";

/**
 * Reads one paragraph as a whole, in the likeliest way that accounts for every
 * word.
 */
export function readParagraph(
  text: string,
  options: ParseOptions,
  budget: Budget,
  isNamed = mayBeNamed(text),
): ParseResult {
  const failed: PartialReading[] = [];
  if (!isNamed) {
    const whole = tryReading(text, uncut(text), options);
    if (isRead(whole)) return finished(whole, options);
    failed.push(whole);
  }
  for (const reading of cuts(text, options.spans)) {
    const next = tryReading(text, reading, options);
    if (isRead(next)) return finished(next, options);
    failed.push(next);
  }
  return finished(owned(leastResidue(text, failed, budget)), options);
}

function isRead(result: ParseResult | PartialReading): result is ParseResult {
  return "ok" in result;
}

/**
 * Tries one reading of a text. Explaining a failure takes longer, so that comes
 * later.
 */
function tryReading(
  text: string,
  reading: ParagraphReading,
  { names, cardType, spans }: ParseOptions,
): ParseResult | PartialReading {
  const options = { cardType, spans };
  const own = joinLongNames(tokensIn(reading), names);
  const asIs = readAbilities(own, options);
  const tokens = asIs === undefined ? inUsualWords(own) : own;
  const abilities = tokens === own ? asIs : readAbilities(tokens, options);
  const wrong = abilities &&
    (wrongWord(tokens.tokens, cardType) ?? wrongWhile(abilities, tokens));
  if (
    abilities === undefined || abilities.some(isUnresolved) ||
    wrong !== undefined || strayStart(tokens.tokens) !== undefined
  ) {
    const unresolved = abilities !== undefined;
    return { reading, tokens, unresolved, ...wrong && { wrong } };
  }
  return fullyRead(text, reading, tokens, abilities);
}

function fullyRead(
  text: string,
  { before, name }: ParagraphReading,
  { reminders }: Tokens,
  abilities: readonly Ability[],
): ParseResult {
  const result: ParseResult = {
    ok: true,
    text,
    abilities: before.length === 0
      ? abilities
      : [...owned(before), ...abilities],
    residue: [],
    reminders,
    diagnostics: [],
    warnings: [],
  };
  return name === undefined ? result : { ...result, name };
}

function isUnresolved({ unresolved }: Ability): boolean {
  return unresolved === true;
}

/**
 * "while" in an effect that happens once, and so cannot depend on a lasting
 * condition.
 */
function wrongWhile(
  abilities: readonly Ability[],
  { tokens }: Tokens,
): WrongWord | undefined {
  if (!abilities.some(({ unresolved }) => unresolved === "while")) return;
  const token = tokens.findLast(({ text }) => text.toLowerCase() === "while");
  return token && {
    token,
    note: "what happens once can last for some time, but not while this is so",
  };
}

/**
 * The tokens of a reading; a text that is entirely in parentheses is read without
 * them.
 */
function tokensIn({ body, offset }: ParagraphReading): Tokens {
  const tokens = tokenize(body, offset, lexicon());
  if (tokens.tokens.length > 0) return tokens;
  const open = body.indexOf("(");
  const close = body.lastIndexOf(")");
  return open < 0 || close < open
    ? tokens
    : tokenize(body.slice(open + 1, close), offset + open + 1, lexicon());
}
