import type {
  CardSubtype,
  DirectiveKind,
  DirectiveNameOf,
  DirectiveValues,
  FigmentCount,
  FigmentType,
  MODE_COST,
  SubtypeCount,
} from "../ast/internal.ts";
import {
  oneOf,
  type Pattern,
  patternOf,
  type Rule,
  token,
} from "../combinators/mod.ts";
import { BACK_AGAIN, CARD_COUNT } from "../lexer/dialects/mod.ts";
import { spellingOf, tokenize } from "../lexer/internal.ts";

/** Reads card text as it is printed: patterns are split by the lexer, as cards are. */
export const pattern: Pattern = patternOf((text) =>
  tokenize(text).value.map(spellingOf)
);

/** Reads a directive without a value, and yields what it stands for. */
export function plainDirective<T>(name: string, value: T): Rule<T> {
  return token(`{${name}}`, () => value);
}

/** How the grammar spells a directive that stands for a number. */
type IntegerDirective =
  | Lowercase<DirectiveNameOf<"integer">>
  | typeof MODE_COST
  | typeof CARD_COUNT;

/** Reads the number that the text writes as `{name}` or `{name2}`. */
export function integer(name: IntegerDirective): Rule<number> {
  // The lexer gives every token of an integer directive a number.
  return token(`{${name}}`, (value) => value as number);
}

/**
 * "it" or "them" in the sense of `BACK_AGAIN`: what was banished, or all that was
 * named.
 */
export const backAgain: Rule<undefined> = token(BACK_AGAIN, () => undefined);

/** How the grammar spells a number that no pattern contains. */
export const DIGITS = "a number"; // No word of a text contains a blank.

/** Reads a number written in digits. */
export const digits: Rule<number> = oneOf([
  // Columns give a token of digits its number.
  token(DIGITS, (value) => value as number),
  pattern`1`.map(() => 1),
]);

/** Every kind of directive except numbers, which the grammar tells apart by name. */
type NamelessKind = Exclude<DirectiveKind, "integer">;

/**
 * Directives of the same kind are interchangeable, so the grammar spells them
 * alike.
 */
export const WORDS_BY_KIND: {
  readonly [K in NamelessKind]: `{${DirectiveNameOf<K>}}`;
} = {
  "subtype": "{subtype}",
  "figment": "{a-figment}",
  "figment-count": "{n-figments}",
  "subtype-count": "{count-allied-subtype}",
};

function anyOfKind<K extends NamelessKind>(kind: K): Rule<DirectiveValues[K]> {
  // The lexer gives every token of a kind a value of that kind.
  return token(WORDS_BY_KIND[kind], (value) => value as DirectiveValues[K]);
}

/** Reads `{subtype}`, `{a-subtype}`, `{plural-subtype}`. */
export const subtype: Rule<CardSubtype> = anyOfKind("subtype");

/** Reads `{a-figment}`. */
export const figment: Rule<FigmentType> = anyOfKind("figment");

/** Reads `{n-figments}`. */
export const figments: Rule<FigmentCount> = anyOfKind("figment-count");

/** Reads `{count-allied-subtype}`. */
export const subtypes: Rule<SubtypeCount> = anyOfKind("subtype-count");

/** "a" or "an"; whether it is the right one does not matter here. */
export const article: Rule<undefined> = oneOf([pattern`a`, pattern`an`]);

/** An amount of energy. */
export const energy: Rule<number> = integer("e");
/** A number of cards. */
export const cards: Rule<number> = countOf("cards");
/** A number of cards to discard. */
export const discards: Rule<number> = countOf("discards");
/** A number of cards, as a numeral. */
export const cardsNumeral: Rule<number> = countOf("cards-numeral");
/** The cards on top of a deck. */
export const topCards: Rule<number> = countOf("top-n-cards");
/** A number of points. */
export const points: Rule<number> = integer("points");
/** An amount of spark. */
export const spark: Rule<number> = integer("s");
/** A number of allies. */
export const countAllies: Rule<number> = integer("count-allies");
/** A number of anything. */
export const count: Rule<number> = integer("count");

/** How often or how many; both directives are accepted. */
export const multiplier: Rule<number> = oneOf([
  integer("multiplyby"),
  integer("n-random-characters"),
]);

/** A number of cards, by the directive for this purpose or by the general one. */
function countOf(name: IntegerDirective): Rule<number> {
  return oneOf([integer(name), integer(CARD_COUNT)]);
}

/** "gains", or "gain" after several. */
export const gains: Rule<undefined> = oneOf([pattern`gains`, pattern`gain`]);
