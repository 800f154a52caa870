import type { CardEdit } from "./edit.ts";
import { newToken } from "./new_token.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { writtenAs } from "./written.ts";

// Tried only if nothing else is wrong: it changes no word.
const COST = 1.2;

// Words of terms: what is paid stands before "to".
const TERMS = ["to", "may", "with", "while", "if"];

/** "Either way," before an effect to which terms may or may not apply. */
export function scopeEdits(faulty: FaultyParagraph): CardEdit[] {
  const words = faulty.tokens.map(writtenAs);
  return words.flatMap((word, i): CardEdit[] => {
    const isJoint = word === "." || word === "and" || word === "then";
    if (!isJoint || !words.slice(0, i).some((each) => TERMS.includes(each))) {
      return [];
    }
    // "and" and ", then" become the end of a sentence.
    const at = word === "." ? i + 1 : words[i - 1] === "," ? i - 1 : i;
    const removed = i + 1 - at;
    const added = [...removed === 0 ? [] : ["."], "either", "way", ","];
    return [{
      why: "scope",
      at,
      removed,
      added: added.map((word) => newToken(word)),
      cost: COST,
    }];
  });
}
