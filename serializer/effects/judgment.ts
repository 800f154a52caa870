import type { JudgmentEffects } from "../../ast/internal.ts";
import { isOne, printCollection } from "../collection.ts";
import { phrase } from "../phrase.ts";
import { printBareTarget, printTarget, printTargets } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const judgmentPrinters: Printers<JudgmentEffects> = {
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: () =>
    "at the end of this turn, trigger an additional {JudgmentPhaseName} phase",
  TriggerJudgmentAbility: ({ matching, collection }) => {
    const ability = "trigger the {Judgment} ability of";
    if (collection === "All") {
      return phrase`${ability} each ${printBareTarget(matching)}`;
    }
    // "each other ally" would be all of the other allies.
    if (collection === "EachOther") {
      return phrase`${ability} each of the other ${printTargets(matching)}`;
    }
    return isOne(collection)
      ? phrase`${ability} ${printTarget(matching)}`
      : phrase`${ability} ${printCollection(matching, collection)}`;
  },
};
