import type { CountedAmount } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";

type ThatMuch = Extract<CountedAmount, { type: "trigger-amount" }>;

/** What is measured in units other than cards. */
const UNITS: readonly RegExp[] = [/damage/u, /lore/u, /ink-drops/u];

/** Events that have a number of cards. */
const CARDS = /^(?:draw|discard|one-or-more|amount)$/u;

/**
 * "that many": the amount of the event, if it has the same unit as the current
 * effect; otherwise that of the effect before, if there is one.
 */
export function thatMuch(
  amount: ThatMuch,
  known: Antecedents,
): CountedAmount {
  const { doing = "", done, events, deeds, isPart } = known;
  if (done.includes("choose-number")) {
    return { ...amount, type: "chosen-number" };
  }
  // "… would be dealt damage, deal that much": the amount of that damage.
  if (isPart || deeds < 2 || done.includes("create-replacement")) return amount;
  const unit = UNITS.find((one) => one.test(doing)) ?? CARDS;
  return events.some((name) => unit.test(name))
    ? amount
    : { ...amount, of: "effect" };
}
