import type { Diagnostic } from "../../diagnostics/mod.ts";
import {
  applyEdits,
  type Edit,
  type Fix,
  suggestedEdit,
  titleOf,
} from "../../editor/dreamtides.ts";
import type { Source } from "./game.ts";

/** A fix for each diagnostic that suggests one. */
export function quickFixes(
  source: Source,
  diagnostics: readonly Diagnostic[],
): readonly Fix[] {
  return diagnostics.flatMap((diagnostic): readonly Fix[] => {
    const edit = suggestedEdit(diagnostic);
    if (edit === undefined) return [];
    const { start, end } = edit.span;
    const before = partOf(source, edit).slice(start, end);
    return [{
      title: titleOf(before, edit.replacement),
      kind: "quick-fix",
      edits: [edit],
      fixes: diagnostic,
    }];
  });
}

/** A text and its variables with some edits made. */
export function edited(
  { text, variables }: Source,
  edits: readonly Edit[],
): Source {
  const isOfText = ({ source }: Edit): boolean => source === undefined;
  return {
    text: applyEdits(text, edits.filter(isOfText)),
    variables: applyEdits(variables, edits.filter((each) => !isOfText(each))),
  };
}

function partOf({ text, variables }: Source, { source }: Edit): string {
  return source === undefined ? text : variables;
}
