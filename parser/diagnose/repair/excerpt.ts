import {
  END,
  END_OF_TEXT,
  type FailedRun,
  run,
} from "../../../combinators/mod.ts";
import { ability } from "../../ability.ts";
import { grammar } from "../../grammar.ts";
import type { ResolvedToken } from "../../../lexer/internal.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** The part of a paragraph in which to look for a repair, and its failure. */
export interface Excerpt {
  readonly faulty: FaultyParagraph;
  readonly failure: FailedRun;
  /** Index of its first token in the paragraph. */
  readonly start: number;
}

// At most this many tokens before a failure are read again for every repair.
const CONTEXT = 80;

/**
 * Everything from `start` to the end of the sentence with the failure: what
 * follows may have mistakes of its own. Far from the start, only that sentence
 * and the one before it, if they fail in the same way.
 */
export function excerptAt(
  faulty: FaultyParagraph,
  failure: FailedRun,
  start: number,
): Excerpt {
  const end = sentenceEnd(faulty, failure.at);
  const alone = failure.at - start > CONTEXT
    ? lastSentences(faulty, failure, end)
    : undefined;
  return alone ?? {
    faulty: slice(faulty, start, end),
    failure: { ...failure, at: failure.at - start },
    start,
  };
}

function lastSentences(
  faulty: FaultyParagraph,
  failure: FailedRun,
  end: number,
): Excerpt | undefined {
  // Some sentences need the previous one: "They draw {cards}."
  const own = sentenceStart(faulty, failure.at);
  const start = sentenceStart(faulty, Math.max(0, own - 1));
  const sentence = { ...slice(faulty, start, end), rule: ability };
  const outcome = run(grammar(), ability, sentence.columns);
  faulty.budget.repairs -= outcome.steps;
  return !outcome.ok && isSame(failure, outcome, start)
    ? { faulty: sentence, failure: outcome, start }
    : undefined;
}

/** Whether both fail at the same token, and at least the same words are expected. */
function isSame(failure: FailedRun, alone: FailedRun, start: number): boolean {
  return alone.at === failure.at - start &&
    [...failure.expected].every((word) =>
      word === END_OF_TEXT || alone.expected.has(word)
    );
}

function slice(
  faulty: FaultyParagraph,
  start: number,
  end: number,
): FaultyParagraph {
  const { ids, values, words } = faulty.columns;
  return {
    ...faulty,
    tokens: faulty.tokens.slice(start, end),
    columns: {
      ids: [...ids.slice(start, end), END],
      values: values.slice(start, end),
      words: words?.slice(start, end),
    },
  };
}

// No sentence has so many tokens.
const LONGEST = 120;

/** The index after the period before a position. */
export function sentenceStart({ tokens }: FaultyParagraph, at: number): number {
  return tokens.slice(0, at).findLastIndex(({ kind }) => kind === "period") + 1;
}

/** Whether a token begins a mode. */
export function isMode(token: ResolvedToken | undefined): boolean {
  return token?.kind === "directive" && token.text === "bullet";
}

/**
 * The index after the next period; after the last mode, since modes belong
 * together.
 */
function sentenceEnd({ tokens }: FaultyParagraph, at: number): number {
  for (let end = at; end < tokens.length && end < at + LONGEST; end++) {
    if (tokens[end]!.kind !== "period") continue;
    return isMode(tokens[end + 2])
      ? Math.min(tokens.length, at + LONGEST)
      : end + 1;
  }
  return Math.min(tokens.length, at + LONGEST);
}
