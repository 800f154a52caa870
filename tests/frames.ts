import type { Ability, Effect, Sum } from "../ast/mod.ts";
import { cardPredicateExamples } from "./card_predicates.ts";
import { conditionExamples } from "./conditions.ts";
import { costExamples } from "./costs.ts";
import { type Examples, rowsOf } from "./examples.ts";
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

/** Every example of every table, put where it can stand on a card. */
export const cards: readonly Card[] = [
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
    (predicate) => event({ Effect: { Discover: { predicate } } }),
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
