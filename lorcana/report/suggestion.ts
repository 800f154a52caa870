import { oneEdit, type Suggestion } from "../../diagnostics/mod.ts";
import {
  articleBefore,
  capitalized,
  editedSpan,
  inCaseOf,
  removedSpan,
  swapped,
  type TokenEdit,
} from "../../combinators/repair/mod.ts";
import type { Scene } from "./scene.ts";

/** An edit of tokens as one of the author's text. */
export function suggestionOf(scene: Scene, edit: TokenEdit): Suggestion {
  const [one] = changed(scene, edit).edits;
  return { edits: [...articleBefore(scene, edit), ...one ? [one] : []] };
}

function changed(scene: Scene, edit: TokenEdit): Suggestion {
  if (edit.removed === 0) return insertion(scene, edit);
  if (edit.added.length === 0) return oneEdit(removedSpan(scene, edit), "");
  const span = editedSpan(scene, edit);
  if (edit.why === "swapped") return oneEdit(span, swapped(scene, edit));
  const written = scene.text.slice(span.start, span.end);
  const meant = spelled(edit);
  if (edit.why === "respelled" && !/[A-Z]/.test(meant)) {
    return oneEdit(span, inCaseOf(written, meant));
  }
  return oneEdit(
    span,
    /^[A-Z]/.test(written) && /^[a-z]/.test(meant) ? capitalized(meant) : meant,
  );
}

function insertion({ tokens }: Scene, edit: TokenEdit): Suggestion {
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
