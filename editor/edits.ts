import {
  expectList,
  expectString,
  type Span,
} from "../diagnostics/internal.ts";
import type { Edit } from "./answers.ts";

/** The smallest single edit that turns one text into the other, if any. */
export function difference(before: string, after: string): readonly Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (
    same < most - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) same++;
  return [{
    span: { start, end: before.length - same },
    replacement: after.slice(start, after.length - same),
  }];
}

/** Applies edits that do not overlap to a text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  expectString(text, "text");
  expectList(edits, "edits");
  let result = "";
  let at = 0;
  for (const { span, replacement } of inOrder(edits)) {
    result += text.slice(at, span.start) + replacement;
    at = span.end;
  }
  return result + text.slice(at);
}

/** The edits of which none overlaps an earlier one, in order. */
export function compatible<E extends Edit>(edits: readonly E[]): readonly E[] {
  const kept: E[] = [];
  for (const edit of inOrder(edits)) {
    const last = kept.at(-1);
    const isFree = last === undefined || last.source !== edit.source ||
      (edit.span.start >= last.span.end && !isSameSpan(edit.span, last.span));
    if (isFree) kept.push(edit);
  }
  return kept;
}

/** Whether two spans overlap or touch. */
export function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function inOrder<E extends Edit>(edits: readonly E[]): readonly E[] {
  return edits.toSorted((a, b) =>
    (a.source ?? "").localeCompare(b.source ?? "") ||
    a.span.start - b.span.start || a.span.end - b.span.end
  );
}

function isSameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
