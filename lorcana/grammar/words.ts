import {
  checked,
  label,
  oneOf,
  type Pattern,
  patternOf,
  type Rule,
  token,
} from "../../combinators/mod.ts";
import { withS } from "../lexicon/inflect.ts";
import { CARDINALS } from "../lexicon/numbers.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";

/** Reads text as it is printed, as in pattern`draw ${amount} cards`. */
export const pattern: Pattern = patternOf((text) =>
  tokenize(text).tokens.map(({ text }) => text)
);

/** Reads fixed text. */
export function fixed(text: string): Rule<undefined> {
  return pattern([text]);
}

/** Reads any one of several fixed texts. */
export function words(...texts: readonly string[]): Rule<undefined> {
  return oneOf(texts.map(fixed));
}

/** Reads one of the texts and yields its value. */
export function lookup<T>(table: { readonly [text: string]: T }): Rule<T> {
  return oneOf(
    Object.entries(table).map(([text, value]) => fixed(text).as(value)),
  );
}

/** "'s", or "'" after an "s". */
export const owns: Rule<undefined> = words("'s", "'");

/** A verb in both of its forms, as in "draw" and "draws". */
export function verb(base: string): Rule<undefined> {
  return words(base, withS(base));
}

/** Two verbs in the same form: "choose and discard", "chooses and discards". */
export function twoVerbs(left: string, right: string): Rule<undefined> {
  return words(`${left} and ${right}`, `${withS(left)} and ${withS(right)}`);
}

/** Reads a positive number: no text says "draw 0 cards". */
export const number: Rule<number> = token("#", numberOf);

/** Reads a number in a comparison or a cost, which can be 0. */
export const numberOrZero: Rule<number> = oneOf([number, token("0", () => 0)]);

/** Reads "+2" or "-2". */
export const signedNumber: Rule<number> = oneOf([
  token("+#", numberOf),
  token("-#", numberOf),
]);

/** Reads "+2" only. */
export const plusNumber: Rule<number> = token("+#", numberOf);

/** Reads a word for a number. */
export function numbered(names: readonly string[]): Rule<number> {
  return oneOf(names.map((name, at) => fixed(name).as(at + 1)));
}

/** Reads "2" or "one". */
export const cardinal: Rule<number> = label(
  'a number such as "2"',
  oneOf([
    number,
    numbered(CARDINALS),
  ]),
);

/** Reads the digit 1, the only number that means the same as "a". */
export const theNumberOne: Rule<number> = checked(
  number,
  (value) => value === 1,
);

function numberOf(value: unknown): number {
  return (value as Token).number ?? 0; // Columns carry their tokens.
}
