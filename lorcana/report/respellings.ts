import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import {
  explainEdit,
  lettersApart,
  mask,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import { isName } from "../attempt/columns.ts";
import { newTokens } from "./new_tokens.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { sentenceAt } from "./sentences.ts";

/** Replaces a token by something similar that fits. */
export function respellings(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): TokenEdit[] {
  const token = faulty.tokens[at];
  if (token === undefined) return [];
  const found = token.text.toLowerCase();
  return newTokens(faulty, at, expected).flatMap((added): TokenEdit[] => {
    const cost = lettersApart(found, added.word.toLowerCase());
    if (cost === undefined || cost === 0 && added.word === token.text) {
      return [];
    }
    return [{
      // One letter is all that a symbol has: any may be meant.
      why: found.startsWith("{") ? "replaced" : "respelled",
      at,
      removed: 1,
      added: [added],
      cost: cost + known(faulty, at) + otherNumber(found, added.word),
    }];
  });
}

/** Corrects the first word of a sentence: misspelled, it is read as a name at first. */
export function firstWord(
  faulty: FaultyParagraph,
  before: number,
): TokenEdit[] {
  const { start: at } = sentenceAt(faulty.tokens, before);
  const token = faulty.tokens[at];
  if (at === before || token === undefined || !isName(token)) return [];
  const outcome = explainEdit(faulty, mask(at));
  return outcome === undefined || outcome.ok || outcome.at !== at
    ? []
    : respellings(faulty, at, outcome.expected);
}

/** "it'x" is "it's", which is two tokens. */
export function endings(faulty: FaultyParagraph, at: number): TokenEdit[] {
  const [, base = "", ending = ""] =
    /^([a-z]+)'([a-z]{1,3})$/.exec(faulty.tokens[at]?.text ?? "") ?? [];
  return ["'s", "'re", "'ve"].flatMap((meant): TokenEdit[] => {
    const cost = lettersApart(ending, meant.slice(1));
    const added = newTokens(faulty, at, [base, meant]);
    return cost === undefined || idOf(faulty.grammar, base) === UNKNOWN
      ? []
      : [{ why: "respelled", at, removed: 1, added, cost }];
  });
}

/** A word of the grammar is more likely to be right. */
function known({ tokens, columns }: FaultyParagraph, at: number): number {
  return columns.ids[at] === UNKNOWN || isName(tokens[at]!) ? 0 : 0.4;
}

/** "card" for "cards" may lack its article instead. */
function otherNumber(found: string, meant: string): number {
  return `${found}s` === meant || found === `${meant}s` ? 0.8 : 0;
}
