import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import type { Amount, Duration, Effects, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { targetHere } from "../../ast/without_here.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { lookup, number, pattern, verb, words } from "../words.ts";
import { whereTo } from "./move.ts";

type Reduction = Effects["cost-reduction"];
type Type = "cost-reduction" | "cost-increase";

const pay = verb("pay");

const amount: Rule<Amount> = oneOf<Amount>([
  number,
  lookup<Amount>({ "that amount of": { type: "trigger-amount" } }),
]);

const changed: Rule<Type> = lookup<Type>({
  "{I} less": "cost-reduction",
  "{I} more": "cost-increase",
});

const shift: Rule<Partial<Reduction> | undefined> = optional(
  words(
    "using their Shift ability",
    "using her Shift ability",
    "using his Shift ability",
    "using its Shift ability",
    "using Shift",
  ).map((): Partial<Reduction> => ({ playMethod: "shift" })),
);

/** What becomes cheaper. */
const what: Rule<Partial<Reduction>> = oneOf<Partial<Reduction>>([
  pattern`to play ${self} ${shift}`.map(([target, shift]) => ({
    target,
    ...shift,
  })),
  pattern`to play ${nounPhrase} ${shift}`.map(([noun, shift]) => ({
    ...cardsOf(noun),
    ...shift,
  })),
  pattern`for the next ${anyNoun} you play this turn`.map(([noun]) =>
    next(noun, "next-play-this-turn")
  ),
  pattern`for the next ${anyNoun} you play`.map(([noun]) =>
    next(noun, "next-play")
  ),
  pattern`to play the next ${anyNoun} this turn`.map(([noun]) =>
    next(noun, "next-play-this-turn")
  ),
  pattern`for the first ${anyNoun} you play each turn`.map(([noun]) =>
    next(noun, "first-play-each-turn")
  ),
]);

function cardsOf(noun: Noun): Partial<Reduction> {
  const { count: _, ...cards } = toCards(noun);
  return cards;
}

function next(noun: Noun, duration: Duration): Partial<Reduction> {
  return { ...cardsOf(noun), duration };
}

/** "pay 1 {I} less to play characters" */
export const payActs: readonly Rule<Act>[] = [
  pattern`${pay} ${amount} ${changed} ${what}`.map((
    [, amount, type, what],
  ) =>
  (who) =>
    effect(type, {
      amount,
      ...what,
      ...(who === "CONTROLLER" ? {} : { payer: who }),
    })
  ),
  pattern`${pay} ${amount} {I} less to move ${targetHere(target)}`.map((
    [, amount, character],
  ) => moving(amount, character, "THIS_LOCATION")),
  pattern`${pay} ${amount} {I} less to move ${target} ${whereTo}`.map((
    [, amount, character, location],
  ) => moving(amount, character, location)),
];

function moving(amount: Amount, character: Target, location: Target): Act {
  return () => effect("move-cost-reduction", { amount, character, location });
}
