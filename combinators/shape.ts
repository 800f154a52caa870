import type { Parser } from "arcsecond";
import type { Located } from "./located.ts";
import type { Rule } from "./rule.ts";
import type { TracedTokens } from "./tokens.ts";

/** Any rule, whatever it yields. */
export type AnyRule = Rule<unknown>;

/** One step of a sequence: a fixed word, or a rule. */
export type Part = string | AnyRule;

/**
 * What a rule is, as plain data. `parser_of.ts` composes an arcsecond parser
 * from it; `compiled/` turns it into the tables of the fast reader.
 */
export type Shape =
  | {
    readonly kind: "token";
    readonly word: string;
    /** What the token yields, from what it carries. */
    readonly read: (value: unknown) => unknown;
  }
  | {
    /** Yields the values of the rules among its parts, if there are any. */
    readonly kind: "sequence";
    /** Text as it is printed; one more than there are rules. */
    readonly literals: readonly string[];
    /** What stands between the literals. */
    readonly rules: readonly AnyRule[];
    /** Cuts a literal into words. */
    readonly spell: (literal: string) => readonly string[];
    /** Filled in by `partsOf`, so that importing a grammar does not build it. */
    parts: readonly Part[] | undefined;
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
    /** Stops after this many items, whatever follows. */
    readonly max: number;
    /** Whether each item wraps the ones before it; `max` items are then too deep. */
    readonly nests: boolean;
  }
  | {
    /** Looked up when needed, so that a rule can contain itself. */
    readonly kind: "lazy";
    readonly find: () => AnyRule;
  }
  | {
    /** Read once at each position, however many alternatives try it there. */
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
    /** Yields the same value wherever it is read. */
    readonly kind: "constant";
    readonly rule: AnyRule;
    readonly value: unknown;
  }
  | {
    /** Fails if the value does not pass the test. */
    readonly kind: "checked";
    readonly rule: AnyRule;
    readonly test: Test;
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
    /** Reads tokens by what they carry; a function says how many. */
    readonly kind: "values";
    readonly read: ReadValues;
    /** What it can start with, as far as that is known. */
    readonly words: readonly string[];
    /** Whether it can start with nothing else. */
    readonly only: boolean;
  }
  | {
    /** Any arcsecond parser over our tokens. */
    readonly kind: "parser";
    readonly parser: Parser<unknown, string, TracedTokens>;
  };

/**
 * Whether a value is acceptable at a position: from `start` up to, not including,
 * `end`.
 */
export type Test = (
  value: unknown,
  values: readonly unknown[],
  start: number,
  end: number,
) => boolean;

/** What the tokens from `start` on mean, and where they end; at least one token. */
export type ReadValues = (
  values: readonly unknown[],
  start: number,
) => { readonly value: unknown; readonly end: number } | undefined;

/** The shape of one kind. */
export type ShapeOf<K extends Shape["kind"]> = Extract<Shape, { kind: K }>;
