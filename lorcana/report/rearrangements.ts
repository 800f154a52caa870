import type { TokenEdit } from "../../combinators/mistakes/mod.ts";
import type { Token } from "../text/token.ts";
import { newTokens } from "./new_tokens.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

// How far before the failure a doubled word may be.
const REACH = 4;

/** Removes doubled words at a position or shortly before it. */
export function doubled(
  { tokens }: FaultyParagraph,
  from: number,
): TokenEdit[] {
  const edits: TokenEdit[] = [];
  for (let at = from; at > 0 && at > from - REACH; at--) {
    // "player's" is two tokens.
    for (const removed of [1, 2]) {
      const isTwice = at >= removed && isSame(tokens, at - removed, at) &&
        isSame(tokens, at - 1, at + removed - 1);
      if (!isTwice) continue;
      edits.push({ why: "doubled", at, removed, added: [], cost: 0.9 });
    }
  }
  return edits;
}

function isSame(tokens: readonly Token[], one: number, other: number): boolean {
  const [left, right] = [tokens[one], tokens[other]];
  return left !== undefined && right !== undefined &&
    left.text.toLowerCase() === right.text.toLowerCase() &&
    left.number === right.number;
}

/** Replaces a word by anything that fits, however different. */
export function replacements(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): TokenEdit[] {
  const token = faulty.tokens[at];
  if (token === undefined || !/^[a-z]/i.test(token.text)) return [];
  return newTokens(faulty, at, expected)
    .filter(({ word }) => /^[a-z]/i.test(word))
    .map((each) => ({
      why: "replaced",
      at,
      removed: 1,
      added: [each],
      cost: 2.5,
    }));
}
