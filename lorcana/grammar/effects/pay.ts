import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { PayEffects } from "../../ast/effects/pay.ts";
import type { CostChange, Filter, Player, Target } from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { tidy } from "../../ast/tidy.ts";
import { inkAmount } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { isOfWhoActs } from "../nouns/acting.ts";
import { self } from "../nouns/reference.ts";
import { costs, pay } from "../verbs.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { abilityCosts } from "./parts/ability_cost.ts";
import { CHANGED } from "./parts/paying.ts";
import { type Limits, multiplied } from "./parts/limits.ts";
import type { Predicate, Productions } from "./parts/production.ts";
import {
  anywhere,
  type Change,
  isPlace,
  ordinalOfOpponents,
  ordinalPlay,
  ownCards,
  shifted,
  whatCosts,
} from "./parts/what_costs.ts";

const toPlay = optional(words("to play", "to shift"));
const maybePlay = optional(fixed("to play"));

const ordinalCards: Rule<Change> = oneOf([ordinalPlay, ordinalOfOpponents]);

/** "Songs cost you 1 {I} less to play": the paying player. */
const payer: Rule<Player | undefined> = optional(lookup<Player>({
  "you": "CONTROLLER",
  "opponents": "OPPONENTS",
  "your opponents": "OPPONENTS",
  "each opponent": "EACH_OPPONENT",
}));

/** The cards that cost less: a reference, or all cards that match. */
function whichCards(target: Target): Change {
  const full = queryOf(target);
  if (full === undefined) return { target };
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

/** "the next item you play", "your first item each turn": whoever pays plays it. */
function isPlayed({ duration }: Change): boolean {
  return duration?.includes("play") === true;
}

/** "pay 1 {I} less to play characters"; `word` reads "less" or "more". */
function paying(word: Rule<undefined>): Rule<(who: Player) => CostChange> {
  return checked(
    pattern`${pay} ${inkAmount} ${word} ${whatCosts}`,
    (paid, ...place) => !isPlayed(paid[3]) || isOfWhoActs(paid, ...place),
  ).map(([, amount, , what]) => (who) => ({
    amount,
    ...what,
    ...(who === "CONTROLLER" ? {} : { payer: who }),
  }));
}

/** "your first item each turn costs 1 {I} less"; `word` reads "less". */
function ordinalCosting(word: Rule<undefined>): Rule<CostChange> {
  return pattern`${ordinalCards} costs ${
    optional(fixed("you"))
  } ${inkAmount} ${word} ${toPlay}`
    .map(([change, , amount]) => ({ amount, ...change }));
}

/** "cost you 1 {I} less to play"; `word` reads "less", `purpose` "to play". */
function costing(
  word: Rule<undefined>,
  purpose: Rule<unknown>,
): Rule<Predicate<CostChange>> {
  return pattern`${costs} ${payer} ${inkAmount} ${word} ${purpose}`.map((
    [, payer, amount],
  ) =>
  (target, limits) => ({
    amount: multiplied(amount, limits),
    ...within(paidBy(whichCards(target), payer), limits),
  }));
}

/** "you pay 1 {I} less to play characters" */
export const payProductions: Productions<PayEffects> = {
  "cost-reduction": {
    acts: [
      paying(CHANGED.less).map((change) => (who) =>
        effect({ type: "cost-reduction", ...change(who) })
      ),
      // "you may shift characters here for 1 {I} less": an optional discount.
      checked(
        pattern`shift ${ownCards} for ${inkAmount} {I} less`,
        ([noun]) => noun.bare === true && noun.filters.some(isPlace),
      ).map(([noun, amount]) => () =>
        effect({ type: "cost-reduction", amount, ...shifted(noun) })
      ),
      pattern`play ${self} for ${inkAmount} {I} less`.map((
        [target, amount],
      ) =>
      () => effect({ type: "cost-reduction", amount, target })),
    ],
    clauses: [
      ordinalCosting(CHANGED.less).map((change) => () =>
        effect({ type: "cost-reduction", ...change })
      ),
    ],
    predicates: [
      costing(CHANGED.less, fixed("to shift")).map((change) => (...cards) =>
        effect({
          type: "cost-reduction",
          ...change(...cards),
          playMethod: "shift",
        })
      ),
      costing(CHANGED.less, maybePlay).map((change) => (...cards) =>
        effect({ type: "cost-reduction", ...change(...cards) })
      ),
    ],
  },
  "ability-cost-reduction": abilityCosts(
    "less",
    (change) => effect({ type: "ability-cost-reduction", ...change }),
  ),
  "ability-cost-increase": abilityCosts(
    "more",
    (change) => effect({ type: "ability-cost-increase", ...change }),
  ),
  "cost-increase": {
    clauses: [
      ordinalCosting(CHANGED.more).map((change) => () =>
        effect({ type: "cost-increase", ...change })
      ),
    ],
    acts: [
      paying(CHANGED.more).map((change) => (who) =>
        effect({ type: "cost-increase", ...change(who) })
      ),
    ],
    predicates: [
      costing(CHANGED.more, maybePlay).map((change) => (...cards) =>
        effect({ type: "cost-increase", ...change(...cards) })
      ),
    ],
  },
};

/** The change for the payer that the text names. */
function paidBy(change: Change, payer: Player | undefined): Change {
  if (payer === undefined) return change;
  const { payer: _, ...rest } = change;
  return payer === "CONTROLLER" ? rest : { ...rest, payer };
}

/** The change with the duration after it, if any. */
function within(change: Change, { duration }: Limits): Change {
  return duration === undefined ? change : { ...change, duration };
}
