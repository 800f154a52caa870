import type { DamageEffects } from "../../../ast/effects/damage.ts";
import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Amount } from "../../../ast/mod.ts";
import { thatMuch } from "../../amounts/amounts.ts";
import { number } from "../../words.ts";

/** "2", "that much": an amount of damage. */
export const some: Rule<Amount> = oneOf<Amount>([number, thatMuch]);

/**
 * "to chosen character equal to their {S}": the amount refers to the cards
 * before it. "He" and "she" always mean this card.
 */
export function last(
  amount: Amount,
): Pick<DamageEffects["deal-damage"], "wording"> {
  if (typeof amount !== "object" || !("target" in amount)) return {};
  const { target } = amount;
  if (typeof target !== "object" || !("ref" in target)) return {};
  const { pronoun } = target.wording ?? {};
  return pronoun === "he" || pronoun === "she"
    ? {}
    : { wording: { amountLast: true } };
}
