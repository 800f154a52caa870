import type { Suggestion, TextEdit } from "../../diagnostics/internal.ts";
import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import {
  articleBefore,
  capitalized,
  editedSpan,
  inCaseOf,
  removedSpan,
  swapped,
} from "./text_edit.ts";

/** Turns an edit of tokens into one of the author's text. */
export function suggestionOf(faulty: FaultyText, edit: TokenEdit): Suggestion {
  return {
    edits: [
      ...articleBefore(faulty, edit),
      inText(faulty, edit),
      ...edit.also ?? [],
    ],
  };
}

function inText(faulty: FaultyText, edit: TokenEdit): TextEdit {
  if (edit.removed === 0) return insertion(faulty, edit);
  if (edit.added.length === 0) return deletion(faulty, edit);
  const span = editedSpan(faulty, edit);
  if (edit.why === "swapped") {
    return { span, replacement: swapped(faulty, edit) };
  }
  const written = faulty.text.slice(span.start, span.end);
  const replacement = faulty.guide.inCase?.(faulty, edit, written) ??
    inUsualCase(edit, written);
  const start = CLINGS.test(replacement.charAt(0))
    ? faulty.tokens[edit.at - 1]?.end ?? span.start
    : span.start;
  return { span: { start, end: span.end }, replacement };
}

/** What an edit puts in, in the case of what the author wrote. */
export function inUsualCase(edit: TokenEdit, written: string): string {
  const meant = spelled(edit);
  if (edit.why === "respelled" && !/[A-Z]/.test(meant)) {
    return inCaseOf(written, meant);
  }
  const isCapital = /^\{?[A-Z]/.test(written) && /^\{?[a-z]/.test(meant);
  return isCapital ? capitalized(meant) : meant;
}

/** What an edit puts in, with blanks between words. */
export function spelled({ added }: Pick<TokenEdit, "added">): string {
  return added.map(({ spelling }) => spelling).join(" ")
    .replaceAll(/ (?=[',])/g, "").replaceAll("+ {", "+{");
}

/** Marks that cling to the word before them. */
const CLINGS = /^[.,:;!?\n]$/;

function insertion(faulty: FaultyText, edit: TokenEdit): TextEdit {
  const { tokens } = faulty;
  const meant = spelled(edit);
  const [before, next] = [tokens[edit.at - 1], tokens[edit.at]];
  if (
    next === undefined || CLINGS.test(meant) || CLINGS.test(next.spelling)
  ) {
    const place = before?.end ?? next?.start ?? 0;
    const gap = before === undefined || CLINGS.test(meant) ? "" : " ";
    return { span: { start: place, end: place }, replacement: gap + meant };
  }
  const word = /^[a-z]/.test(meant) && startsSentence(faulty, edit.at)
    ? capitalized(meant)
    : meant;
  return {
    span: { start: next.start, end: next.start },
    replacement: word + (meant === "+" ? "" : " "),
  };
}

function startsSentence(faulty: FaultyText, at: number): boolean {
  const before = faulty.tokens[at - 1];
  return faulty.guide.startsSentence?.(faulty, at) ??
    (before === undefined || before.spelling === ".");
}

function deletion(faulty: FaultyText, edit: TokenEdit): TextEdit {
  const isLineBreak = faulty.tokens[edit.at]?.spelling === "\n";
  return {
    span: removedSpan(faulty, edit),
    replacement: isLineBreak ? " " : "",
  };
}
