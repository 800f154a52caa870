import type { Diagnostic, Span } from "../diagnostics/internal.ts";
import type {
  Completion,
  Cursor,
  Destination,
  DocumentSymbol,
  Edit,
  Fix,
  Fold,
  Hover,
  SemanticToken,
} from "./answers.ts";

/**
 * Everything that an editor asks of a language whose documents have type `D`.
 * Each function is pure and depends only on the document as it is being typed.
 */
export interface Language<D> {
  /** All problems, by position. */
  readonly diagnosticsOf: (document: D) => readonly Diagnostic[];
  /** What to show about the words under the cursor. */
  readonly hoverAt: (document: D, cursor: Cursor) => Hover | undefined;
  /** What could be typed at the cursor, the likeliest first. */
  readonly completionsAt: (
    document: D,
    cursor: Cursor,
  ) => readonly Completion[];
  /**
   * The fixes for the problems that a selection touches, and for all problems
   * at once.
   */
  readonly fixesAt: (document: D, selection: Selection) => readonly Fix[];
  /** The edits that make the document canonical without changing its meaning. */
  readonly formatted: (document: D) => readonly Edit[];
  /** The outline of the document. */
  readonly symbolsOf: (document: D) => readonly DocumentSymbol[];
  /** The words to color. */
  readonly semanticTokensOf: (document: D) => readonly SemanticToken[];
  /** Where the thing under the cursor is defined. */
  readonly definitionAt: (
    document: D,
    cursor: Cursor,
  ) => readonly Destination[];
  /** Where the thing under the cursor is used, including its definition. */
  readonly referencesAt: (
    document: D,
    cursor: Cursor,
  ) => readonly Destination[];
  /** The parts that can be folded. */
  readonly foldingOf: (document: D) => readonly Fold[];
}

/** The selected part of a document; without a selection it is empty. */
export interface Selection extends Span {
  /** Set if it is in the variables, not in the rules text. */
  readonly source?: "variables";
}

/** The answer of a language that has nothing to say. */
export function answerNothing(): readonly never[] {
  return [];
}
