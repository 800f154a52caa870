import type { Token } from "../text/token.ts";

/**
 * Where the sentence that contains token `from` ends, its full stop included.
 * Abilities in quotes and the modes of a choice belong to their sentence.
 */
export function sentenceEnd(tokens: readonly Token[], from: number): number {
  let isQuoted = opensQuote(tokens, from);
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at]!;
    if (text === '"') isQuoted = !isQuoted;
    if (isQuoted || !endsSentence(tokens, at)) continue;
    return at + 1;
  }
  return tokens.length;
}

/** Where the sentence that contains token `from` starts. */
export function sentenceStart(tokens: readonly Token[], from: number): number {
  let start = 0;
  while (start < from) {
    const end = sentenceEnd(tokens, start);
    if (end > from) break;
    start = end;
  }
  return start;
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const isStop = tokens[at]!.text === "." ||
    tokens[at]!.text === '"' && tokens[at - 1]?.text === ".";
  const next = tokens[at + 1]?.text;
  return isStop && next !== "•" && next !== ".";
}

/** Whether a quote is open before a place. */
function opensQuote(tokens: readonly Token[], before: number): boolean {
  let isOpen = false;
  for (let at = 0; at < before; at++) {
    if (tokens[at]!.text === '"') isOpen = !isOpen;
  }
  return isOpen;
}
