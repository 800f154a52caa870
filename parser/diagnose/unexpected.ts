import { END_OF_TEXT, type FailedRun } from "../../combinators/mod.ts";
import {
  type Diagnostic,
  type Extras,
  oneEdit,
  slice,
  type Span,
  type Suggestion,
} from "../../diagnostics/mod.ts";
import { abilityDiagnostic } from "../../diagnostics/ability.ts";
import type { ResolvedToken } from "../../lexer/mod.ts";
import {
  editedSpan,
  type Hope,
  isLong,
  mostReadable,
  spelledOut,
} from "../../combinators/repair/mod.ts";
import { adviceFor } from "./advice.ts";
import { hopesOf } from "./expected.ts";
import { isOffered } from "./repair/offered.ts";
import { insertions, replacements } from "./repair/candidates.ts";
import type { Scene } from "./repair/scene.ts";
import { suggestionOf } from "./repair/suggestion.ts";
import type { CardRepair } from "./repair/edit.ts";
import { paidReading, unclearEffect } from "./paid_or_free.ts";
import { type SentenceCode, situationOf } from "./situation.ts";

/** Names the mistake, says what was being read, and how to fix it. */
export function unexpected(
  scene: Scene,
  failure: FailedRun,
  repair: CardRepair | undefined,
): Diagnostic {
  const offered = repair && isTold(scene, failure, repair) ? repair : undefined;
  const at = offered ? Math.min(offered.edit.at, failure.at) : failure.at;
  const code = situationOf(scene, at, offered?.edit);
  const span = spanOf(scene, at, offered);
  const found = inWords(scene, span, scene.tokens[at]);
  if (failure.tooDeep) {
    return abilityDiagnostic("nested-too-deeply", span, { found });
  }
  const suggestion = suggested(scene, failure, offered);
  // With a suggestion, the rest of the report says what was meant.
  const { expected, others } = suggestion === undefined
    ? hopes(scene, failure, offered, at)
    : { expected: missingMark(code, offered), others: [] };
  const notes = offered?.edit.why === "scope"
    ? [paidReading(scene, offered.edit)]
    : adviceFor(scene.text.slice(0, span.start), slice(scene.text, span));
  return abilityDiagnostic(
    code,
    span,
    { found, expected },
    {
      ...extrasOf(scene, failure, { at, code, others, suggestion }),
      ...notes.length > 0 && { notes },
    },
  );
}

/** Whether a repair says more than what was expected does. */
function isTold(scene: Scene, failure: FailedRun, repair: CardRepair): boolean {
  const { rivals } = repair;
  if (rivals === undefined) return isOffered(scene, repair);
  const isEnd = scene.tokens[failure.at]?.kind === "period";
  const named = [...failure.labels.values()];
  // At the end of a sentence, "an effect such as …" says more than two verbs.
  return !isEnd ||
    !rivals.every((word) => named.some((words) => words.has(word)));
}

/** What the mistake covers: all that a repair replaces, or the token at a place. */
function spanOf(
  scene: Scene,
  at: number,
  repair: CardRepair | undefined,
): Span {
  if (repair?.edit.why === "scope") return unclearEffect(scene, repair.edit);
  return repair !== undefined && repair.edit.removed > 1
    ? editedSpan(scene, repair.edit)
    : spanAt(scene.tokens, at);
}

/** The span of a token, or the empty span after the last one. */
function spanAt(tokens: readonly ResolvedToken[], at: number): Span {
  const last = tokens.at(-1)?.end ?? 0;
  const { start, end } = tokens[at] ?? { start: last, end: last };
  return { start, end };
}

// More would be a wall of words.
const SHOWN = 3;
const NOTED = 8;

/** What would have been right: first the likeliest, then the others. */
interface Hopes {
  readonly expected: readonly string[];
  readonly others: readonly string[];
}

function hopes(
  scene: Scene,
  failure: FailedRun,
  repair: CardRepair | undefined,
  at: number,
): Hopes {
  const all = repair?.rivals?.map((each) => `"${each}"`) ??
    (at < failure.at ? [] : ordered(scene, failure))
      .map((hope, i) =>
        i < SHOWN && !isLong(scene) ? spelledOut(scene, at, hope) : hope.text
      );
  return { expected: all.slice(0, SHOWN), others: all.slice(SHOWN) };
}

/** At the end of a text, nothing shows which hope leads further. */
function ordered(scene: Scene, failure: FailedRun): readonly Hope[] {
  const { at } = failure;
  const all = hopesOf(failure, scene);
  return at >= scene.tokens.length ? all : mostReadable(scene, all, (words) => [
    ...insertions(scene, at, words),
    ...replacements(scene, at, words),
  ]);
}

/** The mark that a report names, though a suggestion adds it. */
function missingMark(
  code: SentenceCode,
  repair: CardRepair | undefined,
): readonly string[] {
  return code === "missing-punctuation"
    ? [`"${repair?.edit.added[0]?.spelling ?? ""}"`]
    : [];
}

/** The repair as an edit of the text. */
function suggested(
  scene: Scene,
  { at, expected }: FailedRun,
  repair: CardRepair | undefined,
): Suggestion | undefined {
  if (repair?.rivals !== undefined) return undefined;
  if (repair !== undefined) return suggestionOf(scene, repair.edit);
  const isLineBreak = scene.tokens[at]?.kind === "newline";
  return isLineBreak && expected.has(END_OF_TEXT)
    ? oneEdit(spanAt(scene.tokens, at), "\n\n")
    : undefined;
}

interface Findings {
  readonly at: number;
  readonly code: SentenceCode;
  readonly others: readonly string[];
  readonly suggestion: Suggestion | undefined;
}

function extrasOf(
  scene: Scene,
  failure: FailedRun,
  { at, code, others, suggestion }: Findings,
): Extras {
  const isOpen = others.length > 0 && suggestion === undefined;
  const label = labelOf(scene, at, code);
  return {
    ...label !== "" && { label },
    ...at < failure.at && suggestion === undefined && {
      labels: [{
        span: spanAt(scene.tokens, failure.at),
        text: "reading stops here",
      }],
    },
    ...isOpen && { notes: [`also possible here: ${listed(others)}`] },
    ...suggestion && { suggestion },
  };
}

function listed(items: readonly string[]): string {
  const more = items.length > NOTED ? ", …" : "";
  return items.slice(0, NOTED).join(", ") + more;
}

/** What to say at the place of each mistake; else, what was being read there. */
const LABELS: Partial<{ readonly [C in SentenceCode]: string }> = {
  "stray-brace": "closes nothing",
  "doubled-word": "the second time",
  "wrong-order": "in the wrong order",
  "value-in-text": "a value in the text",
  "unclear-scope": "free, or paid for as well?",
};

function labelOf(scene: Scene, at: number, code: SentenceCode): string {
  if (scene.tokens[at]?.kind === "newline") return "a single line break";
  return LABELS[code] ?? readBefore(scene, at);
}

// As many words as it takes to recognize the place.
const REMEMBERED = 4;

/** What the sentence says before a place: after "with cost less than". */
function readBefore({ tokens, text }: Scene, at: number): string {
  let start = at;
  while (start > 0 && at - start < REMEMBERED && !ends(tokens[start - 1]!)) {
    start--;
  }
  if (start === at) {
    return at < tokens.length ? "at the start of a sentence" : "";
  }
  return `after "${text.slice(tokens[start]?.start, tokens[at - 1]?.end)}"`;
}

function ends({ kind }: ResolvedToken): boolean {
  return kind === "period" || kind === "newline";
}

function inWords(
  { text }: Scene,
  span: Span,
  token: ResolvedToken | undefined,
): string {
  if (token?.kind === "newline") return "the line break";
  const found = slice(text, span);
  return found === '"' ? `'"'` : `"${found}"`;
}
