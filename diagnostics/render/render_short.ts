import { expectReportable } from "../arguments.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { locate, type Source, sourceOf } from "../location.ts";
import { printable } from "../width.ts";

/**
 * Renders a diagnostic as one line that editors and CI understand: `file:1:2:
 * error[code]: message`.
 *
 * @category Diagnostics
 */
export function renderShort(diagnostic: Diagnostic, source: Source): string {
  expectReportable(diagnostic, source);
  const { severity, code, message, span } = diagnostic;
  const shown = sourceOf(diagnostic, source);
  const { line, column } = locate(shown, span.start);
  const place = `${printable(shown.file)}:${line}:${column}`;
  return `${place}: ${severity}[${code}]: ${printable(message)}`;
}
