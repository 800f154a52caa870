import { type Diagnostic, relocate } from "../../diagnostics/mod.ts";
import { type LorcanaText, paragraphsOf } from "./lorcana_text.ts";

/** The words of a text that no rule accounts for. */
export function diagnosticsOf(document: LorcanaText): readonly Diagnostic[] {
  return paragraphsOf(document).flatMap(({ start, read }) =>
    read.diagnostics.map((each) =>
      relocate(each, (span) => ({
        start: span.start + start,
        end: span.end + start,
      }))
    )
  );
}
