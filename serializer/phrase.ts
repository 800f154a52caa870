import type { CardSubtype, FigmentType } from "../ast/mod.ts";
import type { WritingCode } from "../diagnostics/mod.ts";

/**
 * Card text that keeps its variables apart from its words until all of it is
 * known: only then can a name that has two values be numbered. Phrases nest
 * and are never copied; `write` walks them once.
 */
export type Phrase = string | Words | Variable | Digits | Styled | Unwritable;

/** Literals with phrases between them. */
export interface Words {
  readonly kind: "words";
  readonly literals: readonly string[];
  readonly parts: readonly Phrase[];
}

/** A value, written as a directive that reads one variable or two. */
export interface Variable {
  readonly kind: "variable";
  readonly directive: string;
  readonly name: string;
  readonly value: Value;
  /** How many, where the directive says both which and how many. */
  readonly count?: { readonly name: string; readonly value: number };
}

/** A number that is written as it is. */
export interface Digits {
  readonly kind: "digits";
  readonly value: number;
}

/** What a variable stands for. */
export type Value = number | CardSubtype | FigmentType;

/** A phrase whose first letter or keyword changes its case. */
export interface Styled {
  readonly kind: "capital" | "lower";
  readonly phrase: Phrase;
}

/** A phrase that does not read back as the node it was made from. */
export interface Unwritable {
  readonly kind: "unwritable";
  readonly phrase: Phrase;
  readonly code: WritingCode;
  readonly node: object;
}

/** Writes card text, as in phrase`discard ${variable("discards", 2)}`. */
export function phrase(
  literals: TemplateStringsArray,
  ...parts: readonly Phrase[]
): Words {
  return { kind: "words", literals, parts };
}

/** Phrases in a row, with the same words between any two. */
export function joined(parts: readonly Phrase[], separator: string): Words {
  const literals = parts.map((_, i) => i === 0 ? "" : separator);
  return { kind: "words", literals: [...literals, ""], parts };
}

/** The directives that stand for a number, and the variable each reads. */
const INTEGERS = {
  "cards": "cards",
  "cards-numeral": "cards",
  "copies": "number",
  "count": "count",
  "count-allies": "allies",
  "discards": "discards",
  "e": "e",
  "foresee": "foresee",
  "it-or-them": "number",
  "kindle": "k",
  "maximum-energy": "max",
  "mode-cost": "mode-cost",
  "MultiplyBy": "number",
  "n-random-characters": "number",
  "points": "points",
  "reclaim-for-cost": "reclaim",
  "ReclaimForCost": "reclaim",
  "s": "s",
  "text-number": "number",
  "this-turn-times": "number",
  "top-n-cards": "to-void",
  "up-to-n-allies": "number",
  "up-to-n-cards": "number",
  "up-to-n-events": "number",
} as const;

/** A number, written as the variable it is bound to. */
export function variable(
  directive: keyof typeof INTEGERS,
  value: number,
): Variable {
  return { kind: "variable", directive, name: INTEGERS[directive], value };
}

/** A number in digits. */
export function digits(value: number): Digits {
  return { kind: "digits", value };
}

/** A subtype, written in one of its forms. */
export function subtype(
  directive: "subtype" | "a-subtype" | "ASubtype" | "plural-subtype",
  value: CardSubtype,
): Variable {
  return { kind: "variable", directive, name: "subtype", value };
}

/** How many allies of a subtype. */
export function alliedSubtypes(count: number, value: CardSubtype): Variable {
  return {
    kind: "variable",
    directive: "count-allied-subtype",
    name: "subtype",
    value,
    count: { name: "allies", value: count },
  };
}

/** A figment, or several: `{a-figment}`, `{n-figments}`. */
export function figments(count: number, value: FigmentType): Variable {
  const name = "figment";
  return count === 1
    ? { kind: "variable", directive: "a-figment", name, value }
    : {
      kind: "variable",
      directive: "n-figments",
      name,
      value,
      count: { name: "number", value: count },
    };
}

/** Starts with a capital, where a keyword has one too: `{Kindle}`. */
export function capital(phrase: Phrase): Styled {
  return { kind: "capital", phrase };
}

/** Starts with its keyword in lower case; words stay as they are. */
export function lower(phrase: Phrase): Styled {
  return { kind: "lower", phrase };
}

/** The nearest there is to a text for a node that has none. */
export function unwritable(
  code: WritingCode,
  node: object,
  phrase: Phrase,
): Unwritable {
  return { kind: "unwritable", phrase, code, node };
}
