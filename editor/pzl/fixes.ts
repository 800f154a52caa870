import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { Fix } from "../answers.ts";
import type { Selection } from "../language.ts";
import {
  fixAll,
  suggestedEdits,
  suggestionFixes,
} from "../suggestion_fixes.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { formatted } from "./format.ts";
import { type PuzzleText, textIn } from "./scan.ts";

/** Fixes of the problems at the selection, of all, and the canonical text. */
export function fixesAt(
  document: PuzzleText,
  selection: Selection,
): readonly Fix[] {
  const found = diagnosticsOf(document);
  const edits = formatted(document);
  return [
    ...suggestionFixes(found, selection, ({ span }) => textIn(document, span)),
    ...fixAll(
      found.flatMap((each) => isRepaired(each) ? suggestedEdits(each) : []),
    ),
    ...edits.length === 0 ? [] : [
      { title: "Tidy the puzzle", kind: "canonical", edits } as const,
    ],
  ];
}

/** As `pzl check --fix` has it: only the author knows the names of cards. */
function isRepaired({ code }: Diagnostic): boolean {
  return code !== "unknown-card-name";
}
