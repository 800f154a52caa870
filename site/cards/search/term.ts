import { closest } from "../../../diagnostics/internal.ts";
import { FIELDS, type SearchField, TRAITS } from "./fields.ts";
import type { IndexedCard } from "./indexed_card.ts";
import type { SearchOperator, SearchToken, SearchValue } from "./token.ts";

/** Whether a card is found. */
export type Matcher = (card: IndexedCard) => boolean;

/** A matcher, or what is wrong with a term in one sentence. */
export type TermResult =
  | { readonly ok: true; readonly matches: Matcher }
  | { readonly ok: false; readonly message: string };

/** One word, quotation, pattern or field of a search. */
export type Term = Extract<SearchToken, { readonly kind: "term" }>;

/** The matcher of a single term. */
export function termMatcher(term: Term): TermResult {
  const { field: name, operator, value, isOpen } = term;
  if (isOpen) {
    const mark = value.kind === "pattern" ? "/" : '"';
    return wrong(`A closing ${mark} is missing`);
  }
  if (name === undefined) return bareMatcher(value);
  const field = FIELDS.get(name);
  if (field === undefined) return unknownField(name);
  if (value.kind === "text" && value.text === "") {
    return wrong(`"${name}${operator}" needs a value: ${field.example}`);
  }
  if (name === "is") return traitMatcher(field, term);
  return fieldMatcher(name, field, term);
}

/**
 * Searches for words in the name and in the text, both as written and as
 * displayed.
 */
function bareMatcher(value: SearchValue): TermResult {
  if (value.kind === "text") {
    const words = value.text.toLowerCase();
    return matchTerm((card) => card.words.includes(words));
  }
  return withPattern(
    value.source,
    (pattern) => ({ card, plain }) =>
      pattern.test(plain) || pattern.test(card.name),
  );
}

function fieldMatcher(
  name: string,
  field: SearchField,
  { operator, value }: Term,
): TermResult {
  if (field.kind === "number") {
    return numberMatcher(name, field.of, operator, value);
  }
  if (!isEquality(operator)) {
    return wrong(`"${name}" is not a number: write ${name}: or ${name}=`);
  }
  const isNot = operator === "!=";
  return withTest(operator, value, (test) => (card) => {
    const subject = field.of(card);
    return isNot !==
      (typeof subject === "string" ? test(subject) : some(subject, test));
  });
}

/** `:` finds parts of names and texts, `=` whole ones; both ignore case. */
function withTest(
  operator: SearchOperator,
  value: SearchValue,
  make: (test: (subject: string) => boolean) => Matcher,
): TermResult {
  if (value.kind === "pattern") {
    return withPattern(
      value.source,
      (pattern) => make((subject) => pattern.test(subject)),
    );
  }
  const wanted = value.text.toLowerCase();
  return matchTerm(
    make(
      operator === ":"
        ? (subject) => subject.toLowerCase().includes(wanted)
        : (subject) => subject.toLowerCase() === wanted,
    ),
  );
}

const COMPARISONS: Readonly<
  Record<SearchOperator, (left: number, right: number) => boolean>
> = {
  ":": (left, right) => left === right,
  "=": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** Cards without the number are never found, not even by `!=`. */
function numberMatcher(
  name: string,
  of: (card: IndexedCard) => number | undefined,
  operator: SearchOperator,
  value: SearchValue,
): TermResult {
  const digits = value.kind === "text" ? value.text : "";
  if (!/^\d+$/.test(digits)) {
    const shown = value.kind === "text" ? value.text : `/${value.source}/`;
    return wrong(`"${name}" takes a number, not "${shown}"`);
  }
  const compare = COMPARISONS[operator];
  const wanted = Number(digits);
  return matchTerm((card) => {
    const number = of(card);
    return number !== undefined && compare(number, wanted);
  });
}

function traitMatcher(
  field: SearchField,
  { value, operator }: Term,
): TermResult {
  const trait = value.kind === "text" ? value.text.toLowerCase() : "";
  if (!TRAITS.includes(trait)) {
    return wrong(`"is" takes ${TRAITS.join(", ")}${guess(trait, TRAITS)}`);
  }
  return fieldMatcher("is", field, {
    kind: "term",
    operator: operator === "!=" ? "!=" : "=",
    value: { kind: "text", text: trait },
    isOpen: false,
    span: { start: 0, end: 0 },
  });
}

function withPattern(
  source: string,
  make: (pattern: RegExp) => Matcher,
): TermResult {
  try {
    return matchTerm(make(new RegExp(source, "imu")));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // "Invalid regular expression: /(/: Unterminated group"
    return wrong(`Not a regular expression: ${reason.split(": ").at(-1)}`);
  }
}

function unknownField(name: string): TermResult {
  return wrong(
    `There is no field "${name}"${guess(name, FIELDS.keys())}`,
  );
}

function guess(name: string, known: Iterable<string>): string {
  const nearest = closest(name, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

function isEquality(operator: SearchOperator): boolean {
  return operator === ":" || operator === "=" || operator === "!=";
}

function some(
  names: Iterable<string>,
  test: (name: string) => boolean,
): boolean {
  for (const name of names) if (test(name)) return true;
  return false;
}

function matchTerm(matches: Matcher): TermResult {
  return { ok: true, matches };
}

function wrong(message: string): TermResult {
  return { ok: false, message };
}
