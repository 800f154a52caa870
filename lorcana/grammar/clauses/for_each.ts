import type { Rule } from "../../../combinators/mod.ts";
import type { ForEachClauses } from "../../ast/clauses/for_each.ts";
import type {
  Amount,
  Condition,
  CountedAmount,
  Effect,
} from "../../ast/mod.ts";
import { maximum, times } from "../amounts/amounts.ts";
import { forEach } from "../amounts/counted.ts";
import { pattern, words } from "../words.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { eachPlayerWith } from "./each_player_with.ts";
import { sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

/** "for each …, …", "each opponent with …" */
export function forEachProductions(
  chain: Rule<Chain>,
  told: Rule<Chain>,
  verbFirst: Rule<Chain>,
): ClauseProductions<ForEachClauses> {
  return {
    "for-each": {
      clauses: [
        pattern`${forEach}, ${chain}`.map(([counter, chain]) =>
          clause((who) =>
            countingEach(...ofEachPlayer(counter, sequence(chain(who))))
          )
        ),
        pattern`${forEach}, ${chain} ${maximum}`.map(([counter, chain, max]) =>
          clause((who) => atMost(max, counter, sequence(chain(who))))
        ),
      ],
    },
    "for-each-player": {
      clauses: [
        pattern`for each opponent who ${words("doesn't", "does not")}, ${chain}`
          .map(([, chain]) => eachOpponent(chain, { type: "if-they-do-not" })),
        pattern`for each opponent who does, ${chain}`.map(([chain]) =>
          eachOpponent(chain, { type: "if-you-do", wording: { who: "they" } })
        ),
        pattern`for each ${words("opponent", "opposing player")}, ${chain}`.map(
          ([, chain]) => eachOpponent(chain),
        ),
        pattern`for each player, ${chain}`.map(([chain]) =>
          clause((who) => ({
            type: "for-each-player",
            player: "EACH_PLAYER",
            effect: sequence(chain(who)),
          }))
        ),
        ...eachPlayerWith(told, verbFirst),
      ],
    },
  };
}

/**
 * "For each character returned this way, its player draws a card": each player
 * draws for their own characters.
 */
function ofEachPlayer(
  counter: CountedAmount,
  effect: Effect,
): readonly [CountedAmount, Effect] {
  if (counter.type !== "cards-this-way" || !isOfItsPlayer(effect)) {
    return [counter, effect];
  }
  const { query } = counter;
  const player = query.owner === "opponent" ? "EACH_OPPONENT" : "EACH_PLAYER";
  return [
    { ...counter, query: { ...query, owner: "their" } },
    { ...effect, player } as Effect, // It has a `player`.
  ];
}

/** "its player draws a card", "that character's player loses 1 lore" */
function isOfItsPlayer(effect: Effect): boolean {
  return "player" in effect && typeof effect.player === "object" &&
    "ownerOf" in effect.player;
}

function eachOpponent(chain: Chain, condition?: Condition): Clause {
  return clause((who) => ({
    type: "for-each-player",
    player: "EACH_OPPONENT",
    ...(condition === undefined ? {} : { condition }),
    effect: sequence(chain(who)),
  }));
}

/** "Y for each X": stat and cost changes multiply; other effects repeat. */
export function countingEach(counter: CountedAmount, effect: Effect): Effect {
  switch (effect.type) {
    case "modify-stat":
      return { ...effect, modifier: times(effect.modifier, counter) };
    case "cost-reduction":
    case "cost-increase":
    case "move-cost-reduction":
      return { ...effect, amount: times(effect.amount, counter) };
    case "gain-keyword":
      return effect.value === undefined
        ? effect
        : { ...effect, value: times(effect.value, counter) };
    case "sequence":
      return effect.steps.every((step) => counts(step))
        ? {
          ...effect,
          steps: effect.steps.map((step) => countingEach(counter, step)),
        }
        : { type: "for-each", counter, effect };
    case "conditional":
      return { ...effect, then: countingEach(counter, effect.then) };
    default:
      return { type: "for-each", counter, effect };
  }
}

/**
 * "Y for each X, to a maximum of N": stat and cost changes multiply; other
 * effects repeat.
 */
export function atMost(
  maximum: number,
  counter: CountedAmount,
  effect: Effect,
): Effect {
  switch (effect.type) {
    case "cost-reduction":
    case "cost-increase":
      return { ...effect, amount: clamped(effect.amount, counter, maximum) };
    case "modify-stat":
      return {
        ...effect,
        modifier: clamped(effect.modifier, counter, maximum),
      };
    default:
      return { type: "for-each", counter, effect, maximum };
  }
}

function clamped(amount: Amount, counter: CountedAmount, max: number): Amount {
  return { type: "clamp", value: times(amount, counter), max };
}

function counts({ type }: Effect): boolean {
  return type === "modify-stat" || type === "cost-reduction";
}
