import type { Diagnostic } from "../diagnostics/mod.ts";
import type { Edit, Fix } from "./answers.ts";
import { compatible, touches } from "./edits.ts";
import type { Selection } from "./language.ts";

/** A fix for each suggestion of the problems that a selection touches. */
export function suggestionFixes(
  diagnostics: readonly Diagnostic[],
  selection: Selection,
  textOf: (edit: Edit) => string,
): readonly Fix[] {
  return diagnostics.flatMap((diagnostic): readonly Fix[] => {
    const edit = suggestedEdit(diagnostic);
    if (edit === undefined || !isTouched(diagnostic, selection)) return [];
    const title = titleOf(textOf(edit), edit.replacement);
    return [{ title, kind: "quick-fix", edits: [edit], fixes: diagnostic }];
  });
}

/** One fix that follows all suggestions, if there are several. */
export function fixAll(edits: readonly Edit[]): readonly Fix[] {
  const kept = compatible(edits);
  return kept.length < 2 ? [] : [{
    title: `Fix all ${kept.length} problems that have a suggestion`,
    kind: "fix-all",
    edits: kept,
  }];
}

/** What a diagnostic suggests, if it does. */
export function suggestedEdit(
  { suggestion, source }: Diagnostic,
): Edit | undefined {
  if (suggestion === undefined) return undefined;
  const { span, replacement, source: where = source } = suggestion;
  return { span, replacement, ...where && { source: where } };
}

/** What an edit does, in words: `Change "Drow" to "Draw"`. */
export function titleOf(before: string, after: string): string {
  if (before.trim() === "") return `Insert "${after.trim()}"`;
  if (after.trim() === "") return `Remove "${before.trim()}"`;
  return `Change "${before.trim()}" to "${after.trim()}"`;
}

function isTouched(
  { span, source, suggestion }: Diagnostic,
  selection: Selection,
): boolean {
  const isSuggested = suggestion !== undefined &&
    (suggestion.source ?? source) === selection.source &&
    touches(suggestion.span, selection);
  return isSuggested || source === selection.source && touches(span, selection);
}
