/**
 * A part of the language, three times over: here with our combinators, in
 * `floor.ts` by hand, in `ceiling.ts` with arcsecond's own ordered choice. All
 * three, and the whole grammar, make the same trees of the same texts.
 */
import type {
  Ability,
  CardPredicate,
  CardSubtype,
  Cost,
  Effect,
  FigmentType,
  Operator,
  Predicate,
  StandardEffect,
  TriggerEvent,
  TriggerKeyword,
} from "../ast/mod.ts";
import {
  oneOf,
  optional,
  patternOf,
  type Rule,
  separated,
  token,
} from "../combinators/mod.ts";
import { type FigmentCount, spellingOf, tokenize } from "../lexer/mod.ts";

const pattern = patternOf((text) => {
  const tokens = tokenize(text);
  return tokens.ok ? tokens.value.map(spellingOf) : [];
});

/** A token that carries a value, which the lexer has seen to. */
function carried<T>(spelling: string): Rule<T> {
  return token(spelling, (value) => value as T);
}

const energy = carried<number>("{e}");
const spark = carried<number>("{s}");
const cards = carried<number>("{cards}");
const points = carried<number>("{points}");
const discards = carried<number>("{discards}");
const subtype = carried<CardSubtype>("{subtype}");
const article = optional(oneOf([pattern`a`, pattern`an`]));

const bound = optional(oneOf<Operator>([
  pattern`or less`.map(() => "OrLess"),
  pattern`or more`.map(() => "OrMore"),
])).map((operator) => operator ?? "Exactly");

type Description = (card: CardPredicate) => CardPredicate;

const description = oneOf<Description>([
  pattern`with cost ${energy} ${bound}`
    .map(([cost, cost_operator]) => (target) => ({
      CardWithCost: { target, cost_operator, cost },
    })),
  pattern`with spark ${spark} ${bound}`
    .map(([spark, operator]) => () => ({
      CharacterWithSpark: [spark, operator],
    })),
]);

const noun = oneOf<CardPredicate>([
  oneOf([pattern`card`, pattern`cards`]).map(() => "Card"),
  oneOf([pattern`character`, pattern`characters`]).map(() => "Character"),
  oneOf([pattern`event`, pattern`events`]).map(() => "Event"),
  pattern`${subtype}`.map(([subtype]) => ({ CharacterType: subtype })),
]);

const card = oneOf<CardPredicate>([
  pattern`${noun}`.map(([noun]) => noun),
  pattern`${noun} ${description}`.map(([noun, describe]) => describe(noun)),
  pattern`${description}`.map(([describe]) => describe("Character")),
]);

const self = oneOf([pattern`character`, pattern`event`, pattern`card`]);
const enemy = oneOf([pattern`enemy`, pattern`enemies`]);
const ally = oneOf([pattern`ally`, pattern`allies`]);

/** A card without an owner is anybody's, or after "when you play" yours. */
function targets(bare: "Any" | "Your"): Rule<Predicate> {
  const predicate = oneOf<Predicate>([
    pattern`this ${self}`.map(() => "This"),
    pattern`that ${self}`.map(() => "That"),
    pattern`it`.map(() => "It"),
    pattern`them`.map(() => "Them"),
    pattern`${enemy} ${optional(card)}`
      .map(([, card]) => ({ Enemy: card ?? "Character" })),
    pattern`${ally} ${optional(card)}`
      .map(([, card]) => ({ Another: card ?? "Character" })),
    pattern`another ${card}`.map(([card]) => ({ Another: card })),
    pattern`allied ${card}`.map(([card]) => ({ Another: card })),
    pattern`${card} you control`.map(([card]) => ({ Your: card })),
    pattern`${card}`.map(([card]): Predicate =>
      bare === "Any" ? { Any: card } : { Your: card }
    ),
  ]);
  return pattern`${article} ${predicate}`.map(([, predicate]) => predicate);
}

const target = targets("Any");
const yourTarget = targets("Your");

const standardEffect = oneOf<StandardEffect>([
  pattern`draw ${cards}`.map(([count]) => ({ DrawCards: { count } })),
  pattern`discard ${discards}`.map(([count]) => ({ DiscardCards: { count } })),
  pattern`gain ${energy}`.map(([gains]) => ({ GainEnergy: { gains } })),
  pattern`gain ${points}`.map(([gains]) => ({ GainPoints: { gains } })),
  pattern`you lose ${points}`.map(([loses]) => ({ LosePoints: { loses } })),
  pattern`the opponent gains ${points}`
    .map(([count]) => ({ EnemyGainsPoints: { count } })),
  pattern`${carried<number>("{foresee}")}`
    .map(([count]) => ({ Foresee: { count } })),
  pattern`${carried<number>("{kindle}")}`
    .map(([amount]) => ({ Kindle: { amount } })),
  pattern`{dissolve} ${target}`
    .map(([target]) => ({ DissolveCharacter: { target } })),
  pattern`{banish} ${target}`
    .map(([target]) => ({ BanishCharacter: { target } })),
  pattern`{banish} ${target} until your next main phase`
    .map(([target]) => ({ BanishUntilNextMain: { target } })),
  pattern`{materialize} ${target}`
    .map(([target]) => ({ MaterializeCharacter: { target } })),
  pattern`{materialize} ${carried<FigmentType>("{a-figment}")}`
    .map(([figment]) => ({ MaterializeFigments: { figment, count: 1 } })),
  pattern`{materialize} ${carried<FigmentCount>("{n-figments}")}`
    .map(([{ figment, count }]) => ({
      MaterializeFigments: { figment, count },
    })),
  pattern`return ${target} to hand`
    .map(([target]) => ({ ReturnToHand: { target } })),
  pattern`gain control of ${target}`
    .map(([target]) => ({ GainControl: { target } })),
  pattern`{discover} ${article} ${card}`
    .map(([, predicate]) => ({ Discover: { predicate } })),
  pattern`{prevent} a played ${card}`
    .map(([card]) => ({ Counterspell: { target: { Enemy: card } } })),
  pattern`${target} gains +${spark} spark`
    .map(([target, gains]) => ({ GainsSpark: { target, gains } })),
  pattern`copy ${target}`.map(([target]) => ({ Copy: { target } })),
  pattern`take an extra turn after this one`.map(() => "TakeExtraTurn"),
  pattern`you win the game`.map(() => "YouWinTheGame"),
]);

const separator = oneOf([pattern`.`, pattern`, then`, pattern`and`]);
const list = separated(standardEffect, separator);

const effect = oneOf<Effect>([
  pattern`${list}`.map(([effects]) => compose(effects, false)),
  pattern`you may ${list}`.map(([effects]) => compose(effects, true)),
]);

/** The simplest shape that says it all. */
export function compose(
  effects: readonly StandardEffect[],
  optional: boolean,
): Effect {
  const [effect] = effects;
  if (effects.length > 1 || effect === undefined) {
    return { List: effects.map((effect) => ({ effect, optional })) };
  }
  return optional ? { WithOptions: { effect, optional } } : { Effect: effect };
}

const keyword = oneOf<TriggerKeyword>([
  pattern`{materialized}`.map(() => "Materialized"),
  pattern`{judgment}`.map(() => "Judgment"),
  pattern`{dissolved}`.map(() => "Dissolved"),
]);

const event = oneOf<TriggerEvent>([
  pattern`when you play ${yourTarget}`.map(([target]) => ({ Play: target })),
  pattern`when you discard ${yourTarget}`
    .map(([target]) => ({ Discard: target })),
  pattern`when you abandon ${yourTarget}`
    .map(([target]) => ({ Abandon: target })),
  pattern`when ${target} is {dissolved}`
    .map(([target]) => ({ Dissolved: target })),
  pattern`at the end of your turn`.map(() => "EndOfYourTurn"),
]);

const trigger = oneOf<TriggerEvent>([
  pattern`${keyword}`.map(([keyword]) => ({ Keywords: [keyword] })),
  pattern`${event},`.map(([event]) => event),
]);

const cost = oneOf<Cost>([
  pattern`${energy}`.map(([energy]) => ({ Energy: energy })),
  pattern`abandon ${target}`.map(([target]) => ({
    AbandonCharactersCount: { target, count: { Exactly: 1 } },
  })),
  pattern`discard ${discards}`.map(([count]) => ({
    DiscardCards: { target: { Any: "Card" }, count },
  })),
  pattern`discard your hand`.map(() => "DiscardHand"),
]);

/** One paragraph, as far as the small grammar goes. */
export const miniAbility: Rule<Ability> = oneOf<Ability>([
  pattern`${effect}.`.map(([effect]) => ({ Event: { effect } })),
  pattern`${trigger} ${effect}.`
    .map(([trigger, effect]) => ({ Triggered: { trigger, effect } })),
  pattern`${separated(cost, pattern`,`)}: ${effect}.`
    .map(([costs, effect]) => ({ Activated: { costs, effect } })),
]);
