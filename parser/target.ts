import type { CardPredicate, Predicate } from "../ast/internal.ts";
import { label, lazy, oneOf, optional, type Rule } from "../combinators/mod.ts";
import { cardPredicates } from "./card_predicate.ts";
import { predicates } from "./predicate.ts";
import { article, pattern } from "./primitives.ts";

/** What kind of card: "character with cost {e} or less". */
export const cardPredicate: Rule<CardPredicate> = label(
  'a kind of card such as "character"',
  cardPredicates(lazy(() => target)),
);

const whose = predicates(cardPredicate);

/** Whose card, without an article: "allied {subtype}". */
export const predicate: Rule<Predicate> = label(
  'a card such as "ally"',
  whose("Any"),
);

const whoseOne = predicates(cardPredicate, {
  enemies: false,
  allies: true,
  played: true,
});

/** One target: "an enemy", "this character". */
export const target: Rule<Predicate> = withArticle(whoseOne("Any"));

const whoseSingle = predicates(cardPredicate, {
  enemies: false,
  allies: false,
  played: true,
});

/** One target: "an ally", "ally"; "allies" only after an article that says so. */
export const oneTarget: Rule<Predicate> = label(
  'a target such as "an enemy"',
  oneOf([
    pattern`${article} ${whoseOne("Any")}`.map(([, predicate]) => predicate),
    whoseSingle("Any"),
  ]),
);

/** A card that can be prevented; "a played card" is an enemy's. */
export const unplayedTarget: Rule<Predicate> = withArticle(
  predicates(cardPredicate, { enemies: false, allies: true, played: false })(
    "Any",
  ),
);

/** What you play, without an article: yours unless it says whose. */
export const yourPredicate: Rule<Predicate> = label(
  'a card such as "ally"',
  whose("Your"),
);

/** What you play, discard, materialize or abandon. */
export const yourTarget: Rule<Predicate> = withArticle(yourPredicate);

/** What comes back from your void, without an article. */
export const voidPredicate: Rule<Predicate> = label(
  'a card such as "character"',
  whose("YourVoid"),
);

/** What comes back from your void: "a character", "this character". */
export const voidTarget: Rule<Predicate> = withArticle(voidPredicate);

/** One kind of card, with or without an article: "an event". */
export const oneCard: Rule<CardPredicate> = label(
  'a kind of card such as "a character"',
  pattern`${optional(article)} ${cardPredicate}`.map(([, card]) => card),
);

function withArticle(rule: Rule<Predicate>): Rule<Predicate> {
  return label(
    'a target such as "an enemy"',
    pattern`${optional(article)} ${rule}`.map(([, predicate]) => predicate),
  );
}
