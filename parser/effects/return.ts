import type { ReturnEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { count, integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target, voidPredicate, voidTarget } from "../target.ts";

/** How the effects of this family are read. */
export const returnProductions: Productions<ReturnEffects> = {
  ReturnFromYourVoidToHand:
    pattern`return ${voidTarget} from your void to your hand`
      .map(([target]) => ({ target })),
  ReturnToHand: oneOf([
    pattern`return ${target} to hand`,
    pattern`return ${target} to your hand`,
  ]).map(([target]) => ({ target })),
  ReturnUpToCountFromYourVoidToHand: oneOf<
    ReturnEffects["ReturnUpToCountFromYourVoidToHand"]
  >([
    pattern`return ${integer("up-to-n-events")} from your void to your hand`
      .map(([count]) => ({ target: { YourVoid: "Event" }, count })),
    pattern`return up to ${count} ${voidPredicate} from your void to your hand`
      .map(([count, target]) => ({ target, count })),
  ]),
};
