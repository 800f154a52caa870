import {
  type CardPredicate,
  type Predicate,
  type Predicates,
  tagged,
} from "../ast/internal.ts";
import { lazy, oneOf, optional, type Rule } from "../combinators/mod.ts";
import { pattern, subtype } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";

/** Whose card is meant if the text does not say: after "when you play", yours. */
export type BareCard = "Any" | "Your" | "YourVoid";

/** Which words for the owner are accepted. */
export interface PredicateWording {
  /** "enemies" */
  readonly enemies: boolean;
  /** "allies" */
  readonly allies: boolean;
  /** "played card" */
  readonly played: boolean;
}

const ANY_WORDING: PredicateWording = {
  enemies: true,
  allies: true,
  played: true,
};

/** Whose card, or which of those mentioned, without an article. */
export function predicates(
  cardPredicate: Rule<CardPredicate>,
  wording: PredicateWording = ANY_WORDING,
): (bare: BareCard) => Rule<Predicate> {
  const said = variants(productions(cardPredicate, wording));
  const nobodys = pattern`${cardPredicate}`;
  return (bare) => {
    const tag = ([card]: readonly [CardPredicate]) =>
      tagged<Predicates, BareCard>(bare, card);
    const rule = oneOf([said, nobodys.map(tag)]);
    return lazy(() => rule);
  };
}

function only([card]: readonly [CardPredicate]): CardPredicate {
  return card;
}

function productions(
  cardPredicate: Rule<CardPredicate>,
  wording: PredicateWording,
): Productions<Predicates> {
  const enemy = wording.enemies ? enemyOrEnemies : pattern`enemy`;
  const ally = wording.allies ? allyOrAllies : pattern`ally`;
  const character = ([, card]: readonly [
    unknown,
    CardPredicate | undefined,
  ]) => card ?? "Character";
  const described = optional(cardPredicate);
  return {
    ...mentioned,
    Enemy: oneOf<CardPredicate>([
      unlikeEnemy,
      pattern`${enemy} ${described}`.map(character),
    ]),
    Another: oneOf<CardPredicate>([
      pattern`another ${cardPredicate}`.map(only),
      pattern`allied ${cardPredicate}`.map(only),
      pattern`${ally} ${described}`.map(character),
    ]),
    Your: pattern`${cardPredicate} you control`.map(only),
    Any: oneOf<CardPredicate>([
      pattern`enemy or ally`.map(() => "Character"),
      ...wording.played ? [pattern`played ${cardPredicate}`.map(only)] : [],
      pattern`any ${cardPredicate}`.map(only),
    ]),
    AnyOther: oneOf([
      pattern`other ${cardPredicate}`,
      pattern`any other ${cardPredicate}`,
    ]).map(only),
    YourVoid: pattern`${cardPredicate} in your void`.map(only),
    EnemyVoid: pattern`${cardPredicate} in the opponent's void`.map(only),
  };
}

const self = oneOf([pattern`character`, pattern`event`, pattern`card`]);
const selves = oneOf([pattern`characters`, pattern`events`, pattern`cards`]);

/** Cards that were mentioned before, in any wording. */
const mentioned: Productions<
  Pick<Predicates, "This" | "It" | "Them" | "That">
> = {
  This: oneOf([
    pattern`this ${self}`,
    pattern`these ${selves}`,
  ]).map(() => undefined),
  It: pattern`it`,
  Them: pattern`them`,
  That: oneOf([
    pattern`that ${self}`,
    pattern`those ${selves}`,
  ]).map(() => undefined),
};

const unlikeEnemy: Rule<CardPredicate> = pattern`non- ${subtype} enemy`
  .map(([subtype]) => ({ NotCharacterType: subtype }));

const enemyOrEnemies = oneOf([pattern`enemy`, pattern`enemies`]);
const allyOrAllies = oneOf([pattern`ally`, pattern`allies`]);
