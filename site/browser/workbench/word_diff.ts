import { diffLists } from "../../../diagnostics/internal.ts";

/** A part of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** What changes from one text to another, word by word. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts: DiffPart[] = [];
  let at = 0;
  for (const { from, to, start, end } of diffLists(old, now)) {
    parts.push(
      { kind: "same", text: old.slice(at, from).join("") },
      { kind: "removed", text: old.slice(from, to).join("") },
      { kind: "added", text: now.slice(start, end).join("") },
    );
    at = to;
  }
  parts.push({ kind: "same", text: old.slice(at).join("") });
  return parts.filter(({ text }) => text !== "");
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|\{[^{}\s]*\}|\w+|[^\s\w]/g) ?? [];
}
