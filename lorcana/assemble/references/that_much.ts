import type { CountedAmount } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";

type ThatMuch = Extract<CountedAmount, { type: "trigger-amount" }>;

/** What is not measured in cards. */
const UNITS: readonly RegExp[] = [/damage/u, /lore/u, /ink-drops/u];

/** Events that come with a number of cards. */
const CARDS = /^(?:draw|discard|one-or-more|amount)$/u;

/**
 * "that many": of the event that set the ability off, if it is measured in the
 * same way as what is being done; else of the effect before, if there is one.
 */
export function thatMuch(
  amount: ThatMuch,
  known: Antecedents,
): CountedAmount {
  const { doing = "", done, events, deeds, isPart } = known;
  if (done.includes("choose-number")) {
    return { ...amount, type: "chosen-number" };
  }
  // "The next time they would be dealt damage, deal that much": so much as that.
  if (isPart || deeds < 2 || done.includes("create-replacement")) return amount;
  const unit = UNITS.find((one) => one.test(doing)) ?? CARDS;
  return events.some((name) => unit.test(name))
    ? amount
    : { ...amount, of: "effect" };
}
