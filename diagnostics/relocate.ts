import type { Diagnostic } from "./diagnostic.ts";
import type { Span } from "./span.ts";

/** Where a span of a rules text, or of its variables, stands in their file. */
export type Move = (span: Span, source: "variables" | undefined) => Span;

/**
 * A diagnostic about texts that stand in a file, as one about that file.
 *
 * @category Diagnostics
 */
export function relocate(
  { source, ...diagnostic }: Diagnostic,
  move: Move,
): Diagnostic {
  const { span, labels, suggestion } = diagnostic;
  return {
    ...diagnostic,
    span: move(span, source),
    ...labels && {
      labels: labels.map((each) => ({
        ...each,
        span: move(each.span, source),
      })),
    },
    ...suggestion && {
      suggestion: {
        edits: suggestion.edits.map(({ span, replacement, source }) => ({
          span: move(span, source),
          replacement,
        })),
      },
    },
  };
}
