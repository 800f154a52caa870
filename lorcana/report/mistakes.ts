import { explain, type FailedRun } from "../../combinators/mod.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { lorcanaDiagnostic } from "../messages/mod.ts";
import {
  apply,
  editedSpan,
  likeliest,
  type TokenEdit,
  type TokenRepair,
} from "../../combinators/mistakes/mod.ts";
import type { Token } from "../text/token.ts";
import { candidatesIn } from "./candidates.ts";
import {
  type Budget,
  type FaultyParagraph,
  faultyParagraph,
  laterSentences,
  partOf,
} from "./faulty_paragraph.ts";
import { type Sentence, sentenceAt } from "./sentences.ts";
import { unexpected } from "./unexpected.ts";

// A text with more mistakes than this is not an ability.
const MOST_ERRORS = 20;

/**
 * Every mistake of a paragraph. If a mistake has a clear repair, reading goes on
 * as if it had been made; otherwise, it goes on with the next sentence.
 */
export function mistakes(
  text: string,
  tokens: readonly Token[],
  budget: Budget,
): readonly Diagnostic[] {
  if (budget.mistakes <= 0) return [unexplained(text, tokens)];
  const found: Diagnostic[] = [];
  let faulty = faultyParagraph(text, tokens, budget);
  // If reading stops before this, the repair did not help.
  let repairedTo = 0;
  while (found.length === 0 || hasMore(found, faulty)) {
    const outcome = explain(faulty.grammar, faulty.rule, faulty.columns);
    faulty.budget.mistakes -= outcome.steps + EXPLANATION;
    if (outcome.ok) break;
    const sentence = sentenceAt(
      faulty.tokens,
      Math.max(outcome.at, repairedTo),
    );
    if (sentence.start > CONTEXT) {
      faulty = laterIn(faulty, sentence.start);
      repairedTo = Math.max(0, repairedTo - sentence.start);
      continue;
    }
    const repair = outcome.at < repairedTo
      ? undefined
      : findRepair(faulty, outcome, sentence);
    if (outcome.at >= repairedTo) {
      found.push(unexpected(faulty, outcome, repair));
    }
    if (repair === undefined) {
      if (sentence.end >= faulty.tokens.length) break;
      faulty = laterIn(faulty, sentence.end);
      repairedTo = 0;
    } else {
      faulty = edited(faulty, repair.edit);
      repairedTo = repair.edit.at + repair.edit.added.length;
    }
  }
  return found;
}

/** Reports the whole paragraph without a reason, once the budget is spent. */
function unexplained(text: string, tokens: readonly Token[]): Diagnostic {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  const found = `"${text.slice(span.start, span.end)}"`;
  return lorcanaDiagnostic("misplaced-word", span, { found, expected: [] });
}

/** Describing a mistake takes about as long as this many steps. */
const EXPLANATION = 500;

function hasMore(
  found: readonly Diagnostic[],
  { budget }: FaultyParagraph,
): boolean {
  return found.length < MOST_ERRORS && budget.mistakes > 0;
}

// At most this many tokens before a sentence are read again for every repair.
const CONTEXT = 80;

/** The sentences from a position on; earlier ones were read, or skipped. */
function laterIn(faulty: FaultyParagraph, start: number): FaultyParagraph {
  return partOf(faulty, start, faulty.tokens.length, laterSentences);
}

/** The likeliest repair in the sentence with the failure, or before it. */
function findRepair(
  faulty: FaultyParagraph,
  failure: FailedRun,
  { end }: Sentence,
): TokenRepair | undefined {
  if (faulty.tokens.length === 0 || faulty.budget.repairs <= 0) {
    return undefined;
  }
  // No sentence has so many tokens.
  const part = partOf(faulty, 0, Math.min(end, failure.at + LONGEST));
  return likeliest(part, failure, candidatesIn(part));
}

const LONGEST = 120;

function edited(faulty: FaultyParagraph, edit: TokenEdit): FaultyParagraph {
  const span = editedSpan(faulty, edit);
  const added = edit.added.map(({ value }) => ({
    ...value as Token, // Our columns carry their tokens.
    ...span,
  }));
  return {
    ...faulty,
    columns: apply(faulty.columns, edit),
    tokens: faulty.tokens.toSpliced(edit.at, edit.removed, ...added),
  };
}
