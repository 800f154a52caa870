/**
 * The small grammar of `mini_grammar.ts` with nothing but what arcsecond brings:
 * alternatives in order, the longest first, each with its own error. This is
 * what our combinators have to be worth their code against.
 */
import {
  choice,
  many,
  Parser,
  possibly,
  sequenceOf,
  updateError,
  updateParserState,
} from "arcsecond";
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
import { type Columns, END, intern } from "../combinators/mod.ts";
import { type FigmentCount, spellingOf, tokenize } from "../lexer/mod.ts";
import { compose } from "./mini_grammar.ts";

type Reads<T> = Parser<T, string, Columns>;

/** A token; yields what it carries. */
function carried<T>(spelling: string): Reads<T> {
  const id = intern(spelling);
  return new Parser((state) =>
    state.isError ? state : state.data.ids[state.index] === id
      // By its token.
      ? updateParserState(
        state,
        state.data.values[state.index] as T,
        state.index + 1,
      )
      : updateError(state, `expected ${spelling} at ${state.index}`)
  );
}

/** Tokens in a row; yields a value, as `possibly` takes `null` for absence. */
function words(text: string): Reads<unknown> {
  const tokens = tokenize(text);
  const spellings = tokens.ok ? tokens.value.map(spellingOf) : [];
  return sequenceOf(spellings.map((spelling) => carried(spelling)));
}

function then<A, B>(first: Reads<A>, second: Reads<B>): Reads<B> {
  return sequenceOf([first, second]).map(([, second]) => second);
}

function before<A, B>(first: Reads<A>, second: Reads<B>): Reads<A> {
  return sequenceOf([first, second]).map(([first]) => first);
}

/** The first alternative that can be read. */
function first<T>(...parsers: Reads<T>[]): Reads<T> {
  return choice(parsers) as Reads<T>; // It yields what one of them yields.
}

function constant<T>(text: string, value: T): Reads<T> {
  return words(text).map(() => value);
}

function listOf<T>(item: Reads<T>, separator: Reads<unknown>): Reads<T[]> {
  return sequenceOf([item, many(then(separator, item))])
    .map(([first, rest]) => [first, ...rest]);
}

const energy = carried<number>("{e}");
const spark = carried<number>("{s}");
const points = carried<number>("{points}");
const discards = carried<number>("{discards}");
const article = possibly(first(words("an"), words("a")));

const bound = possibly(
  first<Operator>(constant("or less", "OrLess"), constant("or more", "OrMore")),
).map((operator): Operator => operator ?? "Exactly");

type Description = (card: CardPredicate) => CardPredicate;

const description = first<Description>(
  sequenceOf([words("with cost"), energy, bound])
    .map(([, cost, cost_operator]): Description => (target) => ({
      CardWithCost: { target, cost_operator, cost },
    })),
  sequenceOf([words("with spark"), spark, bound])
    .map(([, spark, operator]): Description => () => ({
      CharacterWithSpark: [spark, operator],
    })),
);

const noun = first<CardPredicate>(
  constant("cards", "Card"),
  constant("card", "Card"),
  constant("characters", "Character"),
  constant("character", "Character"),
  constant("events", "Event"),
  constant("event", "Event"),
  carried<CardSubtype>("{subtype}").map((type) => ({ CharacterType: type })),
);

const card = first<CardPredicate>(
  sequenceOf([noun, description]).map(([noun, describe]) => describe(noun)),
  noun,
  description.map((describe) => describe("Character")),
);

const self = first(words("character"), words("event"), words("card"));
const enemy = first(words("enemy"), words("enemies"));
const ally = first(words("ally"), words("allies"));

function targets(bare: "Any" | "Your"): Reads<Predicate> {
  return then(
    article,
    first<Predicate>(
      then(words("this"), self).map(() => "This"),
      then(words("that"), self).map(() => "That"),
      constant("it", "It"),
      constant("them", "Them"),
      then(enemy, possibly(card))
        .map((card) => ({ Enemy: card ?? "Character" })),
      then(ally, possibly(card))
        .map((card) => ({ Another: card ?? "Character" })),
      then(words("another"), card).map((card) => ({ Another: card })),
      then(words("allied"), card).map((card) => ({ Another: card })),
      before(card, words("you control")).map((card) => ({ Your: card })),
      card.map((card) => bare === "Any" ? { Any: card } : { Your: card }),
    ),
  );
}

const target = targets("Any");
const yourTarget = targets("Your");

const standardEffect = first<StandardEffect>(
  then(words("draw"), carried<number>("{cards}"))
    .map((count) => ({ DrawCards: { count } })),
  then(words("discard"), discards).map((count) => ({
    DiscardCards: { count },
  })),
  then(words("gain"), energy).map((gains) => ({ GainEnergy: { gains } })),
  then(words("gain"), points).map((gains) => ({ GainPoints: { gains } })),
  then(words("you lose"), points).map((loses) => ({ LosePoints: { loses } })),
  then(words("the opponent gains"), points)
    .map((count) => ({ EnemyGainsPoints: { count } })),
  carried<number>("{foresee}").map((count) => ({ Foresee: { count } })),
  carried<number>("{kindle}").map((amount) => ({ Kindle: { amount } })),
  then(words("{dissolve}"), target)
    .map((target) => ({ DissolveCharacter: { target } })),
  sequenceOf([
    words("{banish}"),
    target,
    words("until your next main phase"),
  ]).map(([, target]) => ({ BanishUntilNextMain: { target } })),
  then(words("{banish}"), target)
    .map((target) => ({ BanishCharacter: { target } })),
  then(words("{materialize}"), carried<FigmentType>("{a-figment}"))
    .map((figment) => ({ MaterializeFigments: { figment, count: 1 } })),
  then(words("{materialize}"), carried<FigmentCount>("{n-figments}"))
    .map(({ figment, count }) => ({ MaterializeFigments: { figment, count } })),
  then(words("{materialize}"), target)
    .map((target) => ({ MaterializeCharacter: { target } })),
  sequenceOf([words("return"), target, words("to hand")])
    .map(([, target]) => ({ ReturnToHand: { target } })),
  then(words("gain control of"), target)
    .map((target) => ({ GainControl: { target } })),
  sequenceOf([words("{discover}"), article, card])
    .map(([, , predicate]) => ({ Discover: { predicate } })),
  then(words("{prevent} a played"), card)
    .map((card) => ({ Counterspell: { target: { Enemy: card } } })),
  then(words("copy"), target).map((target) => ({ Copy: { target } })),
  constant("take an extra turn after this one", "TakeExtraTurn"),
  constant("you win the game", "YouWinTheGame"),
  sequenceOf([target, words("gains +"), spark, words("spark")])
    .map(([target, , gains]) => ({ GainsSpark: { target, gains } })),
);

const separator = first(words("."), words(", then"), words("and"));
const list = listOf(standardEffect, separator);

const effect = first<Effect>(
  then(words("you may"), list).map((effects) => compose(effects, true)),
  list.map((effects) => compose(effects, false)),
);

const keyword = first<TriggerKeyword>(
  constant("{materialized}", "Materialized"),
  constant("{judgment}", "Judgment"),
  constant("{dissolved}", "Dissolved"),
);

const event = first<TriggerEvent>(
  then(words("when you play"), yourTarget).map((target) => ({ Play: target })),
  then(words("when you discard"), yourTarget)
    .map((target) => ({ Discard: target })),
  then(words("when you abandon"), yourTarget)
    .map((target) => ({ Abandon: target })),
  sequenceOf([words("when"), target, words("is {dissolved}")])
    .map(([, target]) => ({ Dissolved: target })),
  constant("at the end of your turn", "EndOfYourTurn"),
);

const trigger = first<TriggerEvent>(
  keyword.map((keyword) => ({ Keywords: [keyword] })),
  before(event, words(",")),
);

const cost = first<Cost>(
  energy.map((energy) => ({ Energy: energy })),
  then(words("abandon"), target).map((target) => ({
    AbandonCharactersCount: { target, count: { Exactly: 1 } },
  })),
  then(words("discard"), discards).map((count) => ({
    DiscardCards: { target: { Any: "Card" }, count },
  })),
  constant("discard your hand", "DiscardHand"),
);

const sentence = before(effect, words("."));

const ability = first<Ability>(
  sequenceOf([listOf(cost, words(",")), words(":"), sentence])
    .map(([costs, , effect]) => ({ Activated: { costs, effect } })),
  sequenceOf([trigger, sentence])
    .map(([trigger, effect]) => ({ Triggered: { trigger, effect } })),
  sentence.map((effect) => ({ Event: { effect } })),
);

// arcsecond wants bytes, and `many` stops where they end.
const BYTES = new DataView(new ArrayBuffer(1 << 16));

/** One paragraph; `undefined` if it cannot be read. */
export function ceilingAbility(columns: Columns): Ability | undefined {
  const { isError, result, index } = ability.p({
    dataView: BYTES,
    inputType: "dataView",
    isError: false,
    error: "",
    index: 0,
    result: undefined as never, // Nothing is read yet.
    data: columns,
  });
  return !isError && columns.ids[index] === END ? result : undefined;
}
