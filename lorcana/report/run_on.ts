import type { Token } from "../text/token.ts";

/** A place in the middle of a sentence where a new one starts. */
export interface RunOn {
  readonly before: Token;
  readonly first: Token;
}

/**
 * "You may banish chosen item If you do, …": the condition asks for what the
 * sentence before it did, so a period is missing.
 */
export function runOnIn(tokens: readonly Token[]): RunOn | undefined {
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
