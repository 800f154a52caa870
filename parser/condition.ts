import type { Condition, Conditions, Predicate } from "../ast/internal.ts";
import { label, once, oneOf, type Rule } from "../combinators/mod.ts";
import { count, countAllies, digits, pattern, subtypes } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { cardPredicate, oneCard, predicate, target } from "./target.ts";

/** Conditions that start with "while" or "with". */
type Circumstances = Pick<
  Conditions,
  | "AlliesThatShareACharacterType"
  | "CardsInVoidCount"
  | "PredicateCount"
  | "ThisCardIsInYourVoid"
>;

/** Conditions that follow "if". */
type Happenings = Omit<Conditions, keyof Circumstances>;

const number = oneOf([count, digits]);

function anAlly(): Predicate {
  return { Another: "Character" };
}

/** The cards that you can be said to have. */
const ally = oneOf<Predicate>([
  pattern`ally`.map(anAlly),
  pattern`allies`.map(anAlly),
  pattern`allied ${cardPredicate}`.map(([card]) => ({ Another: card })),
]);

const circumstances: Productions<Circumstances> = {
  AlliesThatShareACharacterType:
    pattern`with ${countAllies} that share a character type`
      .map(([count]) => ({ count })),
  CardsInVoidCount: pattern`while you have ${number} or more cards in your void`
    .map(([count]) => ({ count })),
  PredicateCount: oneOf<Circumstances["PredicateCount"]>([
    pattern`with ${subtypes}`.map(([{ count, subtype }]) => ({
      count,
      predicate: { Another: { CharacterType: subtype } },
    })),
    pattern`with ${countAllies}`
      .map(([count]) => ({ count, predicate: { Another: "Character" } })),
    pattern`with ${target}`.map(([predicate]) => ({ count: 1, predicate })),
    pattern`with ${number} or more ${predicate}`
      .map(([count, predicate]) => ({ count, predicate })),
  ]),
  ThisCardIsInYourVoid: oneOf([
    pattern`while this card is in your void`,
    pattern`if this card is in your void`,
  ]),
};

/** The same, said with "if": "this card is in your void". */
const states: Productions<Circumstances> = {
  AlliesThatShareACharacterType:
    pattern`you have ${countAllies} that share a character type`
      .map(([count]) => ({ count })),
  CardsInVoidCount: pattern`you have ${number} or more cards in your void`
    .map(([count]) => ({ count })),
  PredicateCount: oneOf<Circumstances["PredicateCount"]>([
    pattern`you have ${subtypes}`.map(([{ count, subtype }]) => ({
      count,
      predicate: { Another: { CharacterType: subtype } },
    })),
    pattern`you have ${countAllies}`
      .map(([count]) => ({ count, predicate: anAlly() })),
    pattern`you have an ${ally}`
      .map(([predicate]) => ({ count: 1, predicate })),
    pattern`you have ${number} or more ${ally}`
      .map(([count, predicate]) => ({ count, predicate })),
  ]),
  ThisCardIsInYourVoid: pattern`this card is in your void`,
};

const happenings: Productions<Happenings> = {
  CardsDiscardedThisTurn: oneOf<Happenings["CardsDiscardedThisTurn"]>([
    pattern`you have discarded ${oneCard} this turn`
      .map(([predicate]) => ({ count: 1, predicate })),
    pattern`you have discarded ${number} or more ${oneCard} this turn`
      .map(([count, predicate]) => ({ count, predicate })),
  ]),
  CardsDrawnThisTurn: pattern`you have drawn ${number} or more cards this turn`
    .map(([count]) => ({ count })),
  DissolvedThisTurn: pattern`${target} dissolved this turn`
    .map(([predicate]) => ({ predicate })),
};

const circumstance: Rule<Condition> = variants<Circumstances>(circumstances);
const happening: Rule<Condition> = variants<Happenings>(happenings);
const state: Rule<Condition> = variants<Circumstances>(states);
const only = ([condition]: readonly [Condition]): Condition => condition;

/** A condition before what it governs: "with an allied {subtype},". */
export const conditionBefore: Rule<Condition> = once(label(
  'a condition such as "while this card is in your void,"',
  oneOf([
    pattern`${circumstance},`.map(only),
    pattern`if ${circumstance},`.map(only),
    pattern`if ${state},`.map(only),
    pattern`if ${happening},`.map(only),
    // Without "if" and a comma: odd English, but cards may be written like this.
    pattern`${happening}`.map(only),
  ]),
));

/** A condition after what it governs: "if a character dissolved this turn". */
export const conditionBehind: Rule<Condition> = label(
  'a condition such as "if you have discarded a card this turn"',
  oneOf([
    pattern`if ${happening}`.map(only),
    pattern`if ${state}`.map(only),
    pattern`if ${circumstance}`.map(only),
    // The comma belongs before an effect, but cards may be written like this.
    pattern`if ${circumstance},`.map(only),
  ]),
);
