import type { Token } from "../text/token.ts";

/** Where a sentence starts, and where it ends, its period included. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * The sentences of a text. Abilities in quotes and the modes of a choice belong
 * to their sentence.
 */
export function* sentencesOf(tokens: readonly Token[]): Generator<Sentence> {
  let isQuoted = false;
  let start = 0;
  for (const [at, { text }] of tokens.entries()) {
    if (text === '"') isQuoted = !isQuoted;
    if (isQuoted || !isEnd(tokens, at)) continue;
    yield { start, end: at + 1 };
    start = at + 1;
  }
  if (start < tokens.length) yield { start, end: tokens.length };
}

/** The sentence that contains a token, or the last one. */
export function sentenceAt(tokens: readonly Token[], place: number): Sentence {
  let last: Sentence = { start: 0, end: tokens.length };
  for (const sentence of sentencesOf(tokens)) {
    last = sentence;
    if (place < sentence.end) break;
  }
  return last;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isStop = tokens[at]!.text === "." || isLastQuote(tokens, at, next);
  return isStop && next?.text !== "•" && next?.text !== ".";
}

/** "gains "Draw a card."", not "gains "Draw a card." this turn". */
function isLastQuote(
  tokens: readonly Token[],
  at: number,
  next: Token | undefined,
): boolean {
  return tokens[at]!.text === '"' && tokens[at - 1]?.text === "." &&
    (next === undefined || next.capital);
}
