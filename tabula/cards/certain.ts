import {
  type AbilityDetails,
  type Diagnostic,
  editDistance,
  slice,
  type Suggestion,
  type TextEdit,
} from "../../diagnostics/internal.ts";
import type { CardRow } from "./picked_row.ts";

/**
 * When a suggestion is certain: always; if it corrects a slip of the pen; if it
 * adds a mark where the author ends a sentence anyway; if it makes a variable of
 * a number; or never, because the author has to decide.
 */
type Certainty = "always" | "slip" | "mark" | "number" | "never";

const CERTAINTY: { readonly [C in keyof AbilityDetails]: Certainty } = {
  "unclosed-brace": "always",
  "other-dialect": "never",
  "unknown-phrase": "never",
  "ignored-arguments": "never",
  "missing-dollar": "always",
  "unopened-brace": "always",
  "empty-directive": "never",
  "binding-without-colon": "always",
  "invalid-binding-value": "slip",
  "unresolved-variable": "slip",
  "wrong-variable-type": "never",
  "unknown-word": "slip",
  "unknown-directive": "slip",
  "missing-braces": "slip",
  "foreign-word": "never",
  "misplaced-word": "never",
  "missing-word": "never",
  "missing-article": "never",
  "missing-punctuation": "mark",
  "doubled-word": "never",
  "wrong-order": "never",
  "plural-for-one": "never",
  "unclear-scope": "never",
  "value-in-text": "number",
  "unexpected-end": "mark",
  "stray-brace": "never",
  "duplicate-variable": "never",
  "unused-variable": "never",
  "not-canonical": "never",
  "plural-read-as-one": "never",
  "odd-meaning": "never",
  "nested-too-deeply": "never",
};

/** The suggestion of an error, if it can be nothing but right. */
export function certainSuggestion(
  { code, suggestion }: Diagnostic,
  card: Pick<CardRow, "text" | "variables">,
): Suggestion | undefined {
  const certainty = isAbilityCode(code) ? CERTAINTY[code] : "never";
  return suggestion?.edits.every((edit) => isCertain(certainty, edit, card))
    ? suggestion
    : undefined;
}

function isAbilityCode(code: string): code is keyof AbilityDetails {
  return Object.hasOwn(CERTAINTY, code);
}

function isCertain(
  certainty: Certainty,
  { span, replacement, source }: TextEdit,
  { text, variables }: Pick<CardRow, "text" | "variables">,
): boolean {
  const edited = source === "variables" ? variables : text;
  const found = slice(edited, span).trim();
  const meant = replacement.trim();
  switch (certainty) {
    case "always":
      return true;
    case "slip":
      return isSame(found, meant) || isSlip(found, meant);
    case "mark":
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
