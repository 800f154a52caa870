import {
  type Diagnostic,
  editDistance,
  slice,
  type Suggestion,
  type TextEdit,
} from "../../diagnostics/mod.ts";
import type { CardRow } from "./picked_row.ts";

/**
 * The suggestion of an error, if it can be nothing but right: a slip of the pen
 * in a word, a brace or period that is missing, or a number that is spelled
 * out. Words that are missing, too many or in the wrong order are for the
 * author to decide.
 */
export function certainSuggestion(
  { suggestion, code }: Diagnostic,
  card: Pick<CardRow, "text" | "variables">,
): Suggestion | undefined {
  // A word of the game in the wrong place is not misspelled: "all", not "ally".
  const isWord = code === "misplaced-word";
  return suggestion?.edits.every((edit) => isCertain(edit, card, isWord))
    ? suggestion
    : undefined;
}

function isCertain(
  { span, replacement, source }: TextEdit,
  { text, variables }: Pick<CardRow, "text" | "variables">,
  isWord: boolean,
): boolean {
  const edited = source === "variables" ? variables : text;
  const found = slice(edited, span).trim();
  const meant = replacement.trim();
  return isSame(found, meant) ||
    !isWord && isSlip(found, meant) ||
    isMissingMark(found, meant, edited.slice(span.end));
}

/** A brace, or a period where the author ends a sentence anyway. */
function isMissingMark(found: string, meant: string, after: string): boolean {
  if (found !== "") return false;
  if (meant === ".") return /^\s*$|^[^\S\n]*\n|^\s*\{?[A-Z]/.test(after);
  return meant === "{" || meant === "}";
}

/** Whether only capitals, braces and spaces differ, or how a number is written. */
function isSame(found: string, meant: string): boolean {
  return found !== "" && letters(found) === letters(meant) ||
    isNumber(found, meant);
}

function isSlip(found: string, meant: string): boolean {
  if (found === "" || meant === "") return false;
  const [from, to] = [letters(found), letters(meant)];
  const most = to.length < 4 ? 0 : to.length < 7 ? 1 : 2;
  return wordsOf(from) === wordsOf(to) && editDistance(from, to, most) <= most;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[{}]/g, "");
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function isNumber(found: string, meant: string): boolean {
  return /^\d+$/.test(meant) && /^[a-z]+$/i.test(found);
}
