import type { Diagnostic, Span } from "../../../../diagnostics/internal.ts";
import type { SemanticToken } from "../../../../editor/dreamtides/mod.ts";
import type { Styled } from "./pieces.ts";

/** Colors the words that have a role. */
export function tokenStyles(
  tokens: readonly SemanticToken[],
): readonly Styled[] {
  return tokens.map(({ span, role }) => ({ span, className: `token-${role}` }));
}

/** Marks the words of a node, or of cards. */
export function markStyles(spans: readonly Span[]): readonly Styled[] {
  return spans.map((span) => ({ span, className: "node-words" }));
}

/** Underlines what is wrong. */
export function problemStyles(
  problems: readonly Diagnostic[],
): readonly Styled[] {
  return problems.map(({ span, severity }) => ({
    span: visible(span),
    className: `problem-${severity}`,
  }));
}

/** Where something is missing, the letter before is underlined. */
function visible({ start, end }: Span): Span {
  return { start: start < end ? start : Math.max(0, end - 1), end };
}
