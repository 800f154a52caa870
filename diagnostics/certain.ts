import type { Diagnostic } from "./diagnostic.ts";
import { editDistance } from "./edit_distance.ts";
import { slice } from "./span.ts";
import type { EditedTexts, Suggestion, TextEdit } from "./suggestion.ts";

/**
 * When a suggestion is certain: always; if it corrects a slip of the pen; if it
 * adds a period where the author ends a sentence anyway; if it makes a variable
 * of a number; or never, because the author has to decide.
 */
export type Certainty = "always" | "slip" | "period" | "number" | "never";

/** One answer for each code of `D`: leave one out and it does not compile. */
export type Certainties<D> = { readonly [C in keyof D]: Certainty };

/**
 * The suggestion of a diagnostic, if it can be nothing but right: what a program
 * may apply without asking.
 */
export function certainSuggestion(
  { code, suggestion }: Diagnostic,
  texts: EditedTexts,
  certainties: Readonly<Partial<Record<string, Certainty>>>,
): Suggestion | undefined {
  const certainty = certainties[code] ?? "never";
  return suggestion?.edits.every((edit) => isCertain(certainty, edit, texts))
    ? suggestion
    : undefined;
}

function isCertain(
  certainty: Certainty,
  { span, replacement, source }: TextEdit,
  { text, variables }: EditedTexts,
): boolean {
  const edited = source === "variables" ? variables : text;
  const found = slice(edited, span).trim();
  const meant = replacement.trim();
  switch (certainty) {
    case "always":
      return true;
    case "slip":
      return isSame(found, meant) || isSlip(found, meant);
    case "period":
      return isMissingPeriod(found, meant, edited.slice(span.end));
    case "number":
      return source === "variables" || /^\+?\d+\b/.test(found);
    case "never":
      return false;
  }
}

/** A period where the author ends a sentence anyway. */
function isMissingPeriod(found: string, meant: string, after: string): boolean {
  return found === "" && meant === "." &&
    /^\s*$|^[^\S\n]*\n|^\s*\{?[A-Z]/.test(after);
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
