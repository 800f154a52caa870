import type { ActivatedAbility } from "../../ast/internal.ts";
import { isNothing, printCost } from "../cost.ts";
import { capital, joinPhrases, type Phrase, phrase } from "../phrase.ts";
import { printEffect } from "../standard_effect.ts";

/** "{Fast} -- Abandon an ally, once per turn: Draw {cards}." */
export function printActivated(
  { costs, effect, options }: ActivatedAbility,
): Phrase {
  const isOnce = options !== undefined && !options.is_multi;
  const items: Phrase[] = costs.filter((cost) => !isNothing(cost))
    .map((cost) => capital(printCost(cost)));
  if (isOnce) {
    items.push(items.length === 0 ? "Once per turn" : "once per turn");
  }
  if (items.length === 0) items.push("No cost");
  return phrase`${options?.is_fast ? "{Fast} -- " : ""}${
    joinPhrases(items, ", ")
  }: ${capital(printEffect(effect, "clauses", 0))}.`;
}
