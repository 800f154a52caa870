import { END_OF_TEXT, type FailedRun, run } from "../mod.ts";
import { partOf } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";

/** The part of a text in which to look for a repair, and its failure. */
export interface Excerpt {
  readonly faulty: FaultyText;
  readonly failure: FailedRun;
  /** Index of its first token in the text. */
  readonly start: number;
}

// At most this many tokens before a failure are read again for every repair.
const CONTEXT = 80;
// No sentence has so many tokens.
const LONGEST = 120;

/**
 * Everything up to the end of the sentence with the failure: what follows may
 * have mistakes of its own. Far from the start, only that sentence and the one
 * before it, if they fail in the same way.
 */
export function excerptAt(whole: FaultyText, failure: FailedRun): Excerpt {
  const { guide: { sentenceAt }, tokens } = whole;
  const { start, end } = sentenceAt(tokens, failure.at);
  const faulty = partOf(whole, 0, Math.min(end, failure.at + LONGEST));
  // Some sentences need the previous one: "They draw a card."
  const alone = failure.at > CONTEXT
    ? excerptFrom(
      sentenceAt(tokens, Math.max(0, start - 1)).start,
      faulty,
      failure,
    )
    : undefined;
  return alone ?? { faulty, failure, start: 0 };
}

function excerptFrom(
  start: number,
  whole: FaultyText,
  failure: FailedRun,
): Excerpt | undefined {
  const rule = whole.guide.laterSentences;
  const faulty = { ...partOf(whole, start), rule };
  const outcome = run(whole.grammar, rule, faulty.columns);
  whole.budget.repairs -= outcome.steps;
  return !outcome.ok && isSame(failure, outcome, start)
    ? { faulty, failure: outcome, start }
    : undefined;
}

/** Whether both fail at the same token, and at least the same words are expected. */
function isSame(failure: FailedRun, alone: FailedRun, start: number): boolean {
  return alone.at === failure.at - start &&
    [...failure.expected].every((word) =>
      word === END_OF_TEXT || alone.expected.has(word)
    );
}
