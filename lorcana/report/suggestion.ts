import { oneEdit, type Suggestion } from "../../diagnostics/internal.ts";
import {
  articleBefore,
  capitalized,
  editedSpan,
  inCaseOf,
  removedSpan,
  swapped,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** An edit of tokens as one of the author's text. */
export function suggestionOf(
  faulty: FaultyParagraph,
  edit: TokenEdit,
): Suggestion {
  const [one] = changed(faulty, edit).edits;
  return { edits: [...articleBefore(faulty, edit), ...one ? [one] : []] };
}

function changed(faulty: FaultyParagraph, edit: TokenEdit): Suggestion {
  if (edit.removed === 0) return insertion(faulty, edit);
  if (edit.added.length === 0) return oneEdit(removedSpan(faulty, edit), "");
  const span = editedSpan(faulty, edit);
  if (edit.why === "swapped") return oneEdit(span, swapped(faulty, edit));
  const written = faulty.text.slice(span.start, span.end);
  const meant = spelled(edit);
  if (edit.why === "respelled" && !/[A-Z]/.test(meant)) {
    return oneEdit(span, inCaseOf(written, meant));
  }
  return oneEdit(
    span,
    /^[A-Z]/.test(written) && /^[a-z]/.test(meant) ? capitalized(meant) : meant,
  );
}

function insertion({ tokens }: FaultyParagraph, edit: TokenEdit): Suggestion {
  const meant = spelled(edit);
  const [before, next] = [tokens[edit.at - 1], tokens[edit.at]];
  // Punctuation clings to the word before it.
  if (next === undefined || CLINGS.test(meant) || CLINGS.test(next.text)) {
    const place = before?.end ?? 0;
    const gap = CLINGS.test(meant) || before === undefined ? "" : " ";
    return oneEdit({ start: place, end: place }, gap + meant);
  }
  const isStart = before === undefined || /^[.•"]$/.test(before.text);
  const word = isStart && /^[a-z]/.test(meant) ? capitalized(meant) : meant;
  return oneEdit({ start: next.start, end: next.start }, `${word} `);
}

const CLINGS = /^[.,:;!?]$/;

function spelled({ added }: TokenEdit): string {
  return added.map(({ spelling }) => spelling).join(" ").replaceAll(" '", "'");
}
