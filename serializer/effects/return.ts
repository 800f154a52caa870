import type { ReturnEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printTarget, printTargets } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const returnPrinters: Printers<ReturnEffects> = {
  ReturnFromYourVoidToHand: ({ target }) =>
    phrase`return ${
      printTarget(target, "YourVoid")
    } from your void to your hand`,
  ReturnToHand: ({ target }) => {
    if (target === "This") return "return this character to your hand";
    return typeof target === "object" && "Any" in target &&
        target.Any === "Character"
      ? "return an enemy or ally to hand"
      : phrase`return ${printTarget(target)} to hand`;
  },
  ReturnUpToCountFromYourVoidToHand: ({ target, count }) =>
    typeof target === "object" && "YourVoid" in target &&
      target.YourVoid === "Event"
      ? phrase`return ${
        variable("up-to-n-events", count)
      } from your void to your hand`
      : phrase`return up to ${variable("count", count)} ${
        printTargets(target, "YourVoid")
      } from your void to your hand`,
};
