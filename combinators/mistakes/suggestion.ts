import type { Suggestion, TextEdit } from "../../diagnostics/internal.ts";
import { spelled, type TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import {
  articleBefore,
  editedSpan,
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
  const replacement = faulty.guide.inCase(faulty, edit, written);
  const start = CLINGS.test(replacement.charAt(0))
    ? faulty.tokens[edit.at - 1]?.end ?? span.start
    : span.start;
  return { span: { start, end: span.end }, replacement };
}

/** Marks that cling to the word before them. */
const CLINGS = /^[.,:;!?\n]$/;

function insertion(faulty: FaultyText, edit: TokenEdit): TextEdit {
  const { tokens, guide } = faulty;
  const meant = spelled(edit);
  const [before, next] = [tokens[edit.at - 1], tokens[edit.at]];
  if (
    next === undefined || CLINGS.test(meant) || CLINGS.test(next.spelling)
  ) {
    const place = before?.end ?? next?.start ?? 0;
    const gap = before === undefined || CLINGS.test(meant) ? "" : " ";
    return { span: { start: place, end: place }, replacement: gap + meant };
  }
  return {
    span: { start: next.start, end: next.start },
    replacement: guide.inCase(faulty, edit, "") + (meant === "+" ? "" : " "),
  };
}

function deletion(faulty: FaultyText, edit: TokenEdit): TextEdit {
  const isLineBreak = faulty.tokens[edit.at]?.spelling === "\n";
  return {
    span: removedSpan(faulty, edit),
    replacement: isLineBreak ? " " : "",
  };
}
