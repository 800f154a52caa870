import { type Diagnostic, relocate } from "../../diagnostics/internal.ts";
import { diagnosticsOf as diagnosticsOfText } from "../lorcana/diagnostics.ts";
import type { JsonText } from "./scan.ts";
import { textsOf } from "./texts.ts";

/** What is wrong with each text of a file. */
export function diagnosticsOf(json: JsonText): readonly Diagnostic[] {
  return textsOf(json).flatMap(({ document, moved }) =>
    diagnosticsOfText(document).map((each) =>
      relocate(each, (span) => moved({ span }).span)
    )
  );
}
