import { match } from "node:assert/strict";

/**
 * Finds words in a message wherever the terminal breaks its lines, which depends
 * on the paths in it.
 */
export function matchMessage(written: string, words: RegExp): void {
  match(written.replace(/\s+/g, " "), words);
}
