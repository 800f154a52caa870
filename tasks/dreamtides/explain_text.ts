import type { Diagnostic, Source } from "../../diagnostics/internal.ts";
import type { Io } from "../cli/io.ts";
import { report } from "../cli/report.ts";
import type { ParseFlags, Stage } from "./parse_options.ts";
import { stages, type StageValues } from "./stages.ts";

/** What a stage makes of a text; reports what there is to say about the text. */
export function explainText(
  io: Io,
  source: Source,
  { vars = "", stage, dialect, errors, all }: ParseFlags,
): StageValues[Stage] | undefined {
  const { value, diagnostics } = stages[stage](source.text, vars, { dialect });
  report(io, [{ source, diagnostics: inOrder(diagnostics) }], errors, all);
  return value;
}

/** Those of the text by position, then those of the variables. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) =>
    Number(a.source === "variables") - Number(b.source === "variables") ||
    a.span.start - b.span.start
  );
}
