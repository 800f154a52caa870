import type {
  DirectiveKind,
  DirectiveName,
  MODE_COST,
  VariableKind,
  VariableValues,
} from "../../ast/internal.ts";

/** The spellings in which directives can be written. */
export type DialectName = "classic" | "rlf";

/** A value that a directive needs. */
export interface Need {
  readonly kind: VariableKind;
  /** The variables it may come from; the first that is bound counts. */
  readonly names: readonly string[];
}

/** A directive that stands for the values of its variables. */
export interface ValueReading {
  readonly sort: "value";
  readonly kind: DirectiveKind;
  /** The name under which the grammar knows it. */
  readonly base: string;
  readonly needs: readonly Need[];
  /** Why it may not read what it seems to read. */
  readonly odd?: Oddity;
}

/** Something that a dialect allows, but that is probably a mistake. */
export interface Oddity {
  /**
   * An unknown phrase, arguments that are ignored, or arguments that do not look
   * like variables.
   */
  readonly code: "unknown-phrase" | "ignored-arguments" | "missing-dollar";
  /** The part of the directive that is odd. */
  readonly found: string;
  /** What says the same without being odd. */
  readonly meant: readonly string[];
  /** The variable in question, if it is not the first one that is read. */
  readonly variable?: string;
}

/** What a directive means in a dialect. */
export type Reading =
  | ValueReading
  /** A keyword, under the name that the grammar has for it. */
  | { readonly sort: "plain"; readonly name: string }
  /** A word: "it" if the value is 1, "them" if not. */
  | { readonly sort: "pronoun"; readonly need: Need }
  /** Not read at all: it only matters when the text is displayed. */
  | { readonly sort: "silent" };

/** Every directive that a printer can ask for. */
export type WritableDirective = DirectiveName | typeof MODE_COST;

/** The numbers at the end of a directive and of each of its variables, or "". */
export interface Numbers {
  readonly directive: string;
  readonly names: readonly string[];
}

/** A directive as written in a text, and the variables it reads. */
export interface WrittenDirective {
  readonly text: string;
  /** In the order of `VARIABLES_READ`. */
  readonly names: readonly string[];
}

/** A reader and a writer of directives. */
export interface Dialect {
  readonly name: DialectName;
  /** Reads the part between the braces of a directive, in lower case. */
  readonly read: (body: string) => Reading;
  /** Whether it has silent directives, which are only displayed. */
  readonly hasSilent: boolean;
  /** Whether the dialect has a directive with this spelling. */
  readonly knows: (body: string) => boolean;
  /** The spelling of a directive if each variable has one value. */
  readonly plain: (directive: WritableDirective) => WrittenDirective;
  /** Its spelling if variables of the same name have several values. */
  readonly numbered: (
    directive: WritableDirective,
    numbers: Numbers,
  ) => WrittenDirective;
  /** How the cost of a mode is written, counted from 1. */
  readonly modeCost: (mode: number) => WrittenDirective;
  /** The variables that never get a number, of a directive that reads several. */
  readonly unnumbered: (directive: WritableDirective) => readonly string[];
  /** Words with directives that have no values, in this spelling. */
  readonly words: (literal: string) => string;
  /** How a subtype is written as the value of a variable. */
  readonly subtype: (subtype: VariableValues["Subtype"]) => string;
  /** Every way to write directives that read these variables. */
  readonly spellings: (
    variables: ReadonlyMap<string, VariableKind>,
  ) => readonly string[];
}
