import type { Token } from "../text/token.ts";

/** A position within a sentence where a new one starts. */
export interface RunOn {
  readonly before: Token;
  readonly first: Token;
  /** Whether it is one sentence after all, and only the capital is wrong. */
  readonly isOne?: true;
}

/** A place where a period, a capital or both are missing. */
export function runOnIn(tokens: readonly Token[]): RunOn | undefined {
  return aboutBefore(tokens) ?? strayStart(tokens);
}

/**
 * "You may banish chosen item If you do, …": the condition asks for what the
 * sentence before it did, so a period is missing.
 */
export function aboutBefore(tokens: readonly Token[]): RunOn | undefined {
  for (const [at, first] of tokens.entries()) {
    const before = tokens[at - 1];
    const starts = before === undefined || !/^[\p{L}\d}]/u.test(before.text);
    if (!starts && isAboutBefore(tokens, at)) return { before, first };
  }
  return undefined;
}

/** "If you do", "if they don't" */
function isAboutBefore(tokens: readonly Token[], at: number): boolean {
  const [word, who, does] = tokens.slice(at, at + 3)
    .map(({ text }) => text.toLowerCase());
  return word === "if" && (who === "you" || who === "they") &&
    (does === "do" || does === "don't");
}

/** Words that start a sentence, if they have a capital. */
const STARTERS: ReadonlySet<string> = new Set([
  "During",
  "If",
  "Otherwise",
  "Then",
  "Unless",
  "Until",
  "When",
  "Whenever",
  "While",
]);

/** What can stand before the first word of a sentence. */
const ENDS: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "—", '"']);

/**
 * "gets +1 {S} While you have an item": the period before it is missing. After
 * keywords alone, as in "Rush During your turn, …", nobody prints one.
 */
export function strayStart(tokens: readonly Token[]): RunOn | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const first = tokens[at]!;
    if (
      !first.capital || !STARTERS.has(first.text) || !isInSentence(tokens, at)
    ) continue;
    const before = tokens[at - 1]!;
    return goesOn(tokens, at)
      ? { before, first, isOne: true }
      : { before, first };
  }
  return undefined;
}

/** Whether lower-case words of the same sentence precede a position. */
function isInSentence(tokens: readonly Token[], at: number): boolean {
  const last = tokens.slice(0, at).findLast(({ text, capital }) =>
    !capital && (isSmall(text) || ENDS.has(text))
  );
  return last !== undefined && isSmall(last.text);
}

/** "draw a card If you have an item": it has no effect of its own. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at).find(({ text }) =>
    text === "," || text === "."
  );
  return next?.text !== ",";
}

/** Whether a word starts with a lower-case letter. */
function isSmall(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 97 && code <= 122;
}
