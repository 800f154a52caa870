import type { Predicate, PreventEffects } from "../../ast/internal.ts";
import { printClosedCost } from "../cost.ts";
import { type Phrase, phrase } from "../phrase.ts";
import { printBareTarget, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const preventPrinters: Printers<PreventEffects> = {
  Counterspell: ({ target }) => phrase`{prevent} ${printPlayed(target)}`,
  CounterspellUnlessPaysCost: ({ target, cost }) =>
    phrase`{prevent} ${printPlayed(target)} unless the opponent pays ${
      printClosedCost(cost)
    }`,
};

/** A card as it is played; without more words it is the opponent's. */
function printPlayed(target: Predicate): Phrase {
  if (target === "That") return "that card";
  return typeof target === "object" && "Enemy" in target
    ? phrase`a played ${printBareTarget(target, "Enemy")}`
    : printTarget(target);
}
