import type { CountedAmount } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { isDoneToOthers } from "./last_mention.ts";
import { isDone } from "./done.ts";

/** Names of effects and events that have an amount. */
const MEASURED =
  /damage|lore|draw|discard|ink|pay|cost|cards|banish|return|look|reveal|count|comparison|replaces|amount|one-or-more/u;

/** Whether something before the current effect has an amount. */
function isMeasured({ done, deeds }: Antecedents): boolean {
  const others = done.slice(0, -1);
  return deeds > 1 || others.some((name) => MEASURED.test(name));
}

/** Checks that "that much" and "banished this way" have an antecedent. */
export function checkAmount(
  amount: CountedAmount,
  known: Antecedents,
): void {
  const isMissing = amount.type === "trigger-amount"
    ? !known.isPart && !isMeasured(known)
    : amount.type === "chosen-number"
    ? !known.isPart && !known.done.includes("choose-number")
    : "what" in amount && (!isDone(amount.what, known) ||
      "query" in amount &&
        isDoneToOthers(amount.what, amount.query.cardTypes, known));
  if (isMissing) known.dangling = true;
}
