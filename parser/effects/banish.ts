import type { BanishEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { collected, collectedInWords } from "../collection.ts";
import { backAgain, cards, integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target } from "../target.ts";

const upToAllies = integer("up-to-n-allies");
const itOrThem = oneOf<unknown>([integer("it-or-them"), backAgain]);
const them = oneOf([pattern`them`, backAgain]);

/** How the effects of this family are read. */
export const banishProductions: Productions<BanishEffects> = {
  BanishCardsFromEnemyVoid: pattern`{banish} ${cards} from the opponent's void`
    .map(([count]) => ({ count })),
  BanishCharacter: pattern`{banish} ${target}`.map(([target]) => ({ target })),
  BanishCharacterUntilLeavesPlay:
    pattern`{banish} ${target} until ${target} leaves play`
      .map(([target, until_leaves]) => ({ target, until_leaves })),
  BanishCollection: pattern`{banish} ${collected}`
    .map(([collected]) => collected),
  BanishThenMaterialize: oneOf<BanishEffects["BanishThenMaterialize"]>([
    pattern`{banish} ${target}, then {materialize} it`
      .map(([target]) => ({ target, count: { Exactly: 1 } })),
    pattern`{banish} ${upToAllies}, then {materialize} ${itOrThem}`
      .map(([n]) => ({ target: { Another: "Character" }, count: { UpTo: n } })),
    // In words only: "{up-to-n-allies}, then {materialize} them" is two effects.
    pattern`{banish} ${collectedInWords}, then {materialize} ${them}`
      .map(([collected]) => collected),
  ]),
  BanishEnemyVoid: pattern`{banish} the opponent's void`,
  BanishUntilNextMain: pattern`{banish} ${target} until your next main phase`
    .map(([target]) => ({ target })),
  BanishWhenLeavesPlay: pattern`{banish} ${target} when it leaves play`
    .map(([target]) => ({ target })),
};
