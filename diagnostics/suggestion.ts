import { expectList, expectObject, expectString } from "./arguments.ts";
import { within } from "./location.ts";
import type { Span } from "./span.ts";

/** One place to change. */
export interface TextEdit {
  /** The text to replace; an empty span inserts. */
  readonly span: Span;
  /** What to put there; empty to remove the text. */
  readonly replacement: string;
  /** Set if the span refers to the variables, not to the rules text. */
  readonly source?: "variables";
}

/** Edits that fix a problem when made together. */
export interface Suggestion {
  /** At least one; no two of them overlap. */
  readonly edits: readonly TextEdit[];
}

/** A text and its variables, if it has any. */
export interface EditedTexts {
  /** The rules text, or the text of a file. */
  readonly text: string;
  /** What its variables stand for. */
  readonly variables: string;
}

/**
 * A suggestion that changes one place.
 *
 * @category Diagnostics
 */
export function oneEdit(
  span: Span,
  replacement: string,
  source?: "variables",
): Suggestion {
  return { edits: [{ span, replacement, ...source && { source } }] };
}

/**
 * Applies all edits of a suggestion to the texts.
 *
 * @category Diagnostics
 */
export function applySuggestion(
  source: { text: string; variables?: string },
  suggestion: Suggestion,
): EditedTexts {
  expectObject(source, "source");
  expectObject(suggestion, "suggestion");
  const { text, variables = "" } = source;
  const { edits } = suggestion;
  expectString(text, "source.text");
  expectString(variables, "source.variables");
  expectList(edits, "suggestion.edits");
  const ofText = edits.filter(({ source }) => source === undefined);
  const ofVariables = edits.filter(({ source }) => source === "variables");
  return {
    text: applyEdits(text, ofText),
    variables: applyEdits(variables, ofVariables),
  };
}

/** A text after edits; of those at one place, the first given comes first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let done = 0;
  for (const { span, replacement } of inOrder(edits, text.length)) {
    result += text.slice(done, Math.max(done, span.start)) + replacement;
    done = Math.max(done, span.end);
  }
  return result + text.slice(done);
}

/** Edits of a text of some length, from left to right. */
export function inOrder(
  edits: readonly TextEdit[],
  length: number,
): readonly TextEdit[] {
  return edits.map((edit) => ({ ...edit, span: within(edit.span, length) }))
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
