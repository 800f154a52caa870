import type { Code } from "./catalogue.ts";
import type { Diagnostic, Severity } from "./diagnostic.ts";
import { locate, type Source, sourceOf, within } from "./location.ts";
import type { Span } from "./span.ts";

/** A span with its lines and columns, both from 1; the end is behind it. */
export interface JsonPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly span: Span;
}

/** A diagnostic for programs: every place has offsets, lines and columns. */
export interface JsonDiagnostic extends JsonPlace {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly label?: string;
  readonly labels: readonly (JsonPlace & { readonly text: string })[];
  readonly notes: readonly string[];
  readonly suggestion?: JsonPlace & { readonly replacement: string };
}

/** A diagnostic as a plain object that holds all a tool needs to show it. */
export function renderJson(
  diagnostic: Diagnostic,
  source: Source,
): JsonDiagnostic {
  const { code, severity, message, label, suggestion } = diagnostic;
  const shown = sourceOf(diagnostic, source);
  return {
    ...placeOf(diagnostic.span, shown),
    code,
    severity,
    message,
    ...label === undefined ? {} : { label },
    labels: (diagnostic.labels ?? []).map(({ span, text }) => ({
      ...placeOf(span, shown),
      text,
    })),
    notes: diagnostic.notes ?? [],
    ...suggestion === undefined ? {} : {
      suggestion: {
        ...placeOf(suggestion.span, sourceOf(suggestion, shown)),
        replacement: suggestion.replacement,
      },
    },
  };
}

function placeOf(wanted: Span, source: Source): JsonPlace {
  const span = within(wanted, source.text.length);
  const end = locate(source, span.end);
  return {
    file: source.file,
    ...locate(source, span.start),
    endLine: end.line,
    endColumn: end.column,
    span,
  };
}
