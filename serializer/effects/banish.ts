import type { BanishEffects } from "../../ast/internal.ts";
import {
  isAlly,
  isOne,
  printCollection,
  printCollectionInWords,
} from "../collection.ts";
import { phrase, variable } from "../phrase.ts";
import { printBareTarget, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const banishPrinters: Printers<BanishEffects> = {
  BanishCardsFromEnemyVoid: ({ count }) =>
    phrase`{banish} ${variable("cards", count)} from the opponent's void`,
  BanishCharacter: ({ target }) => phrase`{banish} ${printTarget(target)}`,
  BanishCharacterUntilLeavesPlay: ({ target, until_leaves }) =>
    phrase`{banish} ${printTarget(target)} until ${
      printBareTarget(until_leaves)
    } leaves play`,
  BanishCollection: ({ target, count }) =>
    phrase`{banish} ${printCollection(target, count)}`,
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
  BanishEnemyVoid: () => "{banish} the opponent's void",
  BanishUntilNextMain: ({ target }) =>
    phrase`{banish} ${printTarget(target)} until your next main phase`,
  BanishWhenLeavesPlay: ({ target }) =>
    phrase`{banish} ${printTarget(target)} when it leaves play`,
};
