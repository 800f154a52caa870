import { type Diagnostic, relocate } from "../../diagnostics/internal.ts";
import { explainedParagraphsOf, type LorcanaText } from "./lorcana_text.ts";

/** The mistakes of a text. */
export function diagnosticsOf(document: LorcanaText): readonly Diagnostic[] {
  return explainedParagraphsOf(document).flatMap(({ start, read }) =>
    read.diagnostics.map((each) =>
      relocate(each, (span) => ({
        start: span.start + start,
        end: span.end + start,
      }))
    )
  );
}
