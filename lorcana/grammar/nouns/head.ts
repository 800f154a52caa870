import { checked, many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { CardType } from "../../ast/mod.ts";
import { CARD_TYPES } from "../../lexicon/cards.ts";
import { withS } from "../../lexicon/inflect.ts";
import { enumerated } from "./enumerated.ts";
import { lookup, pattern, words } from "../words.ts";

/** The noun of a noun phrase. */
export interface Head {
  readonly types: readonly CardType[];
  readonly plural: boolean;
}

function nouns(plural: boolean): Rule<Head> {
  return lookup(Object.fromEntries(
    CARD_TYPES.map((type): [string, Head] => [
      plural ? withS(type) : type,
      { types: [type], plural },
    ]),
  ));
}

/** "character": one card of one type. */
export const single: Rule<Head> = nouns(false);

/** "characters": several cards of one type. */
export const plural: Rule<Head> = nouns(true);

const orMark = words(",", "or", ", or", "and/or");
const anyMark = words(",", "or", "and", ", or", ", and", "and/or");
const cardWord: Rule<Head> = lookup<Head>({
  "card": { types: ["card"], plural: false },
  "cards": { types: ["card"], plural: true },
});

/** The nouns of a list after the first. */
function others(
  mark: Rule<undefined>,
  noun: Rule<Head>,
): Rule<readonly Head[]> {
  return enumerated(
    many(pattern`${mark} ${noun}`.map(([, noun]) => noun), 1),
  );
}

const orSingle = others(orMark, single);
const andSingle = others(anyMark, single);
const andPlural = others(anyMark, plural);

function list(plural: boolean) {
  return ([first, others]: readonly [Head, readonly Head[]]): Head => ({
    types: [first, ...others].flatMap(({ types }) => types),
    plural,
  });
}

/** Whether all differ: "characters or characters with Rush" is two nouns. */
function areDifferent({ types }: Head): boolean {
  return new Set(types).size === types.length;
}

/**
 * "characters", "character, item, or location card", "card". One card cannot be
 * an "item and location"; several can.
 */
export const head: Rule<Head> = oneOf<Head>([
  single,
  plural,
  pattern`${single} card`.map(([head]) => head),
  pattern`${single} cards`.map(([{ types }]) => ({ types, plural: true })),
  ...[
    pattern`${single} ${orSingle}`.map(list(false)),
    pattern`${single} ${orSingle} card`.map(list(false)),
    pattern`${single} ${andSingle} cards`.map(list(true)),
    pattern`${plural} ${andPlural}`.map(list(true)),
  ].map((rule) => checked(rule, areDifferent)),
  cardWord,
]);
