import type { Diagnostic, Span } from "../diagnostics/internal.ts";

/** A range in a document, in UTF-16 offsets, as editors count. */
export interface Stretch {
  /** From the first unit to just after the last. */
  readonly span: Span;
  /** Set if the span refers to the variables, not to the rules text. */
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

/** The kind of thing that a completion inserts. */
export type CompletionKind =
  | "word"
  | "punctuation"
  | "keyword"
  | "variable"
  | "key"
  | "value"
  | "section";

/** Something that could be typed next; accepting it makes the edit. */
export interface Completion extends Edit {
  /** What the list shows. */
  readonly label: string;
  /** The kind of thing it is. */
  readonly kind: CompletionKind;
  /** A few words next to the label. */
  readonly detail?: string;
  /** Edits elsewhere that come with it, such as a new variable. */
  readonly also?: readonly Edit[];
}

/** Whether it fixes one problem, all problems, or style. */
export type FixKind = "quick-fix" | "fix-all" | "canonical";

/** Edits that belong together, and what to call them. */
export interface Fix {
  /** What it does: `Change "Drow" to "Draw"`. */
  readonly title: string;
  /** The kind of fix. */
  readonly kind: FixKind;
  /** To be made together; no two overlap. */
  readonly edits: readonly Edit[];
  /** The problem that it fixes. */
  readonly fixes?: Diagnostic;
}

/** The kind of thing that a symbol stands for. */
export type SymbolKind = "card" | "ability" | "section" | "key" | "table";

/** A named part of a document, for outlines. */
export interface DocumentSymbol extends Stretch {
  /** What the outline shows. */
  readonly name: string;
  /** The kind of thing it is. */
  readonly kind: SymbolKind;
  /** A few words next to the name. */
  readonly detail?: string;
  /** The part of the span to put the cursor on. */
  readonly selection: Span;
  /** What it consists of. */
  readonly children: readonly DocumentSymbol[];
}

/** The role of a colored word. */
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

/** A place to navigate to. */
export interface Destination extends Stretch {
  /** The file, if it is not the same document. */
  readonly file?: string;
}

/** Lines that can be folded into their first one. */
export interface Fold extends Stretch {
  /** What the lines are. */
  readonly kind: "region" | "comment";
}
