import type { Diagnostic, Span } from "../diagnostics/mod.ts";
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
 * All that an editor asks of a language whose documents are of type `D`. Every
 * function is pure: it sees the document as it is being typed and nothing else.
 */
export interface Language<D> {
  /** Everything that is wrong, by position. */
  readonly diagnosticsOf: (document: D) => readonly Diagnostic[];
  /** What to show about the words under the cursor. */
  readonly hoverAt: (document: D, cursor: Cursor) => Hover | undefined;
  /** What could be typed at the cursor, the likeliest first. */
  readonly completionsAt: (
    document: D,
    cursor: Cursor,
  ) => readonly Completion[];
  /** The fixes of the problems that a selection touches, and those of all. */
  readonly fixesAt: (document: D, selection: Selection) => readonly Fix[];
  /** The edits that make the document canonical without changing what it says. */
  readonly formatted: (document: D) => readonly Edit[];
  /** What the document consists of. */
  readonly symbolsOf: (document: D) => readonly DocumentSymbol[];
  /** The words to color. */
  readonly semanticTokensOf: (document: D) => readonly SemanticToken[];
  /** Where the thing under the cursor is defined. */
  readonly definitionAt: (
    document: D,
    cursor: Cursor,
  ) => readonly Destination[];
  /** Where the thing under the cursor is used, its definition included. */
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
export function nothing(): readonly never[] {
  return [];
}
