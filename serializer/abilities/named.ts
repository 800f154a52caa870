import type { NamedAbilities, NamedAbility } from "../../ast/internal.ts";
import { printCost } from "../cost.ts";
import { capital, type Phrase, phrase, variable } from "../phrase.ts";
import { byTag, printWith } from "../printers.ts";

const printers = byTag<NamedAbilities>({
  Reclaim: (cost) =>
    cost === null ? "{Reclaim}" : variable("ReclaimForCost", cost),
  ReclaimForCost: (cost) => phrase`{Reclaim} -- ${capital(printCost(cost))}`,
});

/** "{ReclaimForCost}": keywords stand alone, without a period. */
export function printNamed(ability: NamedAbility): Phrase {
  return printWith<NamedAbilities>(printers, ability, undefined);
}
