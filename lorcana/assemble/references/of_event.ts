import type { CountedAmount } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { doneBy } from "./done.ts";

/**
 * "Whenever you remove damage from one of your characters, gain 1 lore for each
 * 1 damage removed": only the event removed damage, so the amount is the
 * event's. Cards cannot be counted like that, since an event has just one.
 */
export function ofEvent(
  amount: CountedAmount,
  known: Antecedents,
): CountedAmount {
  if (!("what" in amount) || !isByEvent(amount.what, known)) return amount;
  if (amount.type === "this-way") return { ...amount, of: "event" };
  known.dangling = true;
  return amount;
}

/** Whether only the event can have done something. */
export function isByEvent(what: string, known: Antecedents): boolean {
  const { doing, events, isPart } = known;
  if (isPart || events.includes("one-or-more")) return false;
  const names = doneBy(what, known).filter((name) => name !== doing);
  return names.length > 0 && names.every((name) => name.startsWith("event "));
}
