import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { PayEffects } from "../../ast/effects/pay.ts";
import type { CostChange, Filter, Player, Target } from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";
import { tidy } from "../../ast/tidy.ts";
import { inkAmount } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { reference, self } from "../nouns/reference.ts";
import { costs, pay } from "../verbs.ts";
import { fixed, lookup, pattern } from "../words.ts";
import { type Limits, multiplied } from "./parts/limits.ts";
import {
  anywhere,
  type Change,
  next,
  ownNoun,
  what,
} from "./parts/whose_cost.ts";
import type { Productions } from "./parts/production.ts";

const toPlay = optional(fixed("to play"));

/** "Songs cost you 1 {I} less to play": who pays. */
const payer: Rule<Player | undefined> = optional(lookup<Player>({
  "you": "CONTROLLER",
  "opponents": "OPPONENTS",
  "your opponents": "OPPONENTS",
  "each opponent": "EACH_OPPONENT",
}));

/** Which cards cost less: one, or all of a kind that you play. */
function whichCards(target: Target): Change {
  const full = expanded(target);
  if (typeof full !== "object" || !("selector" in full)) return { target };
  const { filter, owner, selector, ...kind } = full;
  const isNext = selector === "next-played";
  const shifted = filter?.some(({ type }) => type === "using-shift");
  const others = shifted
    ? nonEmpty(filter?.filter(({ type }) => type !== "using-shift"))
    : filter;
  return tidy<Change>({
    target: anywhere({
      ...kind,
      selector: "all",
      count: "all",
      owner,
      ...(others === undefined ? {} : { filter: others }),
    }),
    duration: isNext ? "next-play-this-turn" : undefined,
    playMethod: shifted ? "shift" : undefined,
    payer: owner === "you"
      ? undefined
      : owner === "opponent"
      ? "OPPONENTS"
      : "EACH_PLAYER",
  });
}

function nonEmpty(
  filters: readonly Filter[] | undefined,
): readonly Filter[] | undefined {
  return filters?.length === 0 ? undefined : filters;
}

/** "pay 1 {I} less to play characters", with what stands in place of "less". */
function paying(word: Rule<undefined>): Rule<(who: Player) => CostChange> {
  return pattern`${pay} ${inkAmount} ${word} ${what}`.map((
    [, amount, , what],
  ) =>
  (who) => ({
    amount,
    ...what,
    ...(who === "CONTROLLER" ? {} : { payer: who }),
  }));
}

const whoPlays: Rule<Player> = lookup<Player>({
  "you play": "CONTROLLER",
  "each opponent plays": "EACH_OPPONENT",
  "opponents play": "OPPONENTS",
  "each player plays": "EACH_PLAYER",
});

/** "the first song you play each turn costs 1 {I} less" */
function firstPlayed(word: Rule<undefined>): Rule<CostChange> {
  return pattern`the first ${ownNoun} ${whoPlays} each turn costs ${inkAmount} {I} ${word} ${toPlay}`
    .map(([noun, payer, amount]) => ({
      amount,
      ...paidBy(next(noun, "first-play-each-turn"), payer),
    }));
}

/** "you pay 1 {I} less to play characters" */
export const payProductions: Productions<PayEffects> = {
  "cost-reduction": {
    acts: [
      paying(fixed("{I} less")).map((change) => (who) =>
        effect("cost-reduction", change(who))
      ),
      pattern`play ${oneOf([self, reference])} for ${inkAmount} {I} less`.map((
        [target, amount],
      ) =>
      () => effect("cost-reduction", { amount, target })),
    ],
    clauses: [
      firstPlayed(fixed("less")).map((change) => () =>
        effect("cost-reduction", change)
      ),
      pattern`the first ${ownNoun} you shift each turn costs ${inkAmount} {I} less ${
        optional(fixed("to shift"))
      }`
        .map(([noun, amount]) => () =>
          effect("cost-reduction", {
            amount,
            ...next(noun, "first-play-each-turn"),
            playMethod: "shift",
          })
        ),
    ],
    predicates: [
      pattern`${costs} ${inkAmount} {I} less to shift`.map((
        [, amount],
      ) =>
      (target, limits) =>
        effect("cost-reduction", {
          amount: multiplied(amount, limits),
          ...within(whichCards(target), limits),
          playMethod: "shift",
        })
      ),
      pattern`${costs} ${payer} ${inkAmount} {I} less ${toPlay}`.map((
        [, payer, amount],
      ) =>
      (target, limits) =>
        effect("cost-reduction", {
          amount: multiplied(amount, limits),
          ...within(paidBy(whichCards(target), payer), limits),
        })
      ),
    ],
  },
  "cost-increase": {
    clauses: [
      firstPlayed(fixed("more")).map((change) => () =>
        effect("cost-increase", change)
      ),
    ],
    acts: [
      paying(fixed("{I} more")).map((change) => (who) =>
        effect("cost-increase", change(who))
      ),
    ],
    predicates: [
      pattern`${costs} ${payer} ${inkAmount} {I} more ${toPlay}`.map((
        [, payer, amount],
      ) =>
      (target, limits) =>
        effect("cost-increase", {
          amount: multiplied(amount, limits),
          ...within(paidBy(whichCards(target), payer), limits),
        })
      ),
    ],
  },
};

/** The change for whoever pays, where the text says so. */
function paidBy(change: Change, payer: Player | undefined): Change {
  if (payer === undefined) return change;
  const { payer: _, ...rest } = change;
  return payer === "CONTROLLER" ? rest : { ...rest, payer };
}

/** The change with how long it lasts, where the text says it after. */
function within(change: Change, { duration }: Limits): Change {
  return duration === undefined ? change : { ...change, duration };
}
