import type { ReturnEffects } from "../../ast/mod.ts";
import { oneOf } from "../../combinators/mod.ts";
import { integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { oneCard, target } from "../target.ts";

/** How the effects of this family are read. */
export const returnProductions: Productions<ReturnEffects> = {
  ReturnFromYourVoidToHand: oneOf<ReturnEffects["ReturnFromYourVoidToHand"]>([
    pattern`return this character from your void to your hand`
      .map(() => ({ target: "This" })),
    pattern`return ${oneCard} from your void to your hand`
      .map(([card]) => ({ target: { YourVoid: card } })),
  ]),
  ReturnToHand: oneOf([
    pattern`return ${target} to hand`,
    pattern`return ${target} to your hand`,
  ]).map(([target]) => ({ target })),
  ReturnUpToCountFromYourVoidToHand: pattern`return ${
    integer("up-to-n-events")
  } from your void to your hand`
    .map(([count]) => ({ target: { YourVoid: "Event" }, count })),
};
