import { lorcanaCertainties } from "../../lorcana/internal.ts";
import type { Fix } from "../answers.ts";
import type { Selection } from "../language.ts";
import { certainEdits, fixAll, suggestionFixes } from "../suggestion_fixes.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { formatted } from "./format.ts";
import type { LorcanaText } from "./lorcana_text.ts";

/** Fixes of the problems at the selection, of all, and the canonical wording. */
export function fixesAt(
  document: LorcanaText,
  selection: Selection,
): readonly Fix[] {
  const found = diagnosticsOf(document);
  const edits = formatted(document);
  const { text } = document;
  return [
    ...suggestionFixes(
      found,
      selection,
      ({ span }) => text.slice(span.start, span.end),
    ),
    ...fixAll(certainEdits(found, text, lorcanaCertainties)),
    ...edits.length === 0 ? [] : [
      {
        title: "Use the canonical wording",
        kind: "canonical",
        edits,
      } as const,
    ],
  ];
}
