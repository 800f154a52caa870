import type { Diagnostic, Span } from "../diagnostics/mod.ts";

/** A stretch of a document; offsets are UTF-16 units, as editors count. */
export interface Stretch {
  /** From the first unit to the one after the last. */
  readonly span: Span;
  /** Set if the span is one of the variables, not of the rules text. */
  readonly source?: "variables";
}

/** Where the cursor is. */
export interface Cursor {
  /** The number of UTF-16 units before it. */
  readonly offset: number;
  /** Set if it is in the variables, not in the rules text. */
  readonly source?: "variables";
}

/** A replacement of some text; an empty span inserts. */
export interface Edit extends Stretch {
  /** The new text. */
  readonly replacement: string;
}

/** What to show about the words under the cursor. */
export interface Hover extends Stretch {
  /** Paragraphs in Markdown. */
  readonly markdown: string;
}

/** What sort of thing a completion inserts. */
export type CompletionKind =
  | "word"
  | "punctuation"
  | "keyword"
  | "variable"
  | "key"
  | "value"
  | "section";

/** Something that could be typed next. The edit is what choosing it does. */
export interface Completion extends Edit {
  /** What the list shows. */
  readonly label: string;
  /** What sort of thing it is. */
  readonly kind: CompletionKind;
  /** A few words beside the label. */
  readonly detail?: string;
  /** Edits elsewhere that come with it, such as a new variable. */
  readonly also?: readonly Edit[];
}

/** What sort of fix it is: of one problem, of all of them, or of style. */
export type FixKind = "quick-fix" | "fix-all" | "canonical";

/** Edits that belong together, and what to call them. */
export interface Fix {
  /** What it does: `Change "Drow" to "Draw"`. */
  readonly title: string;
  /** What sort of fix it is. */
  readonly kind: FixKind;
  /** All of them at once; none overlaps another. */
  readonly edits: readonly Edit[];
  /** The problem that it fixes. */
  readonly fixes?: Diagnostic;
}

/** What sort of thing a symbol stands for. */
export type SymbolKind = "card" | "ability" | "section" | "key" | "table";

/** A part of a document that has a name, for outlines. */
export interface DocumentSymbol extends Stretch {
  /** What the outline shows. */
  readonly name: string;
  /** What sort of thing it is. */
  readonly kind: SymbolKind;
  /** A few words beside the name. */
  readonly detail?: string;
  /** The part of the span to put the cursor on. */
  readonly selection: Span;
  /** What it consists of. */
  readonly children: readonly DocumentSymbol[];
}

/** What a colored word is. */
export type TokenRole =
  | "keyword"
  | "variable"
  | "trigger"
  | "cost"
  | "value"
  | "key"
  | "section"
  | "comment"
  | "card"
  | "modifier";

/** A word to color. Tokens come in order and do not overlap. */
export interface SemanticToken extends Stretch {
  /** What it is. */
  readonly role: TokenRole;
}

/** A place to go to. */
export interface Destination extends Stretch {
  /** The file it is in, if it is not the same document. */
  readonly file?: string;
}

/** Lines that can be folded into their first one. */
export interface Fold extends Stretch {
  /** What the lines are. */
  readonly kind: "region" | "comment";
}
