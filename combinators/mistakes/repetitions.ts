import type { TokenEdit } from "./edit.ts";
import { wordAt } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";

// How far before the failure a doubled word may be.
const REACH = 4;
const TWICE = 0.9;
// "Gain 1 Gain 1" rather lacks a period.
const NEW_SENTENCE = 1.35;

/** Removes doubled words at a position or shortly before it. */
export function repetitions(
  faulty: FaultyText,
  from: number,
): readonly TokenEdit[] {
  const edits: TokenEdit[] = [];
  for (let at = from; at > 0 && at > from - REACH; at--) {
    // "player's" may be two tokens.
    for (const removed of [1, 2]) {
      if (!isTwice(faulty, at, removed)) continue;
      const cost = removed > 1 && isCapital(faulty, at) ? NEW_SENTENCE : TWICE;
      edits.push({ why: "doubled", at, removed, added: [], cost });
    }
  }
  return edits;
}

/** Whether the words from a position on repeat those before it. */
function isTwice(faulty: FaultyText, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) {
    const word = wordAt(faulty, i);
    if (word === "" || wordAt(faulty, i - length) !== word) return false;
  }
  return true;
}

function isCapital({ text, tokens }: FaultyText, at: number): boolean {
  return /[A-Z]/.test(text.charAt(tokens[at]!.start));
}
