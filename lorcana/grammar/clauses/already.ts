import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Effect, Target } from "../../ast/mod.ts";
import { isChosen, queryOf } from "../../ast/target_names.ts";
import { being, has, isBeing } from "../conditions/card.ts";
import { plainHaving } from "../conditions/is.ts";
import { reference } from "../nouns/reference.ts";
import { fixed, pattern, words } from "../words.ts";
import type { Chain } from "./parts/clause.ts";
import { conditionalPiece } from "./parts/conditional_piece.ts";
import { type Piece, sequence } from "./parts/pieces.ts";

const be = words("is", "are", "was", "were", "'s", "'re");

/** "they already have Evasive": so before the previous sentence took effect. */
const already: Rule<Condition> = oneOf<Condition>([
  pattern`${reference} already ${has} damage`.map(([target]) => ({
    type: "has-any-damage",
    target,
  })),
  pattern`${reference} ${be} already ${being}`.map(([target, , being]) =>
    isBeing(being, target)
  ),
  pattern`${reference} already ${has} ${plainHaving}`.map((
    [target, , filter],
  ) => ({ type: "has", target, filters: [filter] })),
]);

/** "if they already have Evasive, draw a card" */
export function alreadySo(chain: Rule<Chain>): Rule<(who: Who) => Piece> {
  return pattern`if ${already}, ${chain} ${optional(insteadWord)}`.map((
    [condition, chain, instead],
  ) => {
    const piece = conditionalPiece(condition, chain, instead);
    return instead ? piece : (who) => ({ ...piece(who), already: true });
  });
}

type Who = Parameters<Chain>[0];

const insteadWord: Rule<true> = fixed("instead").map(() => true as const);

/** "A. If they already C, B": whom A is about, B if they C, and A. */
export function checkBeforeEffect(before: Effect, { effect }: Piece): Effect {
  const { chosen, own } = chosenBefore(before);
  const steps = chosen.length === 0 ? [own, effect] : [...chosen, effect, own];
  return sequence(steps.map((effect) => ({ effect, join: "." })));
}

/** The choice of whom an effect is about as a step of its own, if there is one. */
export function chosenBefore(
  before: Effect,
): { readonly chosen: readonly Effect[]; readonly own: Effect } {
  const [first, ...rest] = before.type === "sequence" ? before.steps : [before];
  const target = first && "target" in first ? first.target : undefined;
  if (first === undefined || target === undefined || !isChosen(target)) {
    return { chosen: [], own: before };
  }
  // The same cards.
  const steps = [{ ...first, target: again(target) } as Effect, ...rest];
  return {
    chosen: [{ type: "select-target", target }],
    own: sequence(steps.map((effect) => ({ effect, join: "." }))),
  };
}

/** "that character", or "they" where they are of several types. */
function again(target: Target): Target {
  const [cardType, ...others] = queryOf(target)?.cardTypes ?? [];
  const isOfOne = cardType !== undefined && others.length === 0;
  return {
    ref: "previous-target",
    wording: isOfOne ? { cardType } : { pronoun: "they" },
  };
}
