import {
  certainSuggestion,
  type Certainty,
  type Diagnostic,
} from "../diagnostics/internal.ts";
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
    const edits = suggestedEdits(diagnostic);
    if (edits.length === 0 || !isTouched(diagnostic, selection)) return [];
    const title = edits.map((edit) => titleOf(textOf(edit), edit)).join(", ");
    return [{ title, kind: "quick-fix", edits, fixes: diagnostic }];
  });
}

/** One fix that makes all edits that are certain, if there are several. */
export function fixAll(edits: readonly Edit[]): readonly Fix[] {
  const kept = compatible(edits);
  return kept.length < 2 ? [] : [{
    title: `Fix all ${kept.length} certain mistakes`,
    kind: "fix-all",
    edits: kept,
  }];
}

/** What diagnostics suggest, where it can be nothing but right. */
export function certainEdits(
  found: readonly Diagnostic[],
  text: string,
  certainties: Readonly<Partial<Record<string, Certainty>>>,
): readonly Edit[] {
  return found.flatMap((each) =>
    certainSuggestion(each, { text, variables: "" }, certainties)?.edits ?? []
  );
}

/** What a diagnostic suggests. */
export function suggestedEdits({ suggestion }: Diagnostic): readonly Edit[] {
  return suggestion?.edits ?? [];
}

/** Describes an edit: `Change "Drow" to "Draw"`. */
export function titleOf(words: string, { replacement, source }: Edit): string {
  const [before, after] = [words.trim(), replacement.trim()];
  if (before === "" && source === "variables") {
    return `Add "${after.replace(/^,\s*|\s*,$/g, "")}" to the variables`;
  }
  if (before === "") return `Insert "${after}"`;
  if (after === "") return `Remove "${before}"`;
  return `Change "${before}" to "${after}"`;
}

function isTouched(
  { span, source, suggestion }: Diagnostic,
  selection: Selection,
): boolean {
  const isSuggested = suggestion?.edits.some((edit) =>
    edit.source === selection.source && touches(edit.span, selection)
  );
  return isSuggested || source === selection.source && touches(span, selection);
}
