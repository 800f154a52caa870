import { tokensOf } from "../text/long_names.ts";
import type { Token } from "../text/token.ts";

/** Several times as many as any card has. */
const MOST = 300;

/**
 * The words among which something is looked for that may start at any of them.
 * In all words of a long text that would take quadratic time.
 */
export function firstWords(text: string): readonly Token[] {
  return tokensOf(text).tokens.slice(0, MOST);
}
