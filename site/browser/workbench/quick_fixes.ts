import type { Diagnostic } from "../../../diagnostics/internal.ts";
import {
  applyEdits,
  type Edit,
  type Fix,
  suggestedEdits,
  titleOf,
} from "../../../editor/dreamtides/mod.ts";
import type { Source } from "./game.ts";

/** A fix for each diagnostic that suggests one. */
export function quickFixes(
  source: Source,
  diagnostics: readonly Diagnostic[],
): readonly Fix[] {
  return diagnostics.flatMap((diagnostic): readonly Fix[] => {
    const edits = suggestedEdits(diagnostic);
    if (edits.length === 0) return [];
    const title = edits.map((edit) => titleOf(textUnder(source, edit), edit))
      .join(", ");
    return [{ title, kind: "quick-fix", edits, fixes: diagnostic }];
  });
}

/** A text and its variables with some edits made. */
export function editSource(
  source: Source,
  edits: readonly Edit[],
): Source {
  const { text, variables } = source;
  const isOfText = ({ source }: Edit): boolean => source === undefined;
  return {
    ...source,
    text: applyEdits(text, edits.filter(isOfText)),
    variables: applyEdits(variables, edits.filter((each) => !isOfText(each))),
  };
}

function textUnder(
  { text, variables }: Source,
  { source, span: { start, end } }: Edit,
): string {
  return (source === undefined ? text : variables).slice(start, end);
}
