import type { Cost, Costs } from "../ast/internal.ts";
import {
  label,
  once,
  oneOf,
  type Rule,
  separated,
} from "../combinators/mod.ts";
import { collected } from "./collection.ts";
import {
  cards,
  count,
  discards,
  energy,
  integer,
  pattern,
} from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { cardPredicate, oneTarget, predicate, target } from "./target.ts";

type SingleCosts = Omit<Costs, "Choice" | "CostList">;

/** One target, or several as a collection. */
const chosen = oneOf([
  pattern`${oneTarget}`.map(([target]) => ({ target, count: { Exactly: 1 } })),
  pattern`${collected}`.map(([collected]) => collected),
]);

const singleCosts: Productions<SingleCosts> = {
  AbandonCharactersCount: pattern`abandon ${chosen}`.map(([chosen]) => chosen),
  BanishAllCardsFromYourVoid: pattern`{banish} your void`,
  BanishAllCardsFromYourVoidWithMinCount:
    pattern`{banish} your void with ${count} or more cards`
      .map(([count]) => count),
  BanishCardsFromEnemyVoid: pattern`{banish} ${cards} from the opponent's void`
    .map(([count]) => count),
  BanishCardsFromYourVoid: oneOf<number>([
    pattern`{banish} ${cards} from your void`.map(([count]) => count),
    // "another card in your void": the tree does not say which card.
    pattern`{banish} ${predicate} in your void`.map(() => 1),
    pattern`{banish} {fast} ${cardPredicate} in your void`.map(() => 1),
  ]),
  BanishFromHand: pattern`{banish} ${target} from hand`
    .map(([target]) => target),
  DiscardCards: oneOf<SingleCosts["DiscardCards"]>([
    pattern`discard ${discards}`
      .map(([count]) => ({ target: { Any: "Card" }, count })),
    pattern`discard ${target}`.map(([target]) => ({ target, count: 1 })),
    pattern`discard ${count} ${predicate}`
      .map(([count, target]) => ({ target, count })),
  ]),
  DiscardHand: pattern`discard your hand`,
  Energy: pattern`${energy}`.map(([energy]) => energy),
  LoseMaximumEnergy: pattern`lose ${integer("maximum-energy")}`
    .map(([count]) => count),
  ReturnToHand: pattern`return ${chosen} to hand`.map(([chosen]) => chosen),
  SpendOneOrMoreEnergy: pattern`pay 1 or more {energy-symbol}`,
};

// More than any card has. "And" also joins effects, each of which may have costs,
// so a longer list would be read again from each of its costs.
const MOST_COSTS = 16;

const nothing: Rule<Cost> = pattern`no cost`.map(() => ({ CostList: [] }));

const singleCost: Rule<Cost> = once(variants<SingleCosts>(singleCosts));

const or = pattern`or`;
const and = pattern`and`;

const single = combinedCosts(singleCost);

/** One cost, or a choice: "{e} or abandon an ally". */
export const cost: Rule<Cost> = single.choice;

/**
 * The same, or several joined by "and": only where no further effect can
 * follow, since "and" joins effects too.
 */
export const costs: Rule<Cost> = single.list;

/** What is paid for an effect: energy is written "pay {e}". */
export const effectCosts: Rule<Cost> = combinedCosts(once(oneOf<Cost>([
  pattern`pay ${energy}`.map(([energy]) => ({ Energy: energy })),
  pattern`pay no cost`.map(() => ({ CostList: [] })),
  pattern`${singleCost}`.map(([cost]) => cost),
]))).list;

interface Combined {
  readonly choice: Rule<Cost>;
  /** A choice as well, or all of several. */
  readonly list: Rule<Cost>;
}

function combinedCosts(single: Rule<Cost>): Combined {
  const group = groups(single);
  const member = oneOf([single, group]);
  const others = separated(member, or);
  const more = separated(member, and, 1, MOST_COSTS - 1);
  const choice = oneOf<Cost>([
    single,
    group,
    pattern`${single} or ${others}`.map(choiceOfAll),
    pattern`${group} or ${others}`.map(choiceOfAll),
    pattern`both ${separated(member, and, 2)}`.map(([all]) => listOf(all)),
  ]);
  const list = oneOf<Cost>([
    choice,
    pattern`${single} and ${more}`.map(listOfAll),
    pattern`${group} and ${more}`.map(listOfAll),
  ]);
  const name = 'a cost such as "abandon an ally"';
  return { choice: label(name, choice), list: once(label(name, list)) };
}

/** Groups of costs, which start with "either" or "both". */
function groups(single: Rule<Cost>): Rule<Cost> {
  const one = oneOf([single, nothing]);
  return oneOf<Cost>([
    nothing,
    pattern`either ${separated(one, or, 2)}`
      .map(([costs]) => choiceOf(costs)),
    pattern`both ${separated(one, and, 2)}`
      .map(([costs]) => listOf(costs)),
  ]);
}

type FirstAndRest = readonly [Cost, readonly Cost[]];

function choiceOfAll([first, rest]: FirstAndRest): Cost {
  return choiceOf([first, ...rest]);
}

function listOfAll([first, rest]: FirstAndRest): Cost {
  return listOf([first, ...rest]);
}

/** A choice between costs; a choice among them is merged into it. */
function choiceOf(costs: readonly Cost[]): Cost {
  return {
    Choice: costs.flatMap((cost) =>
      typeof cost === "object" && "Choice" in cost ? cost.Choice : [cost]
    ),
  };
}

/** All of the costs; a list among them is merged into it. */
function listOf(costs: readonly Cost[]): Cost {
  const all = costs.flatMap((cost) =>
    typeof cost === "object" && "CostList" in cost ? cost.CostList : [cost]
  );
  return all.length === 1 && all[0] !== undefined ? all[0] : { CostList: all };
}
