import type { Ability, CardPredicate, Effect, Sum } from "../ast/internal.ts";
import {
  abilityExamples,
  effectExamples,
  namedAbilityExamples,
  staticKindExamples,
} from "./ability_kinds.ts";
import { cardPredicateExamples } from "./card_predicates.ts";
import { collectionExamples } from "./collections.ts";
import { conditionExamples } from "./conditions.ts";
import { costExamples } from "./costs.ts";
import { type Examples, rowsOf } from "./examples.ts";
import { boundExamples, comparisonExamples } from "./operators.ts";
import { predicateExamples } from "./predicates.ts";
import { quantityExamples } from "./quantities.ts";
import { standardEffectExamples } from "./standard_effects.ts";
import { staticAbilityExamples } from "./static_abilities.ts";
import { triggerExamples } from "./triggers.ts";

/** A whole ability: its text, its variables, its tree. */
export interface Card {
  readonly text: string;
  readonly variables: string;
  readonly ability: Ability;
}

const EXTRA_TURN: Effect = { Effect: "TakeExtraTurn" };
const SENTENCE = "take an extra turn after this one.";
const event = (effect: Effect): Ability => ({ Event: { effect } });
const discover = (predicate: CardPredicate): Ability =>
  event({ Effect: { Discover: { predicate } } });

/** Every example of every table, put where it can stand on a card. */
export const cards: readonly Card[] = [
  ...framed(abilityExamples, (text) => text, (ability) => ability),
  ...framed(namedAbilityExamples, (text) => text, (ability) => ({
    Named: ability,
  })),
  ...framed(staticKindExamples, (text) => text, (ability) => ({
    Static: ability,
  })),
  ...framed(effectExamples, (text) => text, event),
  ...framed(
    standardEffectExamples,
    (text) => text,
    (effect) => event({ Effect: effect }),
  ),
  ...framed(triggerExamples, (text) => `${text} ${SENTENCE}`, (trigger) => ({
    Triggered: { trigger, effect: EXTRA_TURN },
  })),
  ...framed(costExamples, (text) => `${text}: ${SENTENCE}`, (cost) => ({
    Activated: { costs: [cost], effect: EXTRA_TURN },
  })),
  ...framed(
    conditionExamples,
    (text) => `${text} ${SENTENCE}`,
    (condition) =>
      event({
        WithOptions: { effect: "TakeExtraTurn", optional: false, condition },
      }),
  ),
  ...framed(
    predicateExamples,
    (text) => `{Dissolve} ${text}.`,
    (target) => event({ Effect: { DissolveCharacter: { target } } }),
  ),
  ...framed(
    cardPredicateExamples,
    (text) => `{Discover} ${text}.`,
    discover,
  ),
  ...framed(
    collectionExamples,
    (text) => `{Dissolve} ${text} characters.`,
    (count) =>
      event({
        Effect: {
          DissolveCharactersCount: { target: { Any: "Character" }, count },
        },
      }),
  ),
  ...framed(
    boundExamples,
    (text) => `{Discover} a card with cost ${text}.`,
    (cost_operator) =>
      discover({ CardWithCost: { target: "Card", cost_operator, cost: 3 } }),
    "e: 3",
  ),
  ...framed(
    comparisonExamples,
    (text) =>
      `{Discover} a character with cost ${text} the number of cards in your void.`,
    (cost_operator) =>
      discover({
        CharacterWithCostComparedToVoidCount: {
          target: "Character",
          cost_operator,
        },
      }),
  ),
  ...framed(
    quantityExamples,
    (text) => `Gain {points} for each ${text}.`,
    (for_count) =>
      event({ Effect: { GainPointsForEach: { gain: 1, for_count } } }),
    "points: 1",
  ),
  ...framed(staticAbilityExamples, (text) => text, (ability) => ({
    Static: { StaticAbility: ability },
  })),
];

function framed<M>(
  examples: Examples<M>,
  sentence: (text: string) => string,
  around: (node: Sum<M>) => Ability,
  more?: string,
): readonly Card[] {
  return rowsOf(examples).map(({ text, variables, tree }) => ({
    text: sentence(text),
    variables: [variables, more].filter((part) => part !== undefined)
      .join(", "),
    ability: around(tree),
  }));
}
