import { END_OF_TEXT, type FailedRun } from "../../combinators/mod.ts";
import {
  type Diagnostic,
  type Extras,
  oneEdit,
  slice,
  type Span,
  type Suggestion,
} from "../../diagnostics/internal.ts";
import { abilityDiagnostic, type ResolvedToken } from "../../lexer/internal.ts";
import {
  editedSpan,
  isLong,
  missingMark,
  mostReadable,
  noteOfOthers,
  type Possibility,
  readBefore,
  SHOWN,
  spanAt,
  spelledOut,
} from "../../combinators/repair/mod.ts";
import { adviceFor } from "./advice.ts";
import { possibilitiesAt } from "./expected.ts";
import { isOffered } from "./repair/offered.ts";
import { insertions, replacements } from "./repair/candidates.ts";
import type { FaultyParagraph } from "./repair/faulty_paragraph.ts";
import { suggestionOf } from "./repair/suggestion.ts";
import type { CardRepair } from "./repair/edit.ts";
import { paidReading, unclearEffect } from "./paid_or_free.ts";
import { type SentenceCode, situationOf } from "./situation.ts";

/** Describes a mistake: its kind, what was being read, and how to fix it. */
export function unexpected(
  faulty: FaultyParagraph,
  failure: FailedRun,
  repair: CardRepair | undefined,
): Diagnostic {
  const offered = repair && isTold(faulty, failure, repair)
    ? repair
    : undefined;
  const at = offered ? Math.min(offered.edit.at, failure.at) : failure.at;
  const code = situationOf(faulty, at, offered?.edit);
  const span = spanOf(faulty, at, offered);
  const found = inWords(faulty, span, faulty.tokens[at]);
  if (failure.tooDeep) {
    return abilityDiagnostic("nested-too-deeply", span, { found });
  }
  const suggestion = suggested(faulty, failure, offered);
  // If there is a suggestion, it already says what was meant.
  const { expected, others } = suggestion === undefined
    ? possibilities(faulty, failure, offered, at)
    : { expected: missingMark(code, offered?.edit), others: [] };
  const notes = offered?.edit.why === "scope"
    ? [paidReading(faulty, offered.edit)]
    : adviceFor(faulty.text.slice(0, span.start), slice(faulty.text, span));
  return abilityDiagnostic(
    code,
    span,
    { found, expected },
    {
      ...extrasOf(faulty, failure, { at, code, others, suggestion }),
      ...notes.length > 0 && { notes },
    },
  );
}

/** Whether a repair is more helpful than the list of what was expected. */
function isTold(
  faulty: FaultyParagraph,
  failure: FailedRun,
  repair: CardRepair,
): boolean {
  const { rivals } = repair;
  if (rivals === undefined) return isOffered(faulty, repair);
  const isEnd = faulty.tokens[failure.at]?.kind === "period";
  const named = [...failure.labels.values()];
  // At the end of a sentence, "an effect such as …" is more helpful than two
  // verbs.
  return !isEnd ||
    !rivals.every((word) => named.some((words) => words.has(word)));
}

/**
 * The span of the mistake: everything that a repair replaces, or the token at a
 * position.
 */
function spanOf(
  faulty: FaultyParagraph,
  at: number,
  repair: CardRepair | undefined,
): Span {
  if (repair?.edit.why === "scope") return unclearEffect(faulty, repair.edit);
  return repair !== undefined && repair.edit.removed > 1
    ? editedSpan(faulty, repair.edit)
    : spanAt(faulty, at);
}

/** What would have been right: the likeliest first, then the others. */
interface Possibilities {
  readonly expected: readonly string[];
  readonly others: readonly string[];
}

function possibilities(
  faulty: FaultyParagraph,
  failure: FailedRun,
  repair: CardRepair | undefined,
  at: number,
): Possibilities {
  const all = repair?.rivals?.map((each) => `"${each}"`) ??
    (at < failure.at ? [] : ordered(faulty, failure))
      .map((possibility, i) =>
        i < SHOWN && !isLong(faulty)
          ? spelledOut(faulty, at, possibility)
          : possibility.text
      );
  return { expected: all.slice(0, SHOWN), others: all.slice(SHOWN) };
}

/** At the end of a text, no possibility leads further than another. */
function ordered(
  faulty: FaultyParagraph,
  failure: FailedRun,
): readonly Possibility[] {
  const { at } = failure;
  const all = possibilitiesAt(failure, faulty);
  return at >= faulty.tokens.length
    ? all
    : mostReadable(faulty, all, (words) => [
      ...insertions(faulty, at, words),
      ...replacements(faulty, at, words),
    ]);
}

/** The repair as an edit of the text. */
function suggested(
  faulty: FaultyParagraph,
  { at, expected }: FailedRun,
  repair: CardRepair | undefined,
): Suggestion | undefined {
  if (repair?.rivals !== undefined) return undefined;
  if (repair !== undefined) return suggestionOf(faulty, repair.edit);
  const isLineBreak = faulty.tokens[at]?.kind === "newline";
  return isLineBreak && expected.has(END_OF_TEXT)
    ? oneEdit(spanAt(faulty, at), "\n\n")
    : undefined;
}

interface Findings {
  readonly at: number;
  readonly code: SentenceCode;
  readonly others: readonly string[];
  readonly suggestion: Suggestion | undefined;
}

function extrasOf(
  faulty: FaultyParagraph,
  failure: FailedRun,
  { at, code, others, suggestion }: Findings,
): Extras {
  const label = labelOf(faulty, at, code);
  return {
    ...label !== "" && { label },
    ...at < failure.at && suggestion === undefined && {
      labels: [{
        span: spanAt(faulty, failure.at),
        text: "reading stops here",
      }],
    },
    ...suggestion === undefined && noteOfOthers(others),
    ...suggestion && { suggestion },
  };
}

/** The label of each mistake; others say what was read before. */
const LABELS: Partial<{ readonly [C in SentenceCode]: string }> = {
  "stray-brace": "closes nothing",
  "doubled-word": "the second time",
  "wrong-order": "in the wrong order",
  "value-in-text": "a value in the text",
  "unclear-scope": "on its own, or on the same terms?",
};

function labelOf(
  faulty: FaultyParagraph,
  at: number,
  code: SentenceCode,
): string {
  if (faulty.tokens[at]?.kind === "newline") return "a single line break";
  return LABELS[code] ?? readBefore(faulty, at, endsSentence);
}

function endsSentence({ kind }: ResolvedToken): boolean {
  return kind === "period" || kind === "newline";
}

function inWords(
  { text }: FaultyParagraph,
  span: Span,
  token: ResolvedToken | undefined,
): string {
  if (token?.kind === "newline") return "the line break";
  const found = slice(text, span);
  return found === '"' ? `'"'` : `"${found}"`;
}
