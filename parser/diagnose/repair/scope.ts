import { idOf } from "../../../combinators/mod.ts";
import { grammar } from "../../grammar.ts";
import { writtenAs } from "./candidates.ts";
import type { NewToken } from "../../../combinators/repair/mod.ts";
import type { CardEdit } from "./edit.ts";
import type { Scene } from "./scene.ts";

// Tried only where nothing else is wrong: it changes no word.
const COST = 1.2;

/** "Either way," before an effect that may or may not be paid for. */
export function scopeEdits(scene: Scene): CardEdit[] {
  const words = scene.tokens.map(writtenAs);
  // What is paid stands before "to".
  const first = words.indexOf("to");
  if (first < 0) return [];
  return words.flatMap((word, i): CardEdit[] => {
    const isJoint = word === "." || word === "and" || word === "then";
    if (i < first || !isJoint) return [];
    if (word === ".") {
      const added = tokens(["either", "way", ","]);
      return [{ why: "scope", at: i + 1, removed: 0, added, cost: COST }];
    }
    // "and" and ", then" become the end of a sentence.
    const from = words[i - 1] === "," ? i - 1 : i;
    return [{
      why: "scope",
      at: from,
      removed: i + 1 - from,
      added: tokens([".", "either", "way", ","]),
      cost: COST,
    }];
  });
}

function tokens(words: readonly string[]): readonly NewToken[] {
  return words.map((word) => ({
    id: idOf(grammar(), word),
    word,
    value: undefined,
    spelling: word,
  }));
}
