import { expectReportable } from "../arguments.ts";
import type { Code } from "../catalogue.ts";
import type { Diagnostic, Severity } from "../diagnostic.ts";
import { locate, type Source, sourceOf, within } from "../location.ts";
import type { Span } from "../span.ts";

/** A span with its lines and columns, both from 1; the end is exclusive. */
export interface JsonPlace {
  /** Name of the file. */
  readonly file: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Where it begins in that line, from 1. */
  readonly column: number;
  /** Where it ends, from 1. */
  readonly endLine: number;
  /** Just after its last character in that line, from 1. */
  readonly endColumn: number;
  /** The same as offsets into the text. */
  readonly span: Span;
}

/** A diagnostic for programs: every position has offsets, lines and columns. */
export interface JsonDiagnostic extends JsonPlace {
  /** Stable name of the kind of problem. */
  readonly code: Code;
  /** How bad it is. */
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to say about the position itself. */
  readonly label?: string;
  /** Other positions that help explain the problem. */
  readonly labels: readonly (JsonPlace & { readonly text: string })[];
  /** Background information in full sentences. */
  readonly notes: readonly string[];
  /** The likeliest way to fix it: edits to be made together. */
  readonly suggestion?: { readonly edits: readonly JsonEdit[] };
}

/** A text to replace, and its replacement. */
export interface JsonEdit extends JsonPlace {
  /** Empty to remove the text. */
  readonly replacement: string;
}

/**
 * Returns a diagnostic as a plain object with everything that a tool needs to
 * show it.
 *
 * @category Diagnostics
 */
export function renderJson(
  diagnostic: Diagnostic,
  source: Source,
): JsonDiagnostic {
  expectReportable(diagnostic, source);
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
        edits: suggestion.edits.map((edit) => ({
          ...placeOf(edit.span, sourceOf(edit, source)),
          replacement: edit.replacement,
        })),
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
