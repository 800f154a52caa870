import type { BanishEffects } from "../../ast/mod.ts";
import { isAlly, isOne, printCollectionInWords } from "../collection.ts";
import { phrase, variable } from "../phrase.ts";
import { printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const banishPrinters: Printers<
  Pick<BanishEffects, "BanishThenMaterialize">
> = {
  BanishThenMaterialize: ({ target, count }) => {
    if (isOne(count)) {
      return phrase`{banish} ${printTarget(target)}, then {materialize} it`;
    }
    if (typeof count === "object" && "UpTo" in count && isAlly(target)) {
      return phrase`{banish} ${
        variable("up-to-n-allies", count.UpTo)
      }, then {materialize} ${variable("it-or-them", count.UpTo)}`;
    }
    return phrase`{banish} ${
      printCollectionInWords(target, count)
    }, then {materialize} them`;
  },
};
