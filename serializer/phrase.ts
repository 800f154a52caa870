import {
  type DirectiveKind,
  type DirectiveName,
  type DirectiveValue,
  type DirectiveValues,
  type FigmentType,
  MODE_COST,
  type VariableKind,
  type VariableValues,
} from "../ast/internal.ts";
import type { DialectName, WritableDirective } from "../lexer/dialects/mod.ts";
import type { GapCode } from "./gap_code.ts";

/**
 * Card text that keeps its variables apart from its words until all of it is
 * known: only then can a name that has two values be numbered. Phrases nest
 * and are never copied; `write` walks them once.
 */
export type Phrase =
  | string
  | Literals
  | Variable
  | Digits
  | Styled
  | Differing
  | Unwritable;

/** Literals with phrases between them. */
export interface Literals {
  readonly kind: "words";
  readonly literals: readonly string[];
  readonly parts: readonly Phrase[];
}

/** A value, written as a directive that reads one variable or more. */
export interface Variable {
  readonly kind: "variable";
  readonly directive: WritableDirective;
  /** What each of the variables stands for that it reads. */
  readonly values: readonly Value[];
}

/** A number that is written as it is. */
export interface Digits {
  readonly kind: "digits";
  readonly value: number;
}

/** What a variable stands for. */
export type Value = VariableValues[VariableKind];

/** A phrase whose first letter or keyword changes its case. */
export interface Styled {
  readonly kind: "capital" | "lower";
  readonly phrase: Phrase;
}

/** A text that means something else in one dialect than in the others. */
export interface Differing {
  readonly kind: "differs";
  readonly phrases: { readonly [N in DialectName]: Phrase };
}

/** A phrase that does not read back as the node it was made from. */
export interface Unwritable {
  readonly kind: "unwritable";
  readonly phrase: Phrase;
  readonly code: GapCode;
  readonly node: object;
}

/** Writes card text, as in phrase`discard ${variable("discards", 2)}`. */
export function phrase(
  literals: TemplateStringsArray,
  ...parts: readonly Phrase[]
): Literals {
  return { kind: "words", literals, parts };
}

/** Phrases in a row, with the same words between any two. */
export function joinPhrases(
  parts: readonly Phrase[],
  separator: string,
): Phrase {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const literals = [""];
  for (let i = 1; i < parts.length; i++) literals.push(separator);
  literals.push("");
  return { kind: "words", literals, parts };
}

/** A value, written as a directive of the table. */
export function variable<N extends DirectiveName>(
  directive: N,
  value: DirectiveValue<N>,
): Variable {
  return { kind: "variable", directive, values: partsOf(value) };
}

/** What the variables of a directive stand for, in the order in which it reads them. */
function partsOf(value: DirectiveValues[DirectiveKind]): readonly Value[] {
  if (typeof value !== "object") return [value];
  return "figment" in value
    ? [value.figment, value.count]
    : [value.subtype, value.count];
}

/** What a mode costs, written as `{mode1-cost}` or with its own number. */
export function modeCost(energy: number): Variable {
  return { kind: "variable", directive: MODE_COST, values: [energy] };
}

/** A number in digits. */
export function digits(value: number): Digits {
  return { kind: "digits", value };
}

/** A figment, or several: `{a-figment}`, `{n-figments}`. */
export function figments(count: number, figment: FigmentType): Variable {
  return count === 1
    ? variable("a-figment", figment)
    : variable("n-figments", { count, figment });
}

/** Starts with a capital, where a keyword has one too: `{Kindle}`. */
export function capital(phrase: Phrase): Styled {
  return { kind: "capital", phrase };
}

/** Starts with its keyword in lower case; words stay as they are. */
export function lower(phrase: Phrase): Styled {
  return { kind: "lower", phrase };
}

/** What says the same in each dialect. */
export function differs(phrases: Differing["phrases"]): Differing {
  return { kind: "differs", phrases };
}

/** The nearest there is to a text for a node that has none. */
export function unwritable(
  code: GapCode,
  node: object,
  phrase: Phrase,
): Unwritable {
  return { kind: "unwritable", phrase, code, node };
}
