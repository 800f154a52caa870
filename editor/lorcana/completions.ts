import { capitalize } from "../../diagnostics/internal.ts";
import { nextWords } from "../../lorcana/internal.ts";
import { keepingLatest } from "../../memo.ts";
import type { Completion, CompletionKind, Cursor } from "../answers.ts";
import type { LorcanaText } from "./lorcana_text.ts";

/** The words that can continue a paragraph. */
export function completionsAt(
  { text }: LorcanaText,
  { offset }: Cursor,
): readonly Completion[] {
  const before = text.slice(0, offset);
  const [typed = ""] = /(?:\{\w*|[\p{L}'’-]+)?$/u.exec(before) ?? [];
  const start = offset - typed.length;
  const beginning = before.slice(before.lastIndexOf("\n") + 1, start);
  const [rest = ""] = /^[\p{L}'’-]*\}?/u.exec(text.slice(offset)) ?? [];
  const end = typed === "" ? offset : offset + rest.length;
  return wordsAfter(beginning)
    .filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()))
    .flatMap((word) => completionOf(word, beginning, { start, end }));
}

/** While a word is being typed, everything before it stays the same. */
const wordsAfter: (beginning: string) => readonly string[] =
  /* @__PURE__ */ keepingLatest((beginning) => nextWords(beginning));

function completionOf(
  word: string,
  beginning: string,
  span: Completion["span"],
): readonly Completion[] {
  const isMark = /^[^\p{L}{]/u.test(word);
  const isSpaced = beginning === "" || /\s$/.test(beginning);
  if (isMark && isSpaced) return [];
  const label = isFirst(beginning) ? capitalize(word) : word;
  return [{
    label,
    kind: kindOf(word),
    span,
    replacement: isSpaced || isMark ? label : ` ${label}`,
  }];
}

/** A sentence begins after a period, a dash or the name of an ability. */
function isFirst(beginning: string): boolean {
  return /(?:^|[.!?:—–-]|\p{Lu}{2}[!?]?)\s*$/u.test(beginning);
}

function kindOf(word: string): CompletionKind {
  if (/^[\p{Lu}{]/u.test(word)) return "keyword";
  return /^\p{L}/u.test(word) ? "word" : "punctuation";
}
