import type { CardSubtype, FigmentType } from "../ast/mod.ts";
import {
  oneOf,
  type Pattern,
  patternOf,
  type Rule,
  token,
} from "../combinators/mod.ts";
import {
  type FigmentCount,
  spellingOf,
  type SubtypeCount,
  tokenize,
} from "../lexer/mod.ts";

/** Reads card text as it is printed, cut by the lexer of the cards. */
export const pattern: Pattern = patternOf((text) => {
  const tokens = tokenize(text);
  if (!tokens.ok) throw new SyntaxError(`Cannot cut the pattern "${text}"`);
  return tokens.value.map(spellingOf);
});

/** Reads a directive without a value, and yields what it stands for. */
export function plainDirective<T>(name: string, value: T): Rule<T> {
  return token(`{${name}}`, () => value);
}

/** Reads the number that stands in the text as `{name}` or `{name2}`. */
export function integer(name: string): Rule<number> {
  // The lexer gives every token of an integer directive a number.
  return token(`{${name}}`, (value) => value as number);
}

/** How the grammar spells digits that stand in no pattern. */
export const DIGITS = "a number"; // No word of a text has a blank in it.

/** Reads a number written in digits. */
export const digits: Rule<number> = oneOf([
  // Columns give a token of digits its number.
  token(DIGITS, (value) => value as number),
  pattern`1`.map(() => 1),
]);

// Columns spell every directive of a kind like the first of that kind.

/** Reads `{subtype}`, `{a-subtype}`, `{plural-subtype}`. */
export const subtype: Rule<CardSubtype> = token(
  "{subtype}",
  (value) => value as CardSubtype,
);

/** Reads `{a-figment}`. */
export const figment: Rule<FigmentType> = token(
  "{a-figment}",
  (value) => value as FigmentType,
);

/** Reads `{n-figments}`. */
export const figments: Rule<FigmentCount> = token(
  "{n-figments}",
  (value) => value as FigmentCount,
);

/** Reads `{count-allied-subtype}`. */
export const subtypes: Rule<SubtypeCount> = token(
  "{count-allied-subtype}",
  (value) => value as SubtypeCount,
);

/** "a" or "an"; which of them is not our business. */
export const article: Rule<undefined> = oneOf([pattern`a`, pattern`an`]);

/** An amount of energy. */
export const energy: Rule<number> = integer("e");
/** A number of cards. */
export const cards: Rule<number> = integer("cards");
/** A number of cards to discard. */
export const discards: Rule<number> = integer("discards");
/** A number of points. */
export const points: Rule<number> = integer("points");
/** An amount of spark. */
export const spark: Rule<number> = integer("s");
/** A number of allies. */
export const countAllies: Rule<number> = integer("count-allies");
/** A number of anything. */
export const count: Rule<number> = integer("count");

/** How often or how many; the language takes either directive for it. */
export const multiplier: Rule<number> = oneOf([
  integer("multiplyby"),
  integer("n-random-characters"),
]);

/** "gains", or "gain" behind several. */
export const gains: Rule<undefined> = oneOf([pattern`gains`, pattern`gain`]);
