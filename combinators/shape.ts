import type { Parser } from "arcsecond";
import type { Located } from "./located.ts";
import type { Rule } from "./rule.ts";
import type { Tokens } from "./tokens.ts";

/** Any rule, whatever it yields. */
export type AnyRule = Rule<unknown>;

/** One step of a sequence: a fixed word, or a rule. */
export type Part = string | AnyRule;

/**
 * What a rule is, as plain data. `parser_of.ts` composes arcsecond parsers from
 * it, `compiled/` the tables of the fast reader.
 */
export type Shape =
  | {
    readonly kind: "token";
    readonly word: string;
    /** What the token yields, from what it carries. */
    readonly read: (value: unknown) => unknown;
  }
  | {
    /** Yields the values of the rules among its parts, or nothing if all are words. */
    readonly kind: "sequence";
    readonly parts: readonly Part[];
  }
  | {
    /** Of the rules that fit, the one that reads furthest. */
    readonly kind: "choice";
    readonly rules: readonly AnyRule[];
  }
  | { readonly kind: "optional"; readonly rule: AnyRule }
  | {
    readonly kind: "list";
    readonly rule: AnyRule;
    readonly separator: AnyRule | undefined;
    readonly min: number;
    /** A list of this many items is complete, whatever follows. */
    readonly max: number;
    /** Whether each item wraps the tree of those before: then `max` is too deep. */
    readonly nests: boolean;
  }
  | {
    /** A rule that contains itself: looked up when it is needed. */
    readonly kind: "lazy";
    readonly find: () => AnyRule;
  }
  | {
    /** Read once at one place, however many alternatives ask for it there. */
    readonly kind: "once";
    readonly rule: AnyRule;
  }
  | { readonly kind: "label"; readonly name: string; readonly rule: AnyRule }
  | {
    readonly kind: "mapped";
    readonly rule: AnyRule;
    readonly change: (value: unknown) => unknown;
  }
  | {
    /** Fails where the value is not as it should be. */
    readonly kind: "checked";
    readonly rule: AnyRule;
    readonly test: (value: unknown) => boolean;
  }
  | {
    /** Yields the value with the tokens it was read from. */
    readonly kind: "located";
    readonly rule: AnyRule;
  }
  | {
    /** Marks the value with its position where a text is explained. */
    readonly kind: "marked";
    readonly rule: AnyRule;
    readonly mark: (found: Located<unknown>) => unknown;
  }
  | {
    /** Reads as many tokens as a function says, from what they carry. */
    readonly kind: "values";
    readonly read: ReadValues;
    /** What it can start with, as far as that is known. */
    readonly words: readonly string[];
    /** Whether it can start with nothing else. */
    readonly only: boolean;
  }
  | {
    /** Any parser of arcsecond's that reads our tokens. */
    readonly kind: "parser";
    readonly parser: Parser<unknown, string, Tokens>;
  };

/** What the tokens from a place on mean, and where they end; at least one. */
export type ReadValues = (
  values: readonly unknown[],
  start: number,
) => { readonly value: unknown; readonly end: number } | undefined;

/** The shape of one kind. */
export type ShapeOf<K extends Shape["kind"]> = Extract<Shape, { kind: K }>;
