import { type FailedRun, idOf, UNKNOWN } from "../../combinators/mod.ts";
import {
  explainEdit,
  type FaultyText,
  lettersApart,
  mask,
  respellings,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import { newTokens } from "./new_tokens.ts";

/** Corrects the first word of a sentence: misspelled, it is read as a name at first. */
export function firstWord(
  faulty: FaultyText,
  before: number,
): readonly TokenEdit[] {
  const { start } = faulty.guide.sentenceAt(faulty.tokens, before);
  const failure = start < before
    ? failureAtNames(faulty, start, start + 1)
    : undefined;
  return failure ? respellings(faulty, start, failure.expected) : [];
}

/** A sentence that starts with unknown words fails at the first of them. */
export function withoutNames(
  faulty: FaultyText,
  failure: FailedRun,
): FailedRun {
  const { start } = faulty.guide.sentenceAt(faulty.tokens, failure.at);
  return start < failure.at
    ? failureAtNames(faulty, start, failure.at) ?? failure
    : failure;
}

/** The failure at the first of some tokens, if they are all names. */
function failureAtNames(
  faulty: FaultyText,
  start: number,
  end: number,
): FailedRun | undefined {
  if (!faulty.tokens.slice(start, end).every(({ isName }) => isName)) {
    return undefined;
  }
  const outcome = explainEdit(faulty, mask(faulty, start));
  return outcome === undefined || outcome.ok || outcome.at !== start
    ? undefined
    : outcome;
}

/** "it'x" is "it's", which is two tokens. */
export function endings(
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const [, base = "", ending = ""] =
    /^([a-z]+)'([a-z]{1,3})$/.exec(faulty.tokens[at]?.spelling ?? "") ?? [];
  return ["'s", "'re", "'ve"].flatMap((meant): TokenEdit[] => {
    const cost = lettersApart(ending, meant.slice(1));
    return cost === undefined || idOf(faulty.grammar, base) === UNKNOWN
      ? []
      : [{
        why: "respelled",
        at,
        removed: 1,
        added: newTokens([base, meant]),
        cost,
      }];
  });
}
