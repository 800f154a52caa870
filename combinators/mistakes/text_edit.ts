import {
  sharedBeginning,
  type Span,
  type TextEdit,
} from "../../diagnostics/internal.ts";
import type { TokenEdit } from "./edit.ts";

/** A text, and where its tokens stand in it. */
export interface SpelledTokens {
  readonly text: string;
  readonly tokens: readonly Span[];
}

/** The span of the tokens that an edit removes; for an insertion, its position. */
export function editedSpan(
  { tokens }: Pick<SpelledTokens, "tokens">,
  { at, removed }: Pick<TokenEdit, "at" | "removed">,
): Span {
  const first = tokens[at];
  const last = tokens[at + removed - 1];
  const end = tokens.at(-1)?.end ?? 0;
  if (first === undefined) return { start: end, end };
  return removed === 0 || last === undefined
    ? { start: first.start, end: first.start }
    : { start: first.start, end: last.end };
}

/** The span to remove so that the blank before the tokens goes with them. */
export function removedSpan(
  { tokens }: SpelledTokens,
  { at, removed }: TokenEdit,
): Span {
  const first = tokens[at]!;
  const last = tokens[at + removed - 1]!;
  const before = tokens[at - 1];
  const next = tokens[at + removed];
  return before === undefined
    ? { start: first.start, end: next?.start ?? last.end }
    : { start: before.end, end: last.end };
}

/** Two tokens in the other order; a capital letter stays at the front. */
export function swapped(
  { text, tokens }: SpelledTokens,
  { at }: TokenEdit,
): string {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  const one = text.slice(first.start, first.end);
  const gap = text.slice(first.end, second.start);
  const other = text.slice(second.start, second.end);
  const before = text.slice(0, first.start).trimEnd().at(-1) ?? ".";
  const isFirst = /^[A-Z](?:[a-z]|$)/.test(one) && /^[a-z]/.test(other) &&
    !/[\w,]/.test(before);
  return isFirst
    ? capitalized(other) + gap + one.toLowerCase()
    : other + gap + one;
}

/** "a" or "an", if the article before a new word has to change with it. */
export function articleBefore(
  { tokens, text }: SpelledTokens,
  { at, added, why }: TokenEdit,
): readonly TextEdit[] {
  const article = tokens[at - 1];
  const first = added[0]?.spelling ?? "";
  const isNew = why === "foreign" || why === "replaced" || why === "inserted";
  if (article === undefined || !isNew || !/^[a-z]/.test(first)) return [];
  const written = text.slice(article.start, article.end);
  if (!/^an?$/i.test(written)) return [];
  const wanted = /^[aeiou]/.test(first) ? "an" : "a";
  if (written.toLowerCase() === wanted) return [];
  const { start, end } = article;
  const replacement = /^A/.test(written) ? capitalized(wanted) : wanted;
  return [{ span: { start, end }, replacement }];
}

/** A spelling in the author's case, as far as the two agree. */
export function inCaseOf(written: string, spelling: string): string {
  const from = written.replace(/^\{/, "");
  const to = spelling.replace(/^\{/, "");
  const brace = spelling.startsWith("{") ? "{" : "";
  const isLoud = /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(from);
  return brace + (isLoud ? to.toUpperCase() : lettersInCaseOf(from, to));
}

function lettersInCaseOf(written: string, spelling: string): string {
  const lower = written.toLowerCase();
  const start = sharedBeginning(lower, spelling);
  const end = Math.min(
    sharedBeginning(reversed(lower), reversed(spelling)),
    Math.min(written.length, spelling.length) - start,
  );
  const middle = spelling.slice(start, spelling.length - end);
  const kept = written.slice(0, start) + middle +
    written.slice(written.length - end);
  return /^[A-Z]/.test(written) ? capitalized(kept) : kept;
}

/** A word without its braces, of which one may be missing. */
export function withoutBraces(spelling: string): string {
  const start = spelling.startsWith("{") ? 1 : 0;
  return spelling.slice(start, spelling.endsWith("}") ? -1 : undefined);
}

/** With a capital as its first letter. */
export function capitalized(text: string): string {
  return text.replace(/[a-z]/i, (letter) => letter.toUpperCase());
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
