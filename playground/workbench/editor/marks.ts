import {
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
} from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import type { Diagnostic, Span } from "../../../diagnostics/mod.ts";
import type { SemanticToken } from "../../../editor/dreamtides.ts";

/** Colors the words that have a role. */
export const setTokens = StateEffect.define<readonly SemanticToken[]>();

/** Marks the words of a node, or of cards. */
export const setMark = StateEffect.define<readonly Span[]>();

/** Underlines what is wrong. */
export const setProblems = StateEffect.define<readonly Diagnostic[]>();

/** Layers of decorations; all move along while the text is edited. */
export const marks: Extension = [
  layer(
    setTokens,
    (tokens) =>
      tokens.map(({ span, role }) => ({ span, className: `token-${role}` })),
  ),
  layer(
    setMark,
    (spans) => spans.map((span) => ({ span, className: "node-words" })),
  ),
  layer(
    setProblems,
    (problems) =>
      problems.map(({ span, severity }) => ({
        span: visible(span),
        className: `problem-${severity}`,
      })),
  ),
];

/** Where something is missing, the letter before is underlined. */
function visible({ start, end }: Span): Span {
  return { start: start < end ? start : Math.max(0, end - 1), end };
}

interface Styled {
  readonly span: Span;
  readonly className: string;
}

function layer<T>(
  effect: ReturnType<typeof StateEffect.define<T>>,
  styledBy: (value: T) => readonly Styled[],
): Extension {
  return StateField.define<DecorationSet>({
    create: () => RangeSet.empty,
    update: (current, transaction) => {
      let next = current.map(transaction.changes);
      for (const each of transaction.effects) {
        if (each.is(effect)) {
          next = decorations(styledBy(each.value), transaction.newDoc.length);
        }
      }
      return next;
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

/** Decorations of the spans that the document still has. */
function decorations(styled: readonly Styled[], length: number): DecorationSet {
  return Decoration.set(
    styled.filter(({ span: { start, end } }) => start < end && end <= length)
      .map(({ span: { start, end }, className }) =>
        Decoration.mark({ class: className }).range(start, end)
      ),
    true,
  );
}
